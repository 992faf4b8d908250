export interface Rule {
  id: string;
  file: string;
  /** Where the shop does something else on purpose: the section of a decision, as `file.md#section`. */
  differs: string | null;
  /** Why there is no test. */
  untested: string | null;
}

const ruleForm = /^- \*\*([A-Z]+-\d{3})\*\* (.+)$/gm;
const ids = /\[([A-Z]+-\d{3}(?: [A-Z]+-\d{3})*)\]$/;

/** The rules of one file of docs/specification: list items that begin with an id. */
export function rulesIn(file: string, markdown: string): Rule[] {
  return [...markdown.matchAll(ruleForm)].map(([, id = '', text = '']) => ({
    id,
    file,
    differs: /Differs: \[[^\]]+\]\(\.\.\/decisions\/([^)]+)\)$/.exec(text)?.[1] ?? null,
    untested: / No test: (.+)$/.exec(text)?.[1] ?? null,
  }));
}

/** The rules that a test's title ends with, such as `adds a line [CART-001 CART-002]`. */
export const rulesOfTitle = (title: string): string[] => ids.exec(title)?.[1]?.split(' ') ?? [];

/** The same of every title in a test file's source. */
export const rulesInSource = (source: string): string[] =>
  [...source.matchAll(/\[[A-Z0-9 -]+\](?=['"`])/g)].flatMap(([found]) => rulesOfTitle(found));

/** The anchors of a document's headings. */
export const sectionsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

export function problemsOf(
  rules: readonly Rule[],
  tests: ReadonlyMap<string, readonly string[]>,
  readSections: (decision: string) => string[],
): string[] {
  const known = new Set(rules.map(({ id }) => id));
  const tested = new Set([...tests.values()].flat());
  return [
    ...(rules.length === 0 ? ['no rules found'] : []),
    ...rules.flatMap(({ id, file, differs, untested }, index) => {
      const [decision = '', section = ''] = differs?.split('#') ?? [];
      return [
        ...(rules.findIndex((rule) => rule.id === id) < index ? ['is used twice'] : []),
        ...(tested.has(id) || differs || untested ? [] : ['no test has it in its title']),
        ...(tested.has(id) && untested ? ['has a test, and a reason why there is none'] : []),
        ...(differs && !readSections(decision).includes(section)
          ? [`docs/decisions/${decision} has no section '#${section}'`]
          : []),
      ].map((problem) => `${file}: ${id} ${problem}`);
    }),
    ...[...tests].flatMap(([path, found]) =>
      found.filter((id) => !known.has(id)).map((id) => `${path}: there is no rule ${id}`),
    ),
  ];
}

/** One line per file: rules, those with a test, those that differ on purpose, those without a test. */
export function coverageTable(rules: readonly Rule[], tested: ReadonlySet<string>): string {
  const rows = [...Map.groupBy(rules, ({ file }) => file)].map(([file, own]) => {
    const count = (fits: (rule: Rule) => boolean) => own.filter(fits).length;
    const cells = [
      `[${file}](${file})`,
      own.length,
      count(({ id }) => tested.has(id)),
      count(({ differs }) => differs !== null),
      count(({ id }) => !tested.has(id)),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| file | rules | with a test | differ on purpose | without a test |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
