import { text } from 'node:stream/consumers';
import { normaliseAddress } from '../address.ts';

/** From the command line, or else from standard input, which keeps it out of the shell history. */
export async function readAddress(argument: string | undefined): Promise<string> {
  const given = argument ?? (await text(process.stdin));
  if (!given.includes('@'))
    throw new Error('No e-mail address given: pass it as an argument or on standard input.');
  return normaliseAddress(given);
}
