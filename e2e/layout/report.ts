import type { Language } from '#shop/tests/specified-languages.ts';
import type { FindingInWords } from './rules/index.ts';

/** Where something was found. */
interface Place {
  page: string;
  address: string;
  language: Language;
  width: number;
}

export interface PlacedFinding extends FindingInWords, Place {
  /** Of the same at the same width, wherever it was found first. */
  picture: string;
}

/** What is the same wherever it occurs: a class that is missing, or an element, whose texts and numbers differ. */
const kindOf = ({ rule, element, problem }: FindingInWords) =>
  rule === 'undefined-class' ? problem : `${rule} ${element.replace(/ ".*$/s, '')}`;

export const isSame = (one: PlacedFinding, other: FindingInWords, width: number) =>
  one.width === width && kindOf(one) === kindOf(other);

/** Each kind of finding once, with all the places. */
export function describeFindings(findings: PlacedFinding[]): string {
  const kinds = Map.groupBy(findings, kindOf);
  const lines = [...kinds.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [
      `${first.rule}: ${first.element}`,
      `  ${first.problem}`,
      `  ${first.address} at ${first.width}, picture ${first.picture}`,
      ...(same.length > 1 ? [`  ${placesOf(same)}`] : []),
    ];
  });
  const counts = [...Map.groupBy(findings, ({ rule }) => rule)].map(
    ([rule, found]) => `${found.length} ${rule}`,
  );
  const total = `${findings.length} findings of ${kinds.size} kinds`;
  return [...lines, counts.length > 0 ? `${total}: ${counts.join(', ')}` : total].join('\n');
}

function placesOf(findings: PlacedFinding[]): string {
  const all = <Value>(read: (finding: PlacedFinding) => Value) => [...new Set(findings.map(read))];
  const pages = all(({ page }) => page);
  const named = pages.slice(0, 6).join(', ') + (pages.length > 6 ? ', …' : '');
  const widths = all(({ width }) => width).toSorted((a, b) => a - b);
  const languages = all(({ language }) => language);
  return `${findings.length} times at ${widths.join(', ')} in ${languages.join(', ')} on ${pages.length} pages: ${named}`;
}
