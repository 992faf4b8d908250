import { expect, test } from 'vitest';
import { commandsIn } from './commands-in.ts';
import { problemsOf } from './problems.ts';

const fence = '```';

test('commands are read from blocks and sentences, without comments and package names', () => {
  const text = `Install \`varnish\`, then \`npm run e2e edge\` with \`node\`.

${fence}sh
npm ci            # packages
docker build \\
  --tag shop .
${fence}

${fence}diff
npm run other
${fence}
`;
  expect(commandsIn(text)).toEqual(['npm ci', 'docker build --tag shop .', 'npm run e2e edge']);
});

const repository = {
  rules: [[/^npm ci$/, { step: 'install' }]] as [RegExp, { step: string }][],
  scripts: { check: 'node check.ts' },
  groups: { check: { lint: { about: '', command: 'biome', takes: '1 s' } } },
  staticChecks: ['lint'],
  ci: '\nstep install npm ci\n',
};

test('a static check needs no rule, unknown scripts and names and an unmarked command are problems', () => {
  const text =
    '`npm ci`, `npm run check lint`, `npm run check gone`, `npm run gone`, `curl x`, `npm run own -w a`';
  const documents = new Map([['a.md', text]]);
  expect(problemsOf({ ...repository, documents })).toEqual([
    'npm run check gone: check has no such name',
    'npm run gone: there is no such script',
    'curl x: neither executed nor marked, see scripts/docs-commands/rules.ts',
    'npm run own -w a: neither executed nor marked, see scripts/docs-commands/rules.ts',
  ]);
});

test('a rule for a missing step of CI, or for no command, is a problem', () => {
  const documents = new Map([['a.md', '`npm run check lint`']]);
  expect(problemsOf({ ...repository, documents, ci: '' })).toEqual([
    '/^npm ci$/: .ci/run has no step install',
    '/^npm ci$/: matches nothing',
  ]);
});
