// Checks that docs/spec-coverage.md is well formed and names only files and tests that exist.
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';

export interface Row {
  line: number;
  cells: readonly string[];
}

export interface Repository {
  exists(path: string): boolean;
  read(path: string): string;
}

const page = 'docs/spec-coverage.md';
const header = 'Id|Rule|Implemented in|Proved by';
const separator = /^[|:\s-]*-[|:\s-]*$/;
const idForm = /^[A-Z]+-\d{3}$/;
const pathForm = /^`([^`]+)`$/;
const proofForm = /^`([^`]+\.(?:test|spec)\.tsx?)`(?: › (.+))?$/;
// Titles may hold commas, so only a comma before another test file separates two proofs.
const proofSeparator = /,\s*(?=`[^`]+\.(?:test|spec)\.tsx?`)/;

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

export function problemsOf(rows: readonly Row[], repository: Repository): string[] {
  if (rows.length === 0) return ['no rules found'];
  const firstLines = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    if (cells.length !== 4) return [`line ${line}: expected 4 cells, found ${cells.length}`];
    const [id = '', rule = '', implementedIn = '', provedBy = ''] = cells;
    return [
      ...idProblems(id, line, firstLines),
      ...(rule === '' ? [`${id} has an empty rule`] : []),
      ...implementationProblems(implementedIn, repository),
      ...proofProblems(provedBy, repository),
    ].map((problem) => `line ${line}: ${problem}`);
  });
}

export function summaryOf(rows: readonly Row[]): string {
  const implemented = rows.filter(({ cells }) => cells[2] !== '').length;
  const proved = rows.filter(({ cells }) => cells[3] !== '').length;
  return `spec coverage: ${rows.length} rules, ${implemented} implemented, ${proved} proved`;
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
  if (cell === '') return [];
  return cell.split(/,\s*/).flatMap((entry) => {
    const path = pathForm.exec(entry)?.[1];
    if (path === undefined) return [`'${entry}' is not a path in backticks`];
    return repository.exists(path) ? [] : [`${path} does not exist`];
  });
}

function proofProblems(cell: string, repository: Repository): string[] {
  if (cell === '') return [];
  return cell.split(proofSeparator).flatMap((entry) => {
    const [, path, title] = proofForm.exec(entry) ?? [];
    if (path === undefined) return [`'${entry}' is not a test file in backticks (› title)`];
    if (!repository.exists(path)) return [`${path} does not exist`];
    if (title === undefined || hasTitle(repository.read(path), title)) return [];
    return [`${path} has no test '${title}'`];
  });
}

// A whole string literal is asked for, since a part of another title would prove nothing.
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
}

function repositoryAt(root: string): Repository {
  return {
    exists: (path) => {
      const inside = relative(root, resolve(root, path));
      return !inside.startsWith('..') && !isAbsolute(inside) && existsSync(resolve(root, path));
    },
    read: (path) => readFileSync(resolve(root, path), 'utf8'),
  };
}

if (import.meta.main) {
  const repository = repositoryAt(resolve(import.meta.dirname, '..'));
  const rows = parseRows(repository.read(page));
  const problems = problemsOf(rows, repository);
  for (const problem of problems) console.error(`${page}: ${problem}`);
  if (problems.length === 0) console.log(summaryOf(rows));
  else process.exitCode = 1;
}
