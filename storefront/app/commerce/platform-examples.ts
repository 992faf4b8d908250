// A platform for tests.
import type { Platform } from './platform.ts';

interface SentOperation {
  name: string;
  variables: unknown;
}

/** Gives this answer to every operation and keeps what it was asked. */
export function examplePlatform(answer: (variables: never, name: string) => unknown) {
  const sent: SentOperation[] = [];
  const platform: Platform = {
    async send<Result, Variables>({ name }: { name: string }, variables: Variables) {
      sent.push({ name, variables });
      return answer(variables as never, name) as Result;
    },
  };
  return { platform, sent };
}
