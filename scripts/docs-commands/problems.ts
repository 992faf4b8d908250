import type { Tasks } from '../tasks/task.ts';
import { commandsIn } from './commands-in.ts';
import type { Proof } from './rules.ts';

interface Repository {
  documents: Map<string, string>;
  rules: readonly (readonly [RegExp, Proof])[];
  scripts: Record<string, string>;
  /** The names that a script such as `npm run check` knows. */
  groups: Record<string, Tasks>;
  /** The names of `npm run check` that its step of CI runs. */
  staticChecks: string[];
  /** The text of .ci/run. */
  ci: string;
}

export interface Documented {
  command: string;
  proof: Proof | null;
}

/** Every documented command with what proves it. */
export function documentedCommands({ documents, rules, staticChecks }: Repository): Documented[] {
  const checks = new Set(staticChecks.map((name) => `npm run check ${name}`));
  const commands = new Set([...documents.values()].flatMap(commandsIn));
  return [...commands].map((command) => {
    if (checks.has(command)) return { command, proof: { step: 'checks' } };
    const rule = rules.find(([pattern]) => pattern.test(command));
    return { command, proof: rule?.[1] ?? null };
  });
}

export function problemsOf(repository: Repository): string[] {
  const { rules, scripts, groups, ci } = repository;
  const documented = documentedCommands(repository);
  const unknown = documented.flatMap(({ command, proof }) => {
    const [, script, name] = /\bnpm run ([\w:]+)\b(?! -w )(?: ([\w-]+))?/.exec(command) ?? [];
    if (script && !(script in scripts)) return [`${command}: there is no such script`];
    const names = script ? groups[script] : undefined;
    if (names && name && !(name in names)) return [`${command}: ${script} has no such name`];
    return proof
      ? []
      : [`${command}: neither executed nor marked, see scripts/docs-commands/rules.ts`];
  });
  const steps = rules.flatMap(([pattern, proof]) =>
    'step' in proof && !ci.includes(`\nstep ${proof.step} `)
      ? [`${pattern}: .ci/run has no step ${proof.step}`]
      : [],
  );
  const unused = rules.flatMap(([pattern]) =>
    documented.some(({ command }) => pattern.test(command)) ? [] : [`${pattern}: matches nothing`],
  );
  return [...unknown, ...steps, ...unused];
}
