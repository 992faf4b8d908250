import { z } from 'zod';
import { platformDocuments } from '../platform/documents.ts';
import { type Check, type Finding, ok, skipped, warning } from './check.ts';

const metafield = z.object({ value: z.string() }).nullish();

const offers = z.object({
  shop: z.object({ rating: metafield }),
  products: z.object({
    nodes: z.array(
      z.object({
        handle: z.string(),
        isGiftCard: z.boolean(),
        foodName: metafield,
        foodBusiness: metafield,
        manufacturer: metafield,
        organicCode: metafield,
        organicOrigin: metafield,
        electrical: metafield,
        spareParts: metafield,
        updatesUntil: metafield,
        deviceData: metafield,
        variants: z.object({
          nodes: z.array(
            z.object({
              price: z.object({ amount: z.string() }),
              compareAtPrice: z.object({ amount: z.string() }).nullable(),
              lowestPrice: metafield,
            }),
          ),
        }),
      }),
    ),
  }),
  metaobjects: z.object({
    nodes: z.array(
      z.object({
        handle: z.string(),
        fields: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
      }),
    ),
  }),
});
type Offers = z.output<typeof offers>;
type Product = Offers['products']['nodes'][number];
type Seal = Offers['metaobjects']['nodes'][number];

/** What consumer law asks for and the platform's data lacks: the shop then does not show the claim (docs/law.md). */
export const checkLaw: Check = async (context) => {
  const { send, claimsWithoutEvidence, languagesWithoutNotice } = context;
  const { shop, products, metaobjects } = offers.parse(await send(platformDocuments.law));
  const claims = await claimsWithoutEvidence();
  const withoutNotice = await languagesWithoutNotice();
  const goods = products.nodes.filter(({ isGiftCard }) => !isGiftCard);
  const finding = (name: string, lacking: { handle: string }[], problem: string) =>
    products.nodes.length === 0
      ? skipped(name, 'no product is published yet: nothing was checked')
      : findingOf(name, lacking, problem);
  return [
    finding(
      'law: responsible business',
      goods.filter(({ foodBusiness, manufacturer }) => !foodBusiness && !manufacturer),
      'name nobody: set food.responsible of food, gpsr.manufacturer of other goods',
    ),
    finding(
      'law: food',
      goods.filter(({ foodName, foodBusiness }) => Boolean(foodName) !== Boolean(foodBusiness)),
      'have only one of food.name and food.responsible',
    ),
    finding(
      'law: organic',
      goods.filter(
        ({ organicCode, organicOrigin }) => Boolean(organicCode) !== Boolean(organicOrigin),
      ),
      'have only one of organic.code and organic.origin, which are then not shown',
    ),
    finding(
      'law: repair',
      goods.filter(({ electrical, spareParts }) => electrical?.value === 'true' && !spareParts),
      'are devices without repair.spare_parts: nothing is said about spare parts; set it where the producer gives the information',
    ),
    finding(
      'law: connected devices',
      goods.filter(({ updatesUntil, deviceData }) => Boolean(updatesUntil) !== Boolean(deviceData)),
      'have only one of updates.until and device.data',
    ),
    finding(
      'law: reductions',
      goods.filter(isReducedWithoutProof),
      'have a compare-at price without price.lowest_30_days: no reduction is shown (PRICE_HISTORY=true writes it)',
    ),
    findingOf(
      'law: seals',
      metaobjects.nodes.filter(lacksEvidence),
      'lack scheme, verifier or url and are not shown: Content → Metaobjects → certification',
    ),
    claims.length === 0
      ? ok('law: environmental claims', 'none without evidence')
      : warning(
          'law: environmental claims',
          `${claims.join(', ')} is on without evidence, unlawful in the EU since 27 September 2026: change shop.ts of the shop; a production shop does not start with it`,
        ),
    withoutNotice.length === 0
      ? ok('law: guarantee notice', 'the official file in every language')
      : warning(
          'law: guarantee notice',
          `no official file for ${withoutNotice.join(', ')}: pages show its text alone; set guaranteeNotice in shop.ts of the shop (Regulation 2025/1960, Annex I)`,
        ),
    shop.rating
      ? ok('law: shop rating', 'comes from the platform')
      : warning(
          'law: shop rating',
          'no shop metafield reviews.total ({"average", "count"}): no rating of the shop is shown',
        ),
  ];
};

const named = 3;

function findingOf(name: string, lacking: { handle: string }[], problem: string): Finding {
  if (lacking.length === 0) return ok(name, 'complete');
  const examples = lacking.slice(0, named).map(({ handle }) => handle);
  return warning(name, `${lacking.length} of those checked (${examples.join(', ')}) ${problem}`);
}

function isReducedWithoutProof({ variants }: Product): boolean {
  return variants.nodes.some(
    ({ price, compareAtPrice, lowestPrice }) =>
      compareAtPrice && Number(compareAtPrice.amount) > Number(price.amount) && !lowestPrice,
  );
}

function lacksEvidence({ fields }: Seal): boolean {
  return ['scheme', 'verifier', 'url'].some(
    (key) => !fields.find((field) => field.key === key)?.value,
  );
}
