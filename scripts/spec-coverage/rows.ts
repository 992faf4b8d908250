export interface Row {
  line: number;
  cells: readonly string[];
}

export interface Proof {
  path: string;
  title: string;
}

/** Why a row has no exact test. */
export interface Mark {
  kind: 'differs' | 'no test';
  text: string;
}

export interface Repository {
  exists(path: string): boolean;
  read(path: string): string;
  /** The titles a test file gives its tests, as written. */
  titles(path: string): readonly string[];
}

const header = 'Id|Rule|Implemented in|Proved by';
const separator = /^[|:\s-]*-[|:\s-]*$/;
const idForm = /^[A-Z]+-\d{3}$/;
const pathForm = /^`([^`]+)`$/;
const proofForm = /^`([^`]+\.(?:test|spec)\.tsx?)` › (.+)$/;
// Titles may hold commas, so only a comma before another test file separates two proofs.
const proofSeparator = /,\s*(?=`[^`]+\.(?:test|spec)\.tsx?`)/;
const markForm = /(?:^|; )\*\*(differs|no test)\*\*: (.+)$/;
const decisionForm = /^\[[^\]]+\]\((decisions\/[\w-]+\.md)#([\w-]+)\)$/;

export function parseRows(markdown: string): Row[] {
  const rows: Row[] = [];
  let inTable = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = text.trim();
    const cells = cellsOf(line);
    if (line === '') {
      inTable = false;
    } else if (cells.join('|') === header) {
      inTable = true;
    } else if ((inTable || line.startsWith('|')) && !separator.test(line)) {
      rows.push({ line: index + 1, cells });
    }
  }
  return rows;
}

/** What proves a row, and the mark that may follow; `wrong` are entries of another form. */
export function proofsOf({ cells }: Row): { proofs: Proof[]; mark: Mark | null; wrong: string[] } {
  const cell = cells[3] ?? '';
  const found = markForm.exec(cell);
  const [, kind, text = ''] = found ?? [];
  const mark: Mark | null = kind === 'differs' || kind === 'no test' ? { kind, text } : null;
  const proofs: Proof[] = [];
  const wrong: string[] = [];
  const rest = cell.slice(0, found?.index ?? cell.length);
  for (const entry of rest === '' ? [] : rest.split(proofSeparator)) {
    const [, path, title] = proofForm.exec(entry) ?? [];
    if (path === undefined || title === undefined) wrong.push(entry);
    else proofs.push({ path, title });
  }
  return { proofs, mark, wrong };
}

export function problemsOf(rows: readonly Row[], repository: Repository): string[] {
  if (rows.length === 0) return ['no rules found'];
  const firstLines = new Map<string, number>();
  return rows.flatMap((row) => {
    const { line, cells } = row;
    if (cells.length !== 4) return [`line ${line}: expected 4 cells, found ${cells.length}`];
    const [id = '', rule = '', implementedIn = ''] = cells;
    return [
      ...idProblems(id, line, firstLines),
      ...(rule === '' ? [`${id} has an empty rule`] : []),
      ...implementationProblems(implementedIn, repository),
      ...proofProblems(row, repository),
    ].map((problem) => `line ${line}: ${problem}`);
  });
}

export function summaryOf(rows: readonly Row[]): string {
  const counted = rows.map(proofsOf);
  const proved = counted.filter(({ proofs }) => proofs.length > 0).length;
  const marked = (kind: Mark['kind']) => counted.filter(({ mark }) => mark?.kind === kind).length;
  return `spec coverage: ${rows.length} rules, ${proved} with proofs, ${marked('differs')} deliberately different, ${marked('no test')} without a test`;
}

/** Whether a title matches a test's title, which may contain placeholders. */
export function matchesTitle(title: string, written: string): boolean {
  return title === written || patternOf(written).test(title);
}

function patternOf(written: string): RegExp {
  const placeholder = /%[sdifjoO#]|\$\{[^}]*\}|\$[a-zA-Z_][\w.]*/;
  const parts = written
    .split(placeholder)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 's');
}

function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function idProblems(id: string, line: number, firstLines: Map<string, number>): string[] {
  if (!idForm.test(id)) return [`id '${id}' is not of the form AREA-001`];
  const firstLine = firstLines.get(id);
  if (firstLine !== undefined) return [`id ${id} is already used in line ${firstLine}`];
  firstLines.set(id, line);
  return [];
}

function implementationProblems(cell: string, repository: Repository): string[] {
  if (cell === '') return ['no file implements it'];
  return cell.split(/,\s*/).flatMap((entry) => {
    const path = pathForm.exec(entry)?.[1];
    if (path === undefined) return [`'${entry}' is not a path in backticks`];
    return repository.exists(path) ? [] : [`${path} does not exist`];
  });
}

function proofProblems(row: Row, repository: Repository): string[] {
  const { proofs, mark, wrong } = proofsOf(row);
  if (proofs.length + wrong.length === 0 && !mark) {
    return ['neither a test nor a reason why there is none'];
  }
  return [
    ...wrong.map((entry) => `'${entry}' is not a test file in backticks › title`),
    ...proofs.flatMap(({ path, title }) => {
      if (!repository.exists(path)) return [`${path} does not exist`];
      const isWritten = repository.titles(path).some((written) => matchesTitle(title, written));
      return isWritten ? [] : [`${path} has no test '${title}'`];
    }),
    ...(mark?.kind === 'differs' ? decisionProblems(mark.text, repository) : []),
  ];
}

function decisionProblems(text: string, repository: Repository): string[] {
  const [, file, anchor] = decisionForm.exec(text) ?? [];
  if (file === undefined) return [`'${text}' is not a link to a section of a decision`];
  const path = `docs/${file}`;
  if (!repository.exists(path)) return [`${path} does not exist`];
  const anchors = [...repository.read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return anchors.includes(anchor ?? '') ? [] : [`${path} has no section '#${anchor}'`];
}
