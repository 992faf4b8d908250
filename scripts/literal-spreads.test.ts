// A literal that is spread into another one of its kind says nothing but how somebody wants it laid out.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Argument,
  type ArrayExpressionElement,
  type Expression,
  type ObjectPropertyKind,
  parseSync,
  Visitor,
} from 'oxc-parser';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

type Part = ArrayExpressionElement | ObjectPropertyKind | Argument;

function spreadLiteralsIn(file: string, text: string): string[] {
  const found: string[] = [];
  const look = (parts: readonly Part[], literal: string) => {
    for (const part of parts) {
      if (part?.type !== 'SpreadElement') continue;
      if (withoutType(part.argument).type !== literal) continue;
      found.push(`${file}:${text.slice(0, part.start).split('\n').length}`);
    }
  };
  new Visitor({
    ObjectExpression: (node) => look(node.properties, 'ObjectExpression'),
    ArrayExpression: (node) => look(node.elements, 'ArrayExpression'),
    CallExpression: (node) => look(node.arguments, 'ArrayExpression'),
    NewExpression: (node) => look(node.arguments, 'ArrayExpression'),
  }).visit(parseSync(file, text, { preserveParens: false }).program);
  return found;
}

/** The expression before `as const` or `satisfies`. */
function withoutType(expression: Expression): Expression {
  return expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
    ? withoutType(expression.expression)
    : expression;
}

test.each([
  ['const x = { ...{ a, b }, c };', 1],
  ['const x = [\n  ...[1, 2],\n  3,\n];', 1],
  ['call(...[a, b]);', 1],
  ['const x = [...([a, b] as const), c];', 1],
  ['const x = { ...(a && { b }), ...c };', 0],
  ['const x = [...[1, 2].map(String)];', 0],
  ['const x = [...([1, 2] as const).map(String)];', 0],
])('%s has %i', (text, count) => {
  expect(spreadLiteralsIn('example.ts', text)).toHaveLength(count);
});

test('no file spreads a literal', () => {
  const patterns = ['*.ts', '*.tsx', '*.js', '*.mjs'];
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
  const found = files
    .split('\n')
    .filter((file) => file !== '')
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return /\.\.\.\(*[{[]/.test(text) ? spreadLiteralsIn(file, text) : [];
    });
  expect(found).toEqual([]);
});
