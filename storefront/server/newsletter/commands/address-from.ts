import { text } from 'node:stream/consumers';
import { normaliseAddress } from '../address.ts';

/** The address named on the command line, or else on the standard input: there no shell keeps it in its history. */
export async function addressFrom(argument: string | undefined): Promise<string> {
  const given = argument ?? (await text(process.stdin));
  if (!given.includes('@'))
    throw new Error('Which address? Name it, or write it to the standard input.');
  return normaliseAddress(given);
}
