/** A sentence of a document whose figures come from the code. */
export interface Figure {
  document: string;
  says: string;
}

/** Reads a file of the repository. */
export type Read = (file: string) => string;

/** Every figure of README.md and docs/ that a constant of the code decides. */
export function figuresOf(read: Read): Figure[] {
  const number = (file: string, pattern: RegExp) => {
    const found = pattern.exec(read(file))?.[1];
    if (!found) throw new Error(`${file} has no ${pattern}`);
    return Number(found.replaceAll('_', ''));
  };
  const products = grouped(read('.data/catalogue/products.jsonl').trim().split('\n').length);
  const versions = [...read('sandbox/schema/api-version.ts').matchAll(/^ {2}'(20\d\d-\d\d)',$/gm)];
  const [first = '', newest = ''] = [versions.at(0)?.[1], versions.at(-1)?.[1]];
  const edge = (key: string) =>
    number(
      'edge/storefront.vcl',
      new RegExp(`is_denied\\(${key}req\\.http\\.X-Edge-Client, (\\d+),`),
    );
  const load = (kind: string, what: string) =>
    number('storefront/server/http/load-shedding.ts', new RegExp(`${kind}: \\{.*${what}: (\\d+)`));
  const resilience = (name: string) =>
    number('storefront/server/platform/resilience.ts', new RegExp(`${name} = ([\\d_]+)`));
  const perHour = (file: string, name: string) =>
    number(`storefront/app/${file}`, new RegExp(`const ${name} = ([\\d_]+);`));
  const shop = (name: string) => number('shops/kaffeelotse/shop.ts', new RegExp(`${name}: (\\d+)`));
  const replicas = (name: string) =>
    number('deploy/kubernetes/storefront.yaml', new RegExp(`${name}: (\\d+)`));
  const hours = (file: string) => number(file, /linkLifetimeMs = (\d+) \* 3600_000/);
  return [
    { document: 'README.md', says: `the demo catalogue of ${products} products` },
    { document: 'docs/law.md', says: `the demo's ${products} products` },
    {
      document: 'docs/specification/choices.md',
      says: `Two or ${inWords(number('storefront/app/commerce/product/compared-handles.ts', /maxCompared = (\d+)/))} coffees`,
    },
    { document: 'CHANGELOG.md', says: `in the versions ${first} to ${newest}` },
    { document: 'docs/decisions/0005-operations-and-types.md', says: `from ${first} to ${newest}` },
    {
      document: 'docs/decisions/0007-listing-state-in-the-url.md',
      says: `Pages of at most ${number('storefront/app/commerce/collection/listing-query.ts', /maxShown = (\d+)/)}`,
    },
    {
      document: 'docs/operations.md',
      says: `in 10 s: ${edge('')} cache misses, ${edge('"files " \\+ ')} files that it does not have, ${edge('"passes " \\+ ')} requests for carts and forms`,
    },
    {
      document: 'docs/operations.md',
      says: `background refreshes at ${load('refresh', 'lagMs')} ms and ${load('refresh', 'inFlight')} requests, public pages at ${load('public', 'lagMs')} ms and ${load('public', 'inFlight')} (${load('outage', 'lagMs')} ms and ${load('outage', 'inFlight')} while the platform is unresponsive), carts at ${load('private', 'lagMs')} ms and ${load('private', 'inFlight')}`,
    },
    {
      document: 'docs/operations.md',
      says: `allows each client ${edge('"overload " \\+ ')} misses in 10 s`,
    },
    {
      document: 'docs/operations.md',
      says: `After ${inWords(resilience('failuresToOpen'))} consecutive failures, or ${inWords(resilience('timeoutsToOpen'))} timeouts, the circuit opens for ${inWords(resilience('halfOpenAfterMs') / 1000)} seconds`,
    },
    {
      document: 'docs/newsletter.md',
      says: `At most ${perHour('newsletter/limits.ts', 'perMailbox')} sign-ups an hour of one address and ${perHour('newsletter/limits.ts', 'perNetwork')} from one network`,
    },
    {
      document: 'docs/newsletter.md',
      says: `confirmation mail, link valid for ${hours('storefront/server/newsletter/confirmation-mail.ts')} hours`,
    },
    {
      document: 'docs/newsletter.md',
      says: `link valid for ${hours('storefront/server/restock/record-request.ts')} hours; it also deletes`,
    },
    {
      document: 'docs/newsletter.md',
      says: `single use, ${number('shops/kaffeelotse/shop.ts', /value: euros\((\d+)/)} €, orders from ${number('shops/kaffeelotse/shop.ts', /minimumOrder: euros\((\d+)/)} €`,
    },
    {
      document: 'docs/newsletter.md',
      says: `deleted after ${shop('unconfirmedSignUpDays')} days, ended subscriptions after ${inWords(shop('unsubscribedYears'))} years, confirmed requests for what is never restocked after ${shop('restockRequestDays')} days`,
    },
    {
      document: 'docs/declarations.md',
      says: `At most ${perHour('declarations/submit-declaration.ts', 'perMailbox')} declarations an hour with one mailbox and ${perHour('declarations/submit-declaration.ts', 'perNetwork')} from one network`,
    },
    {
      document: 'docs/deployment.md',
      says: `storefront (${replicas('minReplicas')} to ${replicas('maxReplicas')} nodes)`,
    },
  ];
}

const grouped = (count: number) => count.toLocaleString('en-GB');

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number) => words[count] ?? String(count);

/** Measured figures carry a date: the sections of these documents that have none. */
export function undatedSections(document: string, markdown: string): string[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .filter((section) => /\d (?:ms|kB|€|GB|%)/.test(section) && !/2026/.test(section))
    .map((section) => `${document}: '${section.split('\n')[0]}' has figures without a date`);
}

/** Figures of the benchmarks that README.md repeats must be those of docs/operations.md. */
export function unknownFigures(readme: string, operations: string): string[] {
  const [, table = ''] = /^\| what happens \|[^\n]*\n(.*?)\n\n/ms.exec(readme) ?? [];
  const known = new Set(figuresIn(operations));
  return figuresIn(table)
    .filter((figure) => !known.has(figure))
    .map((figure) => `README.md: ${figure} is not in docs/operations.md`);
}

const figuresIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];
