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
  if (stars === 5)
    return { sentences: 3, topics: { open: praise, situations, end: conclusions.good } };
  if (stars < 4)
    return { sentences: 3, topics: { open: complaint, situations, end: conclusions.mixed } };
  return { sentences: 3, topics: { open: praise, complaint, end: conclusions.mixed } };
}

const titleOf = (stars: 2 | 3 | 4 | 5, random: Random): Sentence => random.pick(titles[stars]);

/** Collects what customers wrote, so that no two reviews are put together alike. */
export class ReviewBook {
  readonly metaobjects: CatalogueMetaobject[] = [];
  private readonly meetings = new Meetings();

  private write(draft: Draft, number: number, author: (typeof authors)[number], random: Random) {
    const stars = starsOf(random);
    const date = new Date(today - random.int(3, 700) * day).toISOString().slice(0, 10);
    const body = compose(draft, materialOf(draft, stars), this.meetings, random);
    this.metaobjects.push({
      key: `review-${draftKey(draft)}-${number}`,
      type: 'review',
      fields: [
        { key: 'author', type: 'single_line_text_field', value: author.name },
        { key: 'place', type: 'single_line_text_field', value: author.place },
        { key: 'date', type: 'date', value: date },
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
      .map((author, index) => this.write(draft, index + 1, author, random));
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
