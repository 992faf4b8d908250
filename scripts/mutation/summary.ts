import { z } from 'zod';

const detected = ['Killed', 'Timeout'];
const undetected = ['Survived', 'NoCoverage'];

/** The part of Stryker's report that is counted here. */
export const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({ mutants: z.array(z.object({ mutatorName: z.string(), status: z.string() })) }),
  ),
});

export interface Score {
  name: string;
  killed: number;
  survived: number;
  /** In percent; 100 where there is nothing to kill. */
  score: number;
}

/** Mutants by folder, by file and by mutator, worst score first. */
export function summarise({ files }: z.infer<typeof reportSchema>) {
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, folder: file.slice(0, file.lastIndexOf('/')) })),
  );
  const scoresBy = (key: 'folder' | 'file' | 'mutatorName'): Score[] =>
    [...Map.groupBy(mutants, (mutant) => mutant[key])]
      .map(([name, group]) => scoreOf(name, group))
      .sort((one, other) => one.score - other.score || other.survived - one.survived);
  return {
    folders: scoresBy('folder'),
    files: scoresBy('file'),
    mutators: scoresBy('mutatorName'),
    total: scoreOf('total', mutants),
  };
}

function scoreOf(name: string, mutants: { status: string }[]): Score {
  const killed = mutants.filter(({ status }) => detected.includes(status)).length;
  const survived = mutants.filter(({ status }) => undetected.includes(status)).length;
  const all = killed + survived;
  return { name, killed, survived, score: all === 0 ? 100 : (killed / all) * 100 };
}

/** One aligned row a score, under a heading. */
export function toTable(heading: string, scores: Score[]): string {
  const width = Math.max(heading.length, ...scores.map(({ name }) => name.length));
  const rows = scores.map(
    ({ name, killed, survived, score }) =>
      `${name.padEnd(width)}${column(survived)}${column(killed)}${column(score.toFixed(1))}`,
  );
  return [
    `${heading.padEnd(width)}${column('survived')}${column('killed')}${column('score')}`,
    ...rows,
  ].join('\n');
}

const column = (value: string | number) => String(value).padStart(10);
