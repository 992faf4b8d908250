import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AdminClient } from '../../storefront/server/admin/admin-client.ts';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
const userErrors = z.array(z.object({ message: z.string() }));

/** All nodes of a connection, page by page. */
export async function readAll<Node extends z.ZodType>(
  admin: AdminClient,
  document: string,
  variables: object,
  node: Node,
): Promise<z.output<Node>[]> {
  const shape = z.record(z.string(), z.object({ nodes: z.array(node), pageInfo }));
  const all: z.output<Node>[] = [];
  let after: string | null = null;
  for (;;) {
    const answer: z.output<typeof shape> = await admin.send(
      document,
      { ...variables, after },
      shape,
    );
    const [connection] = Object.values(answer);
    all.push(...(connection?.nodes ?? []));
    if (!connection?.pageInfo.hasNextPage) return all;
    after = connection.pageInfo.endCursor;
  }
}

/** Runs a mutation and returns the id of what it wrote; throws what the platform refuses. */
export async function write(
  admin: AdminClient,
  document: string,
  variables: object,
): Promise<string> {
  const shape = z.record(z.string(), z.object({ userErrors }).catchall(z.unknown()));
  const [payload] = Object.values(await admin.send(document, variables, shape));
  const [error] = payload?.userErrors ?? [];
  if (error) throw new Error(error.message);
  const written = Object.entries(payload ?? {}).find(([key]) => key !== 'userErrors')?.[1];
  const node = z.object({ id: z.string() }).safeParse([written].flat()[0]);
  return node.data?.id ?? '';
}

const resources = z.object({
  translatableResourcesByIds: z.object({
    nodes: z.array(
      z.object({
        resourceId: z.string(),
        translatableContent: z.array(z.object({ key: z.string(), digest: z.string().nullable() })),
        translations: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
      }),
    ),
  }),
});

const atOnce = 50;

/** Translations by id and language. */
export async function readTranslations(
  admin: AdminClient,
  ids: readonly string[],
  locales: readonly string[],
) {
  const found = new Map<string, Record<string, Record<string, string>>>();
  for (const locale of locales) {
    for (let start = 0; start < ids.length; start += atOnce) {
      const variables = { ids: ids.slice(start, start + atOnce), locale };
      const answer = await admin.send(adminDocuments.translations, variables, resources);
      for (const { resourceId, translations } of answer.translatableResourcesByIds.nodes) {
        const texts = translations.flatMap(({ key, value }) => (value ? [[key, value]] : []));
        if (texts.length === 0) continue;
        found.set(resourceId, { ...found.get(resourceId), [locale]: Object.fromEntries(texts) });
      }
    }
  }
  return found;
}

/** A translation is registered with the digest of the text it translates. */
export async function translate(
  admin: AdminClient,
  id: string,
  translations: Partial<Record<string, Record<string, string>>>,
): Promise<void> {
  const locales = Object.entries(translations);
  if (locales.length === 0) return;
  const answer = await admin.send(
    adminDocuments.translations,
    { ids: [id], locale: locales[0]?.[0] },
    resources,
  );
  const contents = answer.translatableResourcesByIds.nodes[0]?.translatableContent ?? [];
  const digests = new Map(contents.map(({ key, digest }) => [key, digest]));
  const inputs = locales.flatMap(([locale, texts = {}]) =>
    Object.entries(texts).flatMap(([key, value]) => {
      const translatableContentDigest = digests.get(key);
      return translatableContentDigest ? [{ locale, key, value, translatableContentDigest }] : [];
    }),
  );
  if (inputs.length === 0) return;
  const variables = { resourceId: id, translations: inputs };
  await write(admin, adminDocuments.translationsRegister, variables);
}

/** Of a value as JSON; the order of keys does not count. */
export function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url')
    .slice(0, 16);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]),
  );
}
