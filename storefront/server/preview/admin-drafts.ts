import { z } from 'zod';
import type { DraftSource, EntryNode, PlatformDocument } from '../../app/entry.server.tsx';
import type { AdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';

const target = z.looseObject({ __typename: z.string() });
const field = z.object({
  key: z.string(),
  type: z.string(),
  value: z.string().nullable(),
  reference: target.nullable(),
  references: z.object({ nodes: z.array(target) }).nullable(),
});
const entryAnswer = z.object({
  metaobject: z
    .object({ id: z.string(), handle: z.string(), type: z.string(), fields: z.array(field) })
    .nullable(),
});
const translationsAnswer = z.object({
  translatableResourcesByIds: z.object({
    nodes: z.array(
      z.object({
        translations: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
      }),
    ),
  }),
});
const documentNode = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  body: z.string(),
  updatedAt: z.string(),
});
const pageAnswer = z.object({ pages: z.object({ nodes: z.array(documentNode) }) });
const articleAnswer = z.object({ articles: z.object({ nodes: z.array(documentNode) }) });

/** What is not published, by the Admin API; in languages besides the first, entries only. */
export function createAdminDrafts(admin: AdminClient): DraftSource {
  async function entry(id: string, locale: string): Promise<EntryNode | null> {
    const { metaobject } = await admin.send(adminDocuments.draftEntry, { id }, entryAnswer);
    if (!metaobject) return null;
    const answer = await admin.send(
      adminDocuments.translations,
      { ids: [id], locale },
      translationsAnswer,
    );
    const texts = answer.translatableResourcesByIds.nodes[0]?.translations ?? [];
    const fields = metaobject.fields.map((one) => ({
      ...one,
      value: texts.find(({ key }) => key === one.key)?.value ?? one.value,
    }));
    return { ...metaobject, fields };
  }

  return {
    async entries(ids, language) {
      const found = await Promise.all(ids.map((id) => entry(id, language)));
      return found.filter((one) => one !== null);
    },
    async document(kind, handle): Promise<PlatformDocument | null> {
      const query = `handle:${handle}`;
      const nodes =
        kind === 'page'
          ? (await admin.send(adminDocuments.draftPages, { query }, pageAnswer)).pages.nodes
          : (await admin.send(adminDocuments.draftArticles, { query }, articleAnswer)).articles
              .nodes;
      const found = nodes.find((one) => one.handle === handle);
      if (!found || found.body.trim() === '') return null;
      const { id, title, body: html, updatedAt } = found;
      return { id, handle, title, html, description: '', changedAt: updatedAt.slice(0, 10) };
    },
  };
}
