import type { CatalogueMetafield, CatalogueMetaobject } from '../model.ts';
import type { Random } from '../random.ts';
import { compose, type Material, Meetings, type Sentence } from './describe.ts';
import { type Draft, draftKey, randomFor } from './draft.ts';
import { type Standing, today } from './standing.ts';
import { groupOf } from './voices/groups.ts';
import { authors, conclusions, opinions, situations, titles } from './voices/review-texts.ts';

const day = 24 * 60 * 60 * 1000;

function starsOf(random: Random): 2 | 3 | 4 | 5 {
  const chance = random.next();
  if (chance < 0.62) return 5;
  if (chance < 0.89) return 4;
  return chance < 0.97 ? 3 : 2;
}

function materialOf(draft: Draft, stars: number): Material {
  const { praise, complaint } = opinions[groupOf(draft.productType)];
  const inOrder = { sentences: 3, isOrdered: true };
  if (stars === 5)
    return { ...inOrder, topics: { open: praise, situations, end: conclusions.good } };
  if (stars === 4)
    return { ...inOrder, topics: { open: praise, complaint, end: conclusions.mixed } };
  return { ...inOrder, topics: { open: situations, complaint, end: conclusions.mixed } };
}

const titleOf = (stars: 2 | 3 | 4 | 5, random: Random): Sentence => random.pick(titles[stars]);

/** Collects what customers wrote, so that no two reviews are put together alike. */
export class ReviewBook {
  readonly metaobjects: CatalogueMetaobject[] = [];
  private readonly meetings = new Meetings();

  private write(
    draft: Draft,
    standing: Standing,
    number: number,
    author: (typeof authors)[number],
    random: Random,
  ) {
    const stars = starsOf(random);
    const age = (today - Date.parse(standing.createdAt)) / day;
    const date = new Date(today - random.int(3, Math.min(700, Math.floor(age) - 10)) * day);
    const facts = {
      flags: [...draft.flags, `group-${groupOf(draft.productType)}`],
      values: draft.values,
    };
    const body = compose(facts, materialOf(draft, stars), this.meetings, random, 20);
    this.metaobjects.push({
      key: `review-${draftKey(draft)}-${number}`,
      type: 'review',
      fields: [
        { key: 'author', type: 'single_line_text_field', value: author.name },
        { key: 'place', type: 'single_line_text_field', value: author.place },
        { key: 'date', type: 'date', value: date.toISOString().slice(0, 10) },
        { key: 'rating', type: 'number_integer', value: String(stars) },
        { key: 'title', type: 'single_line_text_field', value: titleOf(stars, random).text },
        { key: 'body', type: 'multi_line_text_field', value: body },
      ],
    });
    return { key: `review-${draftKey(draft)}-${number}`, stars };
  }

  /** The rating, its count and the written reviews of one product. */
  metafieldsOf(draft: Draft, standing: Standing): CatalogueMetafield[] {
    const random = randomFor(`${draftKey(draft)} reviews`);
    const count = standing.isPopular ? random.int(3, 8) : standing.isNew ? 0 : random.int(0, 3);
    const written = random
      .sample(authors, count)
      .map((author, index) => this.write(draft, standing, index + 1, author, random));
    const ratings = count + Math.round(standing.unitsSold * (0.05 + random.next() * 0.15));
    if (standing.isNew || ratings === 0) return [];
    const unwritten = ratings - count;
    const stars = written.reduce((sum, review) => sum + review.stars, 0);
    const average = (stars + unwritten * (4.2 + random.next() * 0.6)) / ratings;
    const reference: CatalogueMetafield = {
      namespace: 'reviews',
      key: 'list',
      type: 'list.metaobject_reference',
      value: '',
      metaobjects: written.map(({ key }) => key),
    };
    return [
      {
        namespace: 'reviews',
        key: 'rating',
        type: 'rating',
        value: JSON.stringify({ value: average.toFixed(1), scale_min: '1.0', scale_max: '5.0' }),
      },
      { namespace: 'reviews', key: 'rating_count', type: 'number_integer', value: String(ratings) },
      ...(count > 0 ? [reference] : []),
    ];
  }
}
