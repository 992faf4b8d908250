import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const matrixJob = z.object({
  strategy: z.object({ matrix: z.object({ include: z.array(z.object({ steps: z.string() })) }) }),
});
const stepsOf = ({ strategy }: z.infer<typeof matrixJob>) =>
  strategy.matrix.include.flatMap((job) => job.steps.split(' '));
const script = read('.ci/nightly');
const steps = /^all=\((.*)\)$/m.exec(script)?.[1]?.split(' ') ?? [];

test('the scheduled workflow runs every step of .ci/nightly, and every step is a case of it', () => {
  const { jobs } = z
    .object({
      on: z.object({ schedule: z.tuple([z.object({ cron: z.string() })]) }),
      jobs: z.object({ nightly: matrixJob }),
    })
    .parse(parse(read('.github/workflows/nightly.yml')));
  expect(stepsOf(jobs.nightly).toSorted()).toEqual(steps.toSorted());
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

test('the workflow of a change runs every step of .ci/run', () => {
  const { jobs } = z
    .object({ jobs: z.object({ check: matrixJob }) })
    .parse(parse(read('.github/workflows/ci.yml')));
  const named = [...read('.ci/run').matchAll(/^ *step ([a-z]+) /gm)].map(([, name = '']) => name);
  // every job installs; the proofs are a job of their own, which needs the others
  const expected = named.filter((name) => name !== 'install' && name !== 'proofs');
  expect(expected.length).toBeGreaterThan(10);
  expect([...new Set(stepsOf(jobs.check))].toSorted()).toEqual(expected.toSorted());
});
