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
  fact('portafilter-machine', 'Type', /lever/i, 'lever-machine', 'manual-lever'),
  fact('portafilter-machine', 'Brew group', /unheated/, 'manual-lever'),
  fact('portafilter-machine', note, /with grinder/, 'grinder-espresso'),
  fact('fully-automatic-machine', 'Milk system', /^none/, 'fully-automatic'),
  fact('fully-automatic-machine', 'Milk system', /wand/, 'automatic-wand'),
  fact('fully-automatic-machine', 'Milk system', /hose/, 'automatic-hose'),
  fact('fully-automatic-machine', 'Milk system', /carafe/, 'automatic-carafe'),
  fact('filter-machine', 'Jug', /vacuum/, 'thermos-filter-machine'),
  fact('electric-grinder', 'Dosing', /single dose/, 'single-dose-grinder'),
  fact('electric-grinder', 'Dosing', /weight/, 'weighing-grinder'),
  fact('hand-grinder', 'Housing', /wood/, 'wooden-hand-grinder', 'box-grinder'),
  fact('french-press', 'Material', /double-walled steel/, 'steel-press'),
  fact('dripper', 'Type', /carafe/, 'pour-over-carafe'),
  fact('dripper', 'Material', /glass/, 'glass-dripper', 'pour-over-carafe'),
  fact('dripper', 'Material', /steel|copper/, 'steel-dripper'),
  fact('kettle', 'Spout', /wide/, 'spout-kettle', 'spout-hob'),
  fact('kettle', 'Power', /W$/, 'spout-kettle', 'gooseneck-kettle'),
  fact('milk-frother', 'Type', /wand/, 'milk-wand'),
  fact('milk-frother', 'Type', /pump/, 'steel-press'),
  fact('scale', 'Resolution', /^1 g/, 'scale-gram'),
  fact('scale', 'Resolution', /^0\.01 g/, 'scale-fine'),
  fact('scale', 'Programmes', /time/, 'scale', 'scale-fine'),
  fact('storage', 'Material', /stoneware|ceramic|porcelain/, 'ceramic-canister'),
  fact('cup', 'Contents', /with saucer/, 'espresso-cup'),
  fact('cup', 'Contents', /with lid/, 'travel-mug'),
  fact(
    'glass',
    'Type',
    /double-walled/,
    'espresso-glass',
    'cappuccino-glass',
    'latte-glass',
    'iced-glass',
  ),
  fact('filters', 'Material', /steel/, 'shower-screen', 'metal-filter'),
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
