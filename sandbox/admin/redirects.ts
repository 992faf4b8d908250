import { connectionOf } from '../graphql/connection.ts';
import type { PageArguments } from '../graphql/page.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import { readRedirects } from '../store/redirects.ts';
import type { CommerceAdmin } from './commerce.ts';
import { type CountArguments, countOf } from './counts.ts';

type ListArguments = PageArguments & { reverse?: boolean | null; query?: string | null };

/** Redirects of the catalogue; they are not written here. */
export function redirectResolvers({ database }: CommerceAdmin) {
  const all = () => readRedirects(database);
  const matching = async (query: string | null | undefined) => {
    const isFound = parseTextQuery(query, ['path', 'target'], 'urlRedirects');
    return (await all()).filter(isFound);
  };
  return {
    urlRedirect: async ({ id }: { id: string }) =>
      (await all()).find((redirect) => redirect.id === id) ?? null,
    urlRedirects: async ({ query, ...args }: ListArguments) =>
      connectionOf(await matching(query), args),
    urlRedirectsCount: async (args: CountArguments) =>
      countOf((await matching(args.query)).length, args),
  };
}
