import type { CatalogueMetaobject, Localized } from '../../model.ts';
import type { Random } from '../../random.ts';
import { capitalized, fill, joined } from '../localized.ts';
import * as coffee from './coffee-sentences.ts';
import * as goods from './goods-sentences.ts';
import { firstNames, places } from './people.ts';

/** What a reviewer can speak of. */
export type ReviewSubject =
  | { kind: 'coffee'; method: coffee.ReviewMethod; notes: [Localized, Localized, Localized] }
  | { kind: 'goods'; goods: goods.GoodsKind };

export interface ProductReviews {
  /** The mean over all ratings, written or not. */
  rating: number;
  count: number;
  objects: CatalogueMetaobject[];
}

const ratingChances = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3];

export function writeReviews(
  productKey: string,
  subject: ReviewSubject,
  written: number,
  popularity: number,
  random: Random,
): ProductReviews {
  const ratings = Array.from({ length: written }, () =>
    random.chance(0.04) ? random.int(1, 2) : random.pick(ratingChances),
  );
  const count = written + Math.round(popularity * (0.4 + random.next()));
  return {
    rating: meanRating(ratings, count, random),
    count,
    objects: ratings.map((stars, index) => ({
      key: `review-${productKey}-${index + 1}`,
      type: 'review',
      fields: [
        { key: 'author', type: 'single_line_text_field', value: authorName(random) },
        { key: 'place', type: 'single_line_text_field', value: random.pick(places) },
        { key: 'date', type: 'date', value: reviewDate(random) },
        { key: 'rating', type: 'number_integer', value: String(stars) },
        { key: 'title', type: 'single_line_text_field', value: titleFor(subject, stars, random) },
        { key: 'body', type: 'multi_line_text_field', value: bodyFor(subject, stars, random) },
      ],
    })),
  };
}

/** Written reviews weigh little among many: most customers only leave stars. */
function meanRating(ratings: number[], count: number, random: Random): number {
  const silent = Math.max(0, count - ratings.length);
  const silentMean = 4.1 + random.next() * 0.8;
  const sum = ratings.reduce((total, stars) => total + stars, 0) + silent * silentMean;
  return Math.round((sum / Math.max(1, count)) * 10) / 10;
}

const authorName = (random: Random) =>
  `${random.pick(firstNames)} ${String.fromCharCode(65 + random.int(0, 25))}.`;

function reviewDate(random: Random): string {
  const latest = Date.UTC(2026, 10, 12);
  const age = Math.floor(random.next() ** 2 * 700);
  return new Date(latest - age * 86_400_000).toISOString().slice(0, 10);
}

function titleFor(subject: ReviewSubject, stars: number, random: Random): Localized {
  if (stars <= 2) return random.pick(coffee.reviewTitles.poor);
  if (stars === 3) return random.pick(coffee.reviewTitles.fair);
  return random.pick(subject.kind === 'coffee' ? coffee.reviewTitles.good : goods.goodsTitles);
}

function bodyFor(subject: ReviewSubject, stars: number, random: Random): Localized {
  if (subject.kind === 'goods') {
    const experience = random.pick(goods.goodsExperiences[subject.goods]);
    const verdict = random.pick(stars >= 4 ? goods.goodsPraise : goods.goodsReservations);
    return joined([experience, verdict], ' ');
  }
  const [n1, n2, n3] = subject.notes;
  const dose = random.int(16, 19);
  const slots = {
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
  return joined(
    sentencesFor(subject.method, stars, random).map((sentence) => fill(sentence, slots)),
    ' ',
  );
}

// Capsules come neither in bags nor by subscription.
const speaksOfBags = /Packung|Abo/;

function sentencesFor(method: coffee.ReviewMethod, stars: number, random: Random): Localized[] {
  const experience = random.pick(coffee.experiences[method]);
  const flavour = random.pick(coffee.flavours);
  if (stars <= 2) return [random.pick(coffee.complaints)];
  if (stars === 3) return [experience, random.pick(coffee.reservations)];
  if (stars === 4 && random.chance(0.6)) return [flavour, random.pick(coffee.reservations)];
  const praise = random.pick(
    coffee.praise.filter(({ de }) => method !== 'portion' || !speaksOfBags.test(de)),
  );
  return random.sample(
    random.chance(0.5) ? [praise, experience] : [praise, experience, flavour],
    3,
  );
}
