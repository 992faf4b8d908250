import { z } from 'zod';
import type { ProductTestQuery, ProductTestsQuery } from '../operations/generated.ts';
import { parseJson } from '../platform/parse-json.ts';
import type { ProductTest } from './product-test.ts';
import type { ListedTest, ProductTestReport } from './product-test-report.ts';
import { toPicture, toProductCard } from './to-product.ts';

interface TestNode {
  handle: string;
  fields: { key: string; value: string | null }[];
}

const points = z.array(
  z.object({
    label: z.string(),
    weight: z.number().min(0).max(100),
    value: z.number().min(0).max(10),
  }),
);
const isoDate = z.iso.date();
const ofTen = z.coerce.number().min(0).max(10);

/** A test without a title has nothing to say: null. */
export function toProductTest({ handle, fields }: TestNode): ProductTest | null {
  const text = (key: string) => fields.find((field) => field.key === key)?.value || null;
  const title = text('title');
  if (!title) return null;
  const url = text('url');
  return {
    handle,
    title,
    text: text('text'),
    verdict: text('verdict'),
    score: ofTen.safeParse(text('score') ?? undefined).data ?? null,
    points: points.safeParse(parseJson(text('points'))).data ?? [],
    // an address of our own or a safe one elsewhere, nothing a text field could smuggle in
    url: url && /^(\/[^/]|https:\/\/)/.test(url) ? url : null,
  };
}

type ListedNode = ProductTestsQuery['metaobjects']['nodes'][number];

export function toListedTest(node: ListedNode): ListedTest | null {
  const test = toProductTest(node);
  if (!test) return null;
  const images = node.fields.flatMap(({ reference }) => {
    if (reference?.__typename === 'MediaImage') return reference.image ?? [];
    return reference?.__typename === 'Product' ? (reference.featuredImage ?? []) : [];
  });
  return { ...test, picture: toPicture(images[0] ?? null, test.title) };
}

type ReportNode = NonNullable<ProductTestQuery['metaobject']>;

export function toProductTestReport(node: ReportNode): ProductTestReport | null {
  const test = toProductTest(node);
  if (!test) return null;
  const field = (key: string) => node.fields.find((candidate) => candidate.key === key);
  const reference = (key: string) => field(key)?.reference;
  const product = reference('product');
  const collection = reference('collection');
  const image = reference('image');
  return {
    ...test,
    date: isoDate.safeParse(field('date')?.value).data ?? null,
    paragraphs: (field('body')?.value ?? '').split('\n').filter((line) => line.trim() !== ''),
    picture: image?.__typename === 'MediaImage' ? toPicture(image.image, test.title) : null,
    product: product?.__typename === 'Product' ? toProductCard(product) : null,
    collection: collection?.__typename === 'Collection' ? collection.handle : null,
  };
}
