import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const script = read('.ci/nightly');
const steps = /^all=\((.*)\)$/m.exec(script)?.[1]?.split(' ') ?? [];
const workflow = z
  .object({
    on: z.object({ schedule: z.tuple([z.object({ cron: z.string() })]) }),
    jobs: z.object({
      nightly: z.object({
        strategy: z.object({
          matrix: z.object({ include: z.array(z.object({ steps: z.string() })) }),
        }),
      }),
    }),
  })
  .parse(parse(read('.github/workflows/nightly.yml')));

test('the scheduled workflow runs every step of .ci/nightly, and every step is a case of it', () => {
  const scheduled = workflow.jobs.nightly.strategy.matrix.include.flatMap((job) =>
    job.steps.split(' '),
  );
  expect(scheduled.toSorted()).toEqual(steps.toSorted());
  const cases = [...script.matchAll(/^ {4}([a-z-]+(?: \| [a-z-]+)*)\) step/gm)];
  expect(cases.flatMap(([, names = '']) => names.split(' | ')).toSorted()).toEqual(
    steps.toSorted(),
  );
});

test('every reliability bench runs at night', () => {
  const [, names = ''] =
    /const benches = \[([^\]]*)\]/.exec(read('bench/reliability/all.ts')) ?? [];
  const benches = [...names.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
  expect(benches.length).toBeGreaterThan(10);
  expect(steps).toEqual(expect.arrayContaining(benches));
});
