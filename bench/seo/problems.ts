import type { PageFacts } from './page-facts.ts';

/** SEO problems of these pages, one per line. */
export function seoProblems(pages: readonly PageFacts[]): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return [
    ...pages.flatMap((page) => [
      ...ownProblems(page),
      ...alternateProblems(page, (address) => byAddress.get(address)),
    ]),
    ...repetitions(pages, 'title'),
    ...repetitions(pages, 'description'),
  ];
}

function ownProblems(page: PageFacts): string[] {
  const { address } = page;
  const problems: string[] = [];
  if (page.status !== 200) problems.push(`answers ${page.status}`);
  if (page.canonical !== address) problems.push(`names ${page.canonical} as its canonical address`);
  if (page.hidden) problems.push('is listed but asks not to be found');
  if (!page.title) problems.push('has no title');
  if (!page.description) problems.push('has no description');
  problems.push(...page.dataProblems.map((problem) => `has invalid structured data: ${problem}`));
  if (page.dataTypes.length === 0) problems.push('has no structured data');
  return problems.map((problem) => `${address} ${problem}`);
}

function alternateProblems(
  { address, alternates }: PageFacts,
  pageAt: (address: string) => PageFacts | undefined,
): string[] {
  if (![...alternates.values()].includes(address)) return [`${address} does not name itself`];
  return [...alternates].flatMap(([language, counterpart]) => {
    const page = pageAt(counterpart);
    if (!page)
      return [`${address} has a ${language} counterpart that is not listed: ${counterpart}`];
    const pointsBack = [...page.alternates.values()].includes(address);
    return pointsBack ? [] : [`${counterpart} does not point back to ${address}`];
  });
}

function repetitions(pages: readonly PageFacts[], field: 'title' | 'description'): string[] {
  const groups = Map.groupBy(pages, (page) => `${languageOf(page)} ${page[field]}`);
  return [...groups.values()]
    .filter((group) => group.length > 1 && group[0]?.[field])
    .map((group) => {
      const [first, second] = group;
      return `${group.length} pages share the ${field} "${first?.[field]}": ${first?.address}, ${second?.address}`;
    });
}

function languageOf({ address }: PageFacts): string {
  return new URL(address).pathname.split('/')[1] ?? '';
}
