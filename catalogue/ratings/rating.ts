import type { CatalogueMetafield, CatalogueMetaobject, Language, Localized } from '../model.ts';
import type { Random } from '../random.ts';
import { type Reviewer, reviewers } from './reviewers.ts';

const allStars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof allStars)[number];

interface ReviewText {
  title: Localized;
  body: Localized;
}

/** One customer's rating. Most customers leave stars only. */
export interface Rating {
  stars: Stars;
  date: string;
  language: Language;
  text?: ReviewText;
}

const day = 24 * 60 * 60 * 1000;
const latest = Date.UTC(2026, 10, 12);
/** Days after which a first customer can have an opinion. */
const delivery = 5;
/** How those who do not give five stars decide. */
const belowFive: [Stars, number][] = [
  [4, 0.6],
  [3, 0.22],
  [2, 0.1],
  [1, 0.08],
];

interface RatingsOptions {
  count: number;
  /** How many of them have a text. */
  written: number;
  /** No rating is older than its product. */
  productCreatedAt: string;
  random: Random;
  /** Null where nothing is left to say that no other review of the product says. */
  write(stars: Stars): ReviewText | null;
}

/** Every rating of a product, newest first: its average, count, distribution and reviews all come from this list. */
export function drawRatings(options: RatingsOptions): Rating[] {
  const { count, written, productCreatedAt, random, write } = options;
  // a good product has many fives
  const shareOfFive = 0.45 + random.next() * 0.48;
  const age = Math.min(700, (latest - Date.parse(productCreatedAt)) / day - delivery);
  if (age < 0) return [];
  const ratings = Array.from({ length: count }, (): Rating => {
    return {
      stars: random.chance(shareOfFive) ? 5 : starsBelowFive(random.next()),
      date: new Date(latest - random.next() ** 2 * age * day).toISOString().slice(0, 10),
      language: languageOf(random.next()),
    };
  }).toSorted((a, b) => b.date.localeCompare(a.date));
  for (const rating of random.sample(ratings, written)) {
    const text = write(rating.stars);
    if (text) rating.text = text;
  }
  return ratings;
}

function starsBelowFive(chance: number): Stars {
  let rest = chance;
  for (const [stars, share] of belowFive) {
    rest -= share;
    if (rest < 0) return stars;
  }
  return 1;
}

function languageOf(chance: number): Language {
  if (chance < 0.8) return 'de';
  return chance < 0.92 ? 'da' : 'en';
}

/** How many ratings have one, two, three, four and five stars. */
function distributionOf(ratings: readonly Pick<Rating, 'stars'>[]): number[] {
  return allStars.map((stars) => ratings.filter((rating) => rating.stars === stars).length);
}

/** What the platform keeps of a product's ratings: figures, and an object for each that has a text. */
export function publishRatings(
  productKey: string,
  ratings: readonly Rating[],
  random: Random,
): { metafields: CatalogueMetafield[]; metaobjects: CatalogueMetaobject[] } {
  if (ratings.length === 0) return { metafields: [], metaobjects: [] };
  const reviewerIn = reviewers(random);
  const metaobjects = ratings.flatMap((rating, index) =>
    rating.text
      ? [
          reviewObject(
            `review-${productKey}-${index + 1}`,
            rating,
            rating.text,
            reviewerIn(rating.language),
          ),
        ]
      : [],
  );
  const sum = ratings.reduce((total, { stars }) => total + stars, 0);
  const average = Math.round((sum * 10) / ratings.length) / 10;
  const field = (
    key: string,
    type: CatalogueMetafield['type'],
    value: string,
  ): CatalogueMetafield => ({ namespace: 'reviews', key, type, value });
  const list = {
    ...field('list', 'list.metaobject_reference', ''),
    metaobjects: metaobjects.map(({ key }) => key),
  };
  return {
    metafields: [
      field(
        'rating',
        'rating',
        JSON.stringify({ value: average.toFixed(1), scale_min: '1.0', scale_max: '5.0' }),
      ),
      field('rating_count', 'number_integer', String(ratings.length)),
      field('distribution', 'json', JSON.stringify(distributionOf(ratings))),
      ...(metaobjects.length > 0 ? [list] : []),
    ],
    metaobjects,
  };
}

function reviewObject(
  key: string,
  rating: Rating,
  { title, body }: ReviewText,
  { author, place }: Reviewer,
): CatalogueMetaobject {
  return {
    key,
    type: 'review',
    fields: [
      { key: 'author', type: 'single_line_text_field', value: author },
      { key: 'place', type: 'single_line_text_field', value: place },
      { key: 'date', type: 'date', value: rating.date },
      { key: 'language', type: 'single_line_text_field', value: rating.language },
      // only who has bought a product is invited to rate it
      { key: 'verified_purchase', type: 'boolean', value: 'true' },
      { key: 'rating', type: 'number_integer', value: String(rating.stars) },
      { key: 'title', type: 'single_line_text_field', value: title },
      { key: 'body', type: 'multi_line_text_field', value: body },
      { key: 'original_title', type: 'single_line_text_field', value: title[rating.language] },
      { key: 'original_body', type: 'multi_line_text_field', value: body[rating.language] },
    ],
  };
}
