import { parseSync, Visitor } from 'oxc-parser';

const testFunctions = new Set(['test', 'it', 'describe']);

/** The titles of a file's tests as written, without ids of rules: a table test's keeps its placeholders. */
export function titlesIn(path: string, source: string): string[] {
  const titles: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !isTestFunction(source.slice(callee.start, callee.end))) return;
      if (title.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title.type === 'TemplateLiteral') {
        titles.push(source.slice(title.start + 1, title.end - 1));
      }
    },
  });
  visitor.visit(parseSync(path, source).program);
  return titles.map((title) => title.replace(/ \[[A-Z0-9 -]+\]$/, ''));
}

/** Such as `test`, `test.skip` or `test.each(rows)`. */
function isTestFunction(callee: string): boolean {
  return testFunctions.has(/^\w+/.exec(callee)?.[0] ?? '');
}
