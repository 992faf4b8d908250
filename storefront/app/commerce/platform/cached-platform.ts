import { hash } from 'node:crypto';
import { type Operation, type Platform, partialDataOf } from './platform.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';
import { tagsIn } from './tags.ts';

/** How long a response of the platform may be used, in seconds. */
export interface DataPolicy {
  /** Used without a request. */
  fresh: number;
  /** Used while the platform is unavailable. */
  stale: number;
  /** In addition to the ids found in the response. */
  tags?: readonly string[];
  /** Of an answer without data, where that is an answer like any other and not something that is missing. */
  emptyTags?: readonly string[];
  /** Only the ids of these kinds of tags are used. */
  tagKinds?: RegExp;
}

interface CachedPlatformOptions {
  platform: Platform;
  cache: ResponseCache;
  /** By operation name; other operations are not cached. */
  policies: Readonly<Record<string, DataPolicy>>;
  /** For responses without data, such as an unknown handle. */
  missing: Omit<DataPolicy, 'stale'>;
  /** Called for every response that is used, so that the page gets its tags. */
  onAnswer(answer: Pick<CachedResponse<unknown>, 'tags' | 'isStale'>): void;
  /** Called for every failed request: a page with a fallback must not be cached as complete. */
  onFailure(): void;
}

/** A platform client with a response cache. */
export function createCachedPlatform(options: CachedPlatformOptions): Platform {
  const { platform, cache, policies, missing, onAnswer, onFailure } = options;
  return {
    async send<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
      const policy = policies[operation.name];
      if (!policy || operation.kind !== 'query') return platform.send(operation, variables);
      const request = { key: keyOf(operation, variables), stale: policy.stale };
      const load = async () => {
        const value = await platform.send(operation, variables);
        const { tags = [], fresh } = isEmpty(value) ? whenEmpty(policy, missing) : policy;
        const { tagKinds = /./ } = policy;
        const found = tagsIn([variables, value]).filter((tag) => tagKinds.test(tag));
        return { value, tags: [...tags, ...found], fresh };
      };
      try {
        const answer = await cache.read<Result>(request, load);
        onAnswer(answer);
        return answer.value;
      } catch (error) {
        onFailure();
        const partial = partialDataOf(error);
        if (!partial) throw error;
        // not cached; valid in the schema, which allows null where a field failed
        onAnswer({ tags: tagsIn([variables, partial]), isStale: false });
        return partial as Result;
      }
    },
  };
}

function isEmpty(answer: unknown): boolean {
  return Object.values(answer ?? {}).every((part) => part === null);
}

function whenEmpty({ fresh, emptyTags }: DataPolicy, missing: Omit<DataPolicy, 'stale'>) {
  return emptyTags ? { fresh, tags: emptyTags } : missing;
}

/** By the operation's text, which is longer than all its variables. */
const digests = new Map<string, string>();

/** Two versions of the shop may share the cache during a deployment, so the key includes the operation's text. */
function keyOf({ name, text }: Pick<Operation<never, never>, 'name' | 'text'>, variables: unknown) {
  const known = digests.get(text) ?? hash('sha256', text, 'base64url');
  digests.set(text, known);
  const digest = hash('sha256', `${known}\n${JSON.stringify(variables)}`, 'base64url');
  return `${name}:${digest.slice(0, 27)}`;
}
