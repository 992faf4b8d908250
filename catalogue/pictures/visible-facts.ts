import { z } from 'zod';
import type { Catalogue, CatalogueProduct } from '../model.ts';

/** A fact that is seen: products that state it are shown as one of these objects, and no others are. */
interface VisibleFact {
  type: CatalogueProduct['productType'];
  fact: string;
  says: RegExp;
  objects: string[];
}

const fact = (
  type: VisibleFact['type'],
  label: string,
  says: RegExp,
  ...objects: string[]
): VisibleFact => ({ type, fact: label, says, objects });

const note = 'Short note';

/** By the English facts; each rule counts in both directions. */
const visibleFacts: VisibleFact[] = [
  fact('portafilter-machine', 'Type', /lever/i, 'lever-machine'),
  fact('portafilter-machine', note, /with grinder/, 'grinder-espresso'),
  fact('capsule-machine', note, /milk frother/, 'capsule-frother'),
  fact('filter-machine', 'Jug', /vacuum/, 'thermos-filter-machine'),
  fact('electric-grinder', 'Dosing', /single dose/, 'single-dose-grinder'),
  fact('hand-grinder', 'Housing', /wood/, 'wooden-hand-grinder'),
  fact('french-press', 'Material', /double-walled steel/, 'steel-press'),
  fact('dripper', 'Type', /carafe/, 'carafe'),
  fact('dripper', 'Material', /glass/, 'carafe'),
  fact('scale', 'Resolution', /^0\.1 g/, 'scale'),
  fact('scale', 'Programmes', /time/, 'scale'),
  fact('kettle', 'Spout', /gooseneck/, 'gooseneck-kettle', 'gooseneck-hob'),
  fact('kettle', 'Power', /W$/, 'gooseneck-kettle'),
  fact('cup', 'Supplied', /with saucer/, 'espresso-cup'),
  fact('cup', 'Supplied', /with lid/, 'travel-mug'),
  fact(
    'glass',
    'Type',
    /double-walled/,
    'espresso-glass',
    'cappuccino-glass',
    'latte-glass',
    'iced-glass',
  ),
  fact('filters', 'Material', /steel/, 'shower-screen'),
  fact('filters', 'Material', /cotton|hemp/, 'cloth-filter'),
];

const rowsSchema = z.array(z.object({ label: z.string(), value: z.string() }));

/** The English facts of a product: its short note and its technical details. */
function factsOf(product: CatalogueProduct, catalogue: Catalogue): Map<string, string> {
  const facts = new Map<string, string>();
  for (const { key, value, metaobjects = [] } of product.metafields) {
    if (key === 'short_note') facts.set(note, english(value));
    if (key !== 'technical_details') continue;
    for (const { key: name, fields } of catalogue.metaobjects) {
      if (!metaobjects.includes(name)) continue;
      const rows = fields.find((field) => field.key === 'rows');
      for (const { label, value: told } of rowsSchema.parse(
        JSON.parse(english(rows?.value ?? '[]')),
      ))
        facts.set(label, told);
    }
  }
  return facts;
}

const english = (value: string | { en: string }) => (typeof value === 'string' ? value : value.en);

/** Where a picture does not show what the facts say, or shows what they do not. */
export function visibleFactProblems(product: CatalogueProduct, catalogue: Catalogue): string[] {
  const rules = visibleFacts.filter(({ type }) => type === product.productType);
  if (rules.length === 0) return [];
  const facts = factsOf(product, catalogue);
  const objects = new Set(
    [...product.images, ...product.variants.flatMap(({ image }) => image ?? [])].map(
      ({ object }) => object,
    ),
  );
  return rules.flatMap(({ fact: label, says, objects: fitting }) => {
    const told = facts.get(label) ?? '';
    return [...objects]
      .filter((object) => fitting.includes(object) !== says.test(told))
      .map((object) => `says ${label} ${told || 'nothing'}, but is shown as ${object}`);
  });
}
