// A platform for tests.
import type { Platform } from './platform.ts';

interface SentOperation {
  name: string;
  variables: unknown;
}

/** Responds to every operation with the callback's result and records what was sent. */
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
