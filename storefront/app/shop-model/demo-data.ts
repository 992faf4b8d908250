import type { Shop } from './shop.ts';

/** Something of the demo that must not go live. */
interface DemoValue {
  /** The file of the shop's folder, and the setting in it. */
  where: string;
  value: string;
}

/** People, companies, memberships and payments that the shops of this repository invent. */
const invented = [
  'Kaffeelotse',
  'Musterkai',
  'Wiebke Harms',
  'Jonas Petersen',
  'Hanse-Gilde',
  'Example Ltd',
  'Example Street',
  'First Last',
  'pursava',
  'karteo',
  'debitan',
  'morgo',
  'tippo',
  'wellora',
  'girolin',
  'poldra',
  'belvio',
];
const reservedHost = /[@./]example(\.(com|org|net))?(?=[/:]|$)/i;
const placeholderWords = /\bmuster(mann|frau|firma|stra(ß|ss)e)|lorem ipsum/i;
/** Of registers, tax and telephones. */
const onlyZeros = /^\D*0{3,}(\D*0+)*\D*$|0{4}\D?0{4}/;

function isDemo(value: string): boolean {
  return (
    invented.some((name) => value.includes(name)) ||
    [reservedHost, placeholderWords, onlyZeros].some((pattern) => pattern.test(value))
  );
}

type Named = Pick<
  Shop,
  'name' | 'email' | 'company' | 'social' | 'helpUrl' | 'blogUrl' | 'reviewsUrl' | 'contracts'
>;

/** Placeholders and inventions in the shop's configuration and in its texts about itself. */
export function findDemoData(
  { name, email, company, social, helpUrl, blogUrl, reviewsUrl, contracts }: Named,
  texts: Record<string, string | undefined>,
): DemoValue[] {
  const settings = {
    name,
    email,
    company,
    social,
    helpUrl,
    blogUrl,
    reviewsUrl,
    contracts: { email: contracts.email },
  };
  return [
    ...textsIn(settings).map(({ path, value }) => ({ where: `shop.ts: ${path}`, value })),
    ...Object.entries(texts).map(([where, value = '']) => ({ where, value })),
  ].filter(({ value }) => isDemo(value));
}

function textsIn(value: unknown, path = ''): { path: string; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path ? `${path}.${key}` : key),
  );
}
