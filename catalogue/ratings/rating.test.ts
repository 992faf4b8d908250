import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { destinations } from '../../shops/kaffeelotse/destinations.ts';
import { buildCatalogue } from '../index.ts';
import type { CatalogueProduct, Language, Localized } from '../model.ts';
import { townsOf } from './reviewers.ts';

interface Review {
  stars: number;
  date: string;
  title: string;
  sentences: string[];
  body: Localized;
  language: Language;
  original: string;
  place: string;
}

interface RatedProduct {
  key: string;
  createdAt: string;
  average: string;
  count: number;
  /** One star first. */
  distribution: number[];
  reviews: Review[];
}

let products: RatedProduct[];

const localizedText = z.object({ de: z.string(), en: z.string(), da: z.string() });
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=[A-ZÄÖÜÆØÅ\d])/);

beforeAll(() => {
  const catalogue = buildCatalogue();
  const objects = new Map(
    catalogue.metaobjects
      .filter(({ type }) => type === 'review')
      .map((object) => [object.key, object]),
  );
  const german = (value: string | Localized | undefined) =>
    typeof value === 'object' ? value.de : (value ?? '');
  const reviewOf = (key: string): Review => {
    const field = (name: string) =>
      german(objects.get(key)?.fields.find((candidate) => candidate.key === name)?.value);
    return {
      stars: Number(field('rating')),
      date: field('date'),
      title: field('title'),
      sentences: sentencesOf(field('body')),
      body: localizedText.parse(
        objects.get(key)?.fields.find((candidate) => candidate.key === 'body')?.value,
      ),
      language: z.enum(['de', 'en', 'da']).parse(field('language')),
      original: field('original_body'),
      place: field('place'),
    };
  };
  products = catalogue.products.flatMap((product: CatalogueProduct) => {
    const field = (name: string) =>
      product.metafields.find(({ namespace, key }) => namespace === 'reviews' && key === name);
    const rating = field('rating');
    if (!rating) return [];
    return [
      {
        key: product.key,
        createdAt: product.createdAt,
        average: z.object({ value: z.string() }).parse(JSON.parse(german(rating.value))).value,
        count: Number(field('rating_count')?.value),
        distribution: z
          .array(z.int().nonnegative())
          .length(5)
          .parse(JSON.parse(german(field('distribution')?.value) || 'null')),
        reviews: (field('list')?.metaobjects ?? []).map(reviewOf),
      },
    ];
  });
}, 60_000);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the ratings of every product', () => {
  it('are there for most products', () => {
    expect(products.length).toBeGreaterThan(1700);
  });

  it('have the average of their distribution, to one decimal', () => {
    const wrong = products.filter(({ average, distribution }) => {
      const stars = sum(distribution.map((count, index) => count * (index + 1)));
      return average !== (Math.round((stars * 10) / sum(distribution)) / 10).toFixed(1);
    });
    expect(wrong).toEqual([]);
  });

  it('are as many as their distribution counts', () => {
    expect(products.filter(({ count, distribution }) => count !== sum(distribution))).toEqual([]);
  });

  it('contain those of the written reviews', () => {
    const wrong = products.filter(({ reviews, distribution }) =>
      distribution.some(
        (count, index) => reviews.filter(({ stars }) => stars === index + 1).length > count,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are written after the product came, newest first', () => {
    const wrong = products.filter(({ reviews, createdAt }) =>
      reviews.some(
        ({ date }, index) =>
          date < createdAt.slice(0, 10) || date < (reviews[index + 1]?.date ?? ''),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the written reviews', () => {
  it('of one product never repeat a title or a sentence', () => {
    const wrong = products.flatMap(({ key, reviews }) =>
      [
        ...repeated(reviews.map(({ title }) => title)),
        ...repeated(reviews.flatMap(({ sentences }) => sentences)),
      ].map((text) => `${key}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of five stars and of one or two have nothing in common', () => {
    const said = (isMeant: (stars: number) => boolean) =>
      new Set(
        products.flatMap(({ reviews }) =>
          reviews
            .filter(({ stars }) => isMeant(stars))
            .flatMap(({ title, sentences }) => [title, ...sentences]),
        ),
      );
    const praised = said((stars) => stars === 5);
    const poor = said((stars) => stars <= 2);
    expect(poor.size).toBeGreaterThan(20);
    expect([...poor].filter((text) => praised.has(text))).toEqual([]);
  });

  it.each(['de', 'en', 'da'] as const)('have 2,500 different sentences in %s', (language) => {
    const all = products.flatMap(({ reviews }) =>
      reviews.flatMap(({ body }) => sentencesOf(body[language])),
    );
    // a sentence that differs in a figure only counts once
    const distinct = new Set(all.map((sentence) => sentence.replace(/\d+/g, '#')));
    expect(distinct.size).toBeGreaterThanOrEqual(2500);
  });

  it('come from towns that the shop delivers to', () => {
    const towns = new Set(Object.keys(destinations).flatMap(townsOf));
    const places = products.flatMap(({ reviews }) => reviews.map(({ place }) => place));
    expect(places.filter((place) => !towns.has(place))).toEqual([]);
  });

  it('keep what their author wrote', () => {
    const wrong = products.flatMap(({ reviews }) =>
      reviews.filter(({ body, language, original }) => original !== body[language]),
    );
    expect(wrong).toEqual([]);
  });
});
