import type { CatalogueMetafield, CatalogueMetaobject, Localized } from '../model.ts';
import { type Random, randomFor } from '../random.ts';
import { drawCircumstances } from '../ratings/circumstances.ts';
import { drawRatings, publishRatings, type Stars } from '../ratings/rating.ts';
import { applies, compose, Meetings, type Sentence } from './describe.ts';
import { capitalised, type Draft, draftKey, phrase, same } from './draft.ts';
import { groupOf } from './editorial/groups.ts';
import {
  conclusions,
  disappointments,
  happySituations,
  opinions,
  situations,
  titles,
} from './editorial/review-texts.ts';
import type { SalesStatus } from './sales-status.ts';

/** Sentences that fit the stars, in their order. */
function topicsFor(draft: Draft, stars: Stars): { open: Sentence[] } & Record<string, Sentence[]> {
  const { praise, complaint } = opinions[groupOf(draft.productType)];
  if (stars === 5) {
    return { open: praise, situations: [...situations, ...happySituations], end: conclusions.good };
  }
  if (stars === 4) return { open: praise, complaint, end: conclusions.mixed };
  if (stars === 3) return { open: situations, complaint, end: conclusions.lukewarm };
  return { open: disappointments, complaint, end: conclusions.bad };
}

const titlesFor = (stars: Stars) => (stars === 1 || stars === 2 ? titles.poor : titles[stars]);

/** Collects what customers wrote, so that no two reviews are put together alike. */
export class ReviewBook {
  readonly metaobjects: CatalogueMetaobject[] = [];
  private readonly meetings = new Meetings();

  /** Writes the reviews of one product, none of which repeats a sentence or a title of another. */
  private writerFor(draft: Draft, random: Random) {
    const product = {
      flags: [
        ...draft.flags,
        `group-${groupOf(draft.productType)}`,
        `type-${draft.productType}`,
        `kind-${draft.kind}`,
      ],
      values: { ...draft.values, vendor: same(draft.vendor), model: same(draft.model) },
    };
    const usedSentences = new Set<Sentence>();
    const usedTitles = new Set<Sentence>();
    const mentioned = new Set<Localized>();
    const isUnused = (sentence: Sentence) =>
      !usedSentences.has(sentence) && applies(sentence, product.flags);
    return (stars: Stars) => {
      const circumstances = drawCircumstances(random, mentioned);
      const facts = { ...product, values: { ...product.values, ...circumstances } };
      const { open, ...rest } = topicsFor(draft, stars);
      const openings = open.filter(isUnused);
      const unusedTitles = titlesFor(stars).filter(
        (title) => !usedTitles.has(title) && applies(title, product.flags),
      );
      const others = Object.entries(rest).map(([topic, sentences]): [string, Sentence[]] => [
        topic,
        sentences.filter(isUnused),
      ]);
      // who takes a star off says what for
      const isUnexplained = others.some(
        ([topic, sentences]) => topic === 'complaint' && sentences.length === 0,
      );
      if (openings.length === 0 || unusedTitles.length === 0 || isUnexplained) return null;
      const title = random.pick(unusedTitles);
      const body = compose(
        facts,
        {
          sentences: 3,
          isOrdered: true,
          topics: { open: openings, ...Object.fromEntries(others) },
        },
        this.meetings,
        random,
        20,
      );
      usedTitles.add(title);
      for (const sentence of [openings, ...others.map(([, sentences]) => sentences)].flat()) {
        const { de } = capitalised(phrase(sentence.text, facts.values));
        if (body.de.includes(de)) usedSentences.add(sentence);
      }
      return { title: title.text, body };
    };
  }

  /** The figures of one product's ratings and its written reviews. */
  metafieldsOf(draft: Draft, standing: SalesStatus): CatalogueMetafield[] {
    if (standing.isNew) return [];
    const random = randomFor(`${draftKey(draft)} reviews`);
    const written = standing.isPopular ? random.int(3, 8) : random.int(0, 3);
    const ratings = drawRatings({
      count: written + Math.round(standing.unitsSold * (0.05 + random.next() * 0.15)),
      written,
      productCreatedAt: standing.createdAt,
      random,
      write: this.writerFor(draft, random),
    });
    const { metafields, metaobjects } = publishRatings(draftKey(draft), ratings, random);
    this.metaobjects.push(...metaobjects);
    return metafields;
  }
}
