import { hash } from 'node:crypto';
import type { AnswerCache, KeptAnswer } from './answer-cache.ts';
import type { Operation, Platform } from './platform.ts';
import { tagsIn } from './tags.ts';

/** How long an answer of the platform may be used, in seconds. */
export interface DataPolicy {
  /** Without asking again. */
  fresh: number;
  /** While a newer one cannot be had. */
  stale: number;
  /** Beyond the things the answer shows. */
  tags?: readonly string[];
}

interface CachedPlatformOptions {
  platform: Platform;
  cache: AnswerCache;
  /** By the operation's name; what is not in it is never kept. */
  policies: Readonly<Record<string, DataPolicy>>;
  /** For an answer that says there is no such thing. */
  missing: Omit<DataPolicy, 'stale'>;
  /** Hears of every answer that is used, so that the page can carry its tags. */
  onAnswer(answer: Pick<KeptAnswer<unknown>, 'tags' | 'isStale'>): void;
  /** Hears of every answer that could not be had: the page may do without, but is not whole. */
  onFailure(): void;
}

/** The platform with a memory. */
export function createCachedPlatform(options: CachedPlatformOptions): Platform {
  const { platform, cache, policies, missing, onAnswer, onFailure } = options;
  return {
    async send<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
      const policy = policies[operation.name];
      if (!policy || operation.kind !== 'query') return platform.send(operation, variables);
      const request = { key: keyOf(operation, variables), stale: policy.stale };
      const load = async () => {
        const value = await platform.send(operation, variables);
        const { tags = [], fresh } = saysNothing(value) ? missing : policy;
        return { value, tags: [...tags, ...tagsIn([variables, value])], fresh };
      };
      const answer = await cache.read<Result>(request, load).catch((error: unknown) => {
        onFailure();
        throw error;
      });
      onAnswer(answer);
      return answer.value;
    },
  };
}

function saysNothing(answer: unknown): boolean {
  return Object.values(answer ?? {}).every((part) => part === null);
}

/** Two versions of the shop may run side by side: the key holds the operation's text, too. */
function keyOf({ name, text }: Pick<Operation<never, never>, 'name' | 'text'>, variables: unknown) {
  const digest = hash('sha256', `${text}\n${JSON.stringify(variables)}`, 'base64url');
  return `${name}:${digest.slice(0, 27)}`;
}
