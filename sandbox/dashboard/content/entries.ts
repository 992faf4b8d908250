import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { displayName, type MetaobjectRow, readRow } from '../../admin/metaobject-nodes.ts';
import type { UserError } from '../../admin/user-errors.ts';
import { html } from '../../checkout/html.ts';
import type { DefinitionRecord } from '../../content/records.ts';
import { gid } from '../../graphql/ids.ts';
import { type Candidates, handlesIn, readCandidates, readEntries } from './candidates.ts';
import {
  type Editor,
  editorPage,
  type Form,
  root,
  saveTranslations,
  textName,
  typed,
} from './editor.ts';
import { entryForm } from './entry-form.ts';
import { changedList, entryLists, listedGids } from './entry-lists.ts';
import { fromForm, isEntryList } from './field-values.ts';
import { linkList, published } from './parts.ts';

const formSchema = z.record(z.string(), z.string());
const typeParams = z.object({ type: z.string() });
const entryParams = typeParams.extend({ id: z.union([z.literal('new'), z.coerce.number().int()]) });
const listParams = z.object({ id: z.coerce.number().int(), field: z.string() });
/** The entry whose lists stand beside the form, and the list that a new entry joins. */
const entryQuery = z.object({
  from: z.coerce.number().int().optional().catch(undefined),
  field: z.string().optional(),
});

/** Entries of metaobjects: types, entries of a type, one entry. */
export function entryRoutes(app: FastifyInstance, editor: Editor): void {
  app.get(`${root}/entries`, async (_request, reply) => {
    const types = await Promise.all(
      editor.content.current.definition.map(async ({ type, name }) => ({
        type,
        name,
        count: await editor.content.countMetaobjects(type),
      })),
    );
    // what a shop has one or a few of is edited more often than what it has thousands of
    const sorted = types.toSorted((a, b) => a.count - b.count || a.name.localeCompare(b.name));
    const links = sorted.map(({ type, name, count }) => ({
      href: `${root}/entries/${type}`,
      label: name,
      note: type,
      mark: html`<span class="muted">${count}</span>`,
    }));
    const content = html`<div class="editor-types">${linkList('Types of entries', links)}</div>`;
    return reply.send(editorPage(editor, 'entries', 'Entries', content));
  });

  app.get(`${root}/entries/:type`, async (request, reply) => {
    const { type } = typeParams.parse(request.params);
    const definition = editor.definitions.definitionOfType(type);
    if (!definition) return reply.callNotFound();
    const content = html`<div class="editor-grid">${await entriesOfType(editor, definition)}</div>`;
    return reply.send(editorPage(editor, 'entries', definition.name, content));
  });

  app.get(`${root}/entries/:type/:id`, async (request, reply) => {
    const shown = await showEntry(editor, request.params, request.query);
    return shown === undefined ? reply.callNotFound() : reply.send(shown);
  });

  app.post(`${root}/entries/:type/:id`, async (request, reply) => {
    const { type, id } = entryParams.parse(request.params);
    const { from, field } = entryQuery.parse(request.query);
    const form = formSchema.parse(request.body);
    const definition = editor.definitions.definitionOfType(type);
    const row = id === 'new' ? undefined : await readRow(editor, id);
    if (!definition || (id !== 'new' && !row)) return reply.callNotFound();
    const back = from ? `?from=${from}` : '';
    if (row && form.action === 'delete') {
      await editor.mutations.metaobjectDelete({ id: gid('Metaobject', row.id) });
      return reply.redirect(`${root}/entries/${type}`, 303);
    }
    const saved = await saveEntry(editor, definition, row, form);
    if ('errors' in saved) {
      const rejected = { form, errors: saved.errors };
      const page = await showEntry(editor, request.params, request.query, rejected);
      return reply.code(422).send(page);
    }
    if (!row && from && field) await appendTo(editor, from, field, saved.gid);
    return reply.redirect(`${root}/entries/${type}/${saved.gid.split('/').at(-1)}${back}`, 303);
  });

  app.post(`${root}/lists/:id/:field`, async (request, reply) => {
    const { id, field: key } = listParams.parse(request.params);
    const form = formSchema.parse(request.body);
    const owner = await readRow(editor, id);
    const definition = owner && editor.definitions.definitionOfType(owner.type);
    const field = definition?.fields.find((one) => one.key === key && isEntryList(one));
    if (!owner || !field) return reply.callNotFound();
    const list = changedList(listedGids(owner, field), form);
    if (!list) {
      const type = form.add?.slice('new '.length);
      return reply.redirect(`${root}/entries/${type}/new?from=${id}&field=${key}`, 303);
    }
    const { userErrors } = await editor.mutations.metaobjectUpdate({
      id: gid('Metaobject', id),
      metaobject: { fields: [{ key, value: JSON.stringify(list) }] },
    });
    if (userErrors.length > 0) {
      const params = { type: owner.type, id: String(owner.id) };
      return reply.code(422).send(await showEntry(editor, params, {}, { errors: userErrors }));
    }
    return reply.redirect(`${root}/entries/${owner.type}/${owner.id}`, 303);
  });
}

async function showEntry(
  editor: Editor,
  params: unknown,
  query: unknown,
  rejected: { form?: Form; errors?: UserError[] } = {},
): Promise<string | undefined> {
  const { type, id } = entryParams.parse(params);
  const { from } = entryQuery.parse(query);
  const definition = editor.definitions.definitionOfType(type);
  const row = id === 'new' ? undefined : await readRow(editor, id);
  if (!definition || (id !== 'new' && row?.type !== type)) return undefined;
  const owner = from === undefined ? row : await readRow(editor, from);
  const lists = owner ? await entryLists(editor, owner, row?.id) : [];
  const title = row && displayName(row, editor);
  const entry = row && title !== undefined ? { ...row, title } : undefined;
  const candidates = await readCandidates(editor);
  const form = await entryForm(editor, definition, entry, candidates, rejected);
  const side =
    lists.length > 0
      ? html`<div class="editor-side">${lists}</div>`
      : await entriesOfType(editor, definition, row?.id);
  const path = html`<p class="trail"><a href="${root}/entries">Entries</a> / <a href="${root}/entries/${type}">${definition.name}</a>${
    owner &&
    owner !== row &&
    html` / in <a href="${root}/entries/${owner.type}/${owner.id}">${displayName(owner, editor)}</a>`
  }</p>`;
  const content = html`${path}<div class="editor-grid">${side}<div>${form}</div></div>`;
  return editorPage(editor, 'entries', title ?? `New ${definition.name}`, content);
}

async function entriesOfType(
  editor: Editor,
  { type, name, isPublishable }: DefinitionRecord,
  currentId?: number,
) {
  const entries = await readEntries(editor, [type]);
  const links = entries.map(({ id, label, handle, status }) => ({
    href: `${root}/entries/${type}/${id}`,
    label,
    note: handle,
    mark: published(status === 'ACTIVE' || !isPublishable),
    isCurrent: id === currentId,
  }));
  const add = html`<p class="box-body"><a class="button button-quiet" href="${root}/entries/${type}/new">New ${name}</a></p>`;
  return linkList(name, links, add);
}

/** Writes the fields with the entry, then the other languages. */
async function saveEntry(
  editor: Editor,
  definition: DefinitionRecord,
  row: MetaobjectRow | undefined,
  form: Form,
): Promise<{ gid: string } | { errors: UserError[] }> {
  const candidates = await readCandidates(editor);
  const fields = readFields(editor, definition, form, candidates);
  const handle = typed(form, 'handle');
  const status = form.status === 'ACTIVE' ? 'ACTIVE' : 'DRAFT';
  const metaobject = {
    fields,
    ...(handle && { handle }),
    ...(definition.isPublishable && { capabilities: { publishable: { status } as const } }),
  };
  const { mutations } = editor;
  const saved = row
    ? await mutations.metaobjectUpdate({ id: gid('Metaobject', row.id), metaobject })
    : await mutations.metaobjectCreate({ metaobject: { ...metaobject, type: definition.type } });
  if (!saved.metaobject) return { errors: saved.userErrors };
  const resource = { gid: saved.metaobject.id, translations: row?.translations ?? {} };
  const texts = Object.fromEntries(
    fields
      .filter(({ key }) => editor.languages.some((language) => textName(language, key) in form))
      .filter(({ key }) => textName(editor.languages[1] ?? editor.languages[0], key) in form)
      .map(({ key, value }) => [key, value]),
  );
  const handles = handlesIn(candidates);
  const typeOf = (key: string) => definition.fields.find((one) => one.key === key)?.type ?? '';
  const errors = await saveTranslations(editor, resource, texts, (language, key) =>
    fromForm(typeOf(key), typed(form, textName(language, key)), handles),
  );
  return errors.length > 0 ? { errors } : { gid: resource.gid };
}

function readFields(
  { languages }: Editor,
  definition: DefinitionRecord,
  form: Form,
  candidates: Candidates,
) {
  const handles = handlesIn(candidates);
  return definition.fields.flatMap(({ key, type }) => {
    const name = textName(languages[0], key);
    if (!(name in form)) return [];
    const text = typed(form, name);
    // A product is typed by its handle.
    const isProduct = type === 'product_reference' && !text.startsWith('gid:');
    const value = isProduct ? (handles.gidOf(type, text) ?? text) : fromForm(type, text, handles);
    return [{ key, value }];
  });
}

async function appendTo(
  editor: Editor,
  ownerId: number,
  key: string,
  entry: string,
): Promise<void> {
  const owner = await readRow(editor, ownerId);
  const type =
    owner &&
    editor.definitions.definitionOfType(owner.type)?.fields.find((one) => one.key === key)?.type;
  if (!owner || !type || !isEntryList({ type })) return;
  const list = [...listedGids(owner, { key, type }), entry];
  await editor.mutations.metaobjectUpdate({
    id: gid('Metaobject', owner.id),
    metaobject: { fields: [{ key, value: JSON.stringify(list) }] },
  });
}
