import { z } from 'zod';
import { languageFacts, languages } from '#shop/languages.ts';
import type { Platform } from '../../storefront/app/commerce/platform/platform.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import type { FindId } from './entry-tree.ts';

type Handles = Record<'collection' | 'product', Set<string>>;

const answer = z.record(z.string(), z.object({ id: z.string() }).nullable());
const atOnce = 50;

/** Asks the platform for the ids of all that the content names, by their handles in each language. */
export async function findIds(
  platform: Platform,
  handlesOf: (language: Language) => Handles[],
  onMissing: (message: string) => void,
): Promise<FindId> {
  const ids = new Map<string, string>();
  const keyOf = (kind: string, handle: string, language: Language) =>
    `${language} ${kind} ${handle}`;
  for (const language of languages) {
    const named = handlesOf(language).flatMap(({ collection, product }) => [
      ...[...collection].map((handle) => ({ kind: 'collection' as const, handle })),
      ...[...product].map((handle) => ({ kind: 'product' as const, handle })),
    ]);
    for (let start = 0; start < named.length; start += atOnce) {
      const some = named.slice(start, start + atOnce);
      const fields = some.map(
        ({ kind, handle }, index) => `a${index}: ${kind}(handle: ${JSON.stringify(handle)}) { id }`,
      );
      const text = `query ContentTargets($language: LanguageCode) @inContext(language: $language) { ${fields.join(' ')} }`;
      const operation = { name: 'ContentTargets', kind: 'query', text } as const;
      const variables = { language: languageFacts[language].code };
      const found = answer.parse(await platform.send(operation, variables));
      for (const [index, { kind, handle }] of some.entries()) {
        const id = found[`a${index}`]?.id;
        if (id) ids.set(keyOf(kind, handle, language), id);
        else onMissing(`${kind} ${handle} does not exist on the platform (${language})`);
      }
    }
  }
  return (kind, handle, language) => ids.get(keyOf(kind, handle, language));
}
