import type { Finding } from './check.ts';
import { failed } from './check.ts';
import { createDoctorContext } from './create-context.ts';
import { examine } from './examine.ts';
import { placeholderSettings } from './placeholder-settings.ts';
import { readSettings } from './read-settings.ts';
import { unknownSettings } from './unknown-settings.ts';

type Environment = Record<string, string | undefined>;

/** Every finding of the shop that the environment names. Never throws: a pipeline reads the list. */
export async function runDoctor(env: Environment, inFile: readonly string[]): Promise<Finding[]> {
  const unknown = [...unknownSettings(inFile, Object.keys(env)), ...placeholderSettings(env)];
  try {
    const { findings, ...settings } = readSettings(env);
    const { context, close } = createDoctorContext(settings);
    const examined = await examine(context).finally(close);
    return [...unknown, ...findings, ...examined];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [...unknown, failed('doctor', `could not run: ${reason}`)];
  }
}
