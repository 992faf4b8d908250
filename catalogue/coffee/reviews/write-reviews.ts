import type { Localized } from '../../model.ts';
import type { Random } from '../../random.ts';
import { drawCircumstances } from '../../ratings/circumstances.ts';
import type { Stars } from '../../ratings/rating.ts';
import { capitalized, fill, joined } from '../localized.ts';
import * as coffee from './coffee-sentences.ts';
import * as goods from './goods-sentences.ts';

/** What a reviewer can speak of. */
export type ReviewSubject =
  | {
      kind: 'coffee';
      method: coffee.ReviewMethod;
      brand: string;
      name: Localized;
      /** "aus Huila", where the whole coffee comes from there. */
      from: Localized | null;
      notes: [Localized, Localized, Localized];
      isSubscribed: boolean;
      isOnlyGround: boolean;
    }
  | { kind: 'goods'; goods: goods.GoodsKind; brand: string };

type Take = (pool: Localized[]) => Localized[];

/** Writes the reviews of one product: what is said fits the stars, and nothing is said twice. */
export function reviewWriter(subject: ReviewSubject, random: Random) {
  const used = new Set<Localized>();
  const mentioned = new Set<Localized>();
  const suits = ({ de }: Localized) =>
    subject.kind === 'goods' ||
    ((!isPortioned.has(subject.method) || !speaksOfBags.test(de)) &&
      (subject.isSubscribed || !/Abo/.test(de)) &&
      (!subject.isOnlyGround || !/mahle/.test(de)) &&
      (subject.from !== null || !de.includes('{from}')) &&
      (subject.method !== 'filter' || !/Einstellen/.test(de)));
  const take: Take = (pool) => {
    const unused = pool.filter((text) => !used.has(text) && suits(text));
    if (unused.length === 0) return [];
    const text = random.pick(unused);
    used.add(text);
    return [text];
  };
  return (stars: Stars): { title: Localized; body: Localized } | null => {
    const [title] = take(titlesFor(subject, stars));
    const sentences = sentencesFor(subject, stars, take, random);
    if (!title || sentences.length === 0) return null;
    return { title, body: joined(filled(subject, sentences, random, mentioned), ' ') };
  };
}

/** They do not come in bags, and nobody grinds them. */
const isPortioned: ReadonlySet<coffee.ReviewMethod> = new Set(['portion', 'instant']);
const speaksOfBags = /Packung|Einstellen|Röstdatum/;

function titlesFor(subject: ReviewSubject, stars: Stars): Localized[] {
  if (stars <= 2) return coffee.reviewTitles.poor;
  if (stars === 3) return coffee.reviewTitles.middling;
  if (stars === 4)
    return subject.kind === 'coffee' ? coffee.reviewTitles.fair : goods.goodsFairTitles;
  return subject.kind === 'coffee' ? coffee.reviewTitles.good : goods.goodsTitles;
}

/** The verdict is never missing; what else is said may be. */
function sentencesFor(
  subject: ReviewSubject,
  stars: Stars,
  take: Take,
  random: Random,
): Localized[] {
  if (subject.kind === 'goods') {
    if (stars <= 2) return take(goods.goodsComplaints);
    if (stars === 3) return take(goods.goodsDoubts);
    const verdict = take(stars === 4 ? goods.goodsReservations : goods.goodsPraise);
    return verdict.length === 0 ? [] : [...take(goods.goodsExperiences[subject.goods]), ...verdict];
  }
  const { method } = subject;
  const { complaints, reservations, praise, doubtfulFlavours, plainFlavours } = coffee;
  if (stars <= 2) return take(complaints);
  if (stars === 5) {
    const verdict = take(praise);
    if (verdict.length === 0) return [];
    const flavour = random.chance(0.5) ? take([...plainFlavours, ...coffee.pleasingFlavours]) : [];
    const experience = take(coffee.pleasingExperiences[method]);
    return random.sample([...verdict, ...experience, ...flavour], 3);
  }
  const verdict = take(stars === 4 ? [...reservations, ...coffee.oneStarLess] : reservations);
  if (verdict.length === 0) return [];
  const before =
    stars === 4
      ? [...coffee.pleasingFlavours, ...coffee.mixedExperiences[method]]
      : [...doubtfulFlavours, ...plainFlavours];
  return [...take(before), ...verdict];
}

function filled(
  subject: ReviewSubject,
  sentences: Localized[],
  random: Random,
  mentioned: Set<Localized>,
): Localized[] {
  const circumstances = { ...drawCircumstances(random, mentioned), brand: subject.brand };
  if (subject.kind === 'goods') {
    return sentences.map((sentence) => fill(sentence, circumstances));
  }
  const [n1, n2, n3] = subject.notes;
  const dose = random.int(16, 19);
  const slots = {
    ...circumstances,
    name: subject.name,
    ...(subject.from && { from: subject.from }),
    n1,
    n2,
    n3,
    N1: capitalized(n1),
    N2: capitalized(n2),
    dose,
    yield: dose * 2 + random.int(-2, 4),
    seconds: random.int(24, 33),
    temp: random.int(90, 95),
    rest: random.int(7, 14),
    filterDose: random.int(14, 17),
  };
  return sentences.map((sentence) => fill(sentence, slots));
}
