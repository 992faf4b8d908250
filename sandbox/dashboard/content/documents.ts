import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { policyTypes } from '../../admin/policy-types.ts';
import type { UserError } from '../../admin/user-errors.ts';
import type { PolicyKind } from '../../catalogue-format/content-schema.ts';
import { type Html, html } from '../../checkout/html.ts';
import type {
  ArticleRecord,
  PageRecord,
  PolicyRecord,
  Translations,
} from '../../content/records.ts';
import { gid } from '../../graphql/ids.ts';
import {
  type Editor,
  editorPage,
  type Form,
  root,
  saveTranslations,
  textName,
  typed,
} from './editor.ts';
import {
  errorList,
  languageHead,
  line,
  linkList,
  plainField,
  published,
  select,
  translatedField,
} from './parts.ts';

const params = z.object({ id: z.union([z.literal('new'), z.coerce.number().int()]) });
const policyParams = z.object({ kind: z.string() });
const formSchema = z.record(z.string(), z.string());

interface Rejected {
  form?: Form;
  errors?: UserError[];
}
type Kind = 'page' | 'article';
const paths = { page: 'pages', article: 'articles' } as const;
const names = { page: 'page', article: 'article' } as const;

/** Pages, articles and policies: HTML in every language. */
export function documentRoutes(app: FastifyInstance, editor: Editor): void {
  for (const kind of ['page', 'article'] as const) {
    const path = `${root}/${paths[kind]}`;
    const find = (id: number) => recordsOf(editor, kind).find((record) => record.id === id);
    app.get(path, async (_request, reply) => {
      const content = html`<div class="editor-grid">${documentList(editor, kind)}</div>`;
      return reply.send(editorPage(editor, paths[kind], paths[kind], content));
    });
    app.get(`${path}/:id`, async (request, reply) => {
      const { id } = params.parse(request.params);
      const record = id === 'new' ? undefined : find(id);
      if (id !== 'new' && !record) return reply.callNotFound();
      return reply.send(documentPage(editor, kind, record));
    });
    app.post(`${path}/:id`, async (request, reply) => {
      const { id } = params.parse(request.params);
      const record = id === 'new' ? undefined : find(id);
      if (id !== 'new' && !record) return reply.callNotFound();
      const form = formSchema.parse(request.body);
      if (record && form.action === 'delete') {
        const target = { id: gid(kind === 'page' ? 'Page' : 'Article', record.id) };
        if (kind === 'page') await editor.mutations.pageDelete(target);
        else await editor.mutations.articleDelete(target);
        return reply.redirect(path, 303);
      }
      const saved = await saveDocument(editor, kind, record, form);
      if ('errors' in saved) {
        return reply
          .code(422)
          .send(documentPage(editor, kind, record, { form, errors: saved.errors }));
      }
      return reply.redirect(`${path}/${saved.gid.split('/').at(-1)}`, 303);
    });
  }

  app.get(`${root}/policies`, async (_request, reply) =>
    reply.redirect(`${root}/policies/${Object.keys(policyTypes)[0]}`),
  );
  app.get(`${root}/policies/:kind`, async (request, reply) => {
    const kind = policyKind(request.params);
    return kind ? reply.send(policyPage(editor, kind)) : reply.callNotFound();
  });
  app.post(`${root}/policies/:kind`, async (request, reply) => {
    const kind = policyKind(request.params);
    if (!kind) return reply.callNotFound();
    const form = formSchema.parse(request.body);
    const [primary] = editor.languages;
    const body = typed(form, textName(primary, 'body'));
    const before = editor.content.current.policy.find((policy) => policy.kind === kind);
    const { shopPolicy, userErrors } = await editor.mutations.shopPolicyUpdate({
      shopPolicy: { type: policyTypes[kind], body },
    });
    const errors = shopPolicy
      ? await saveTranslations(
          editor,
          { gid: shopPolicy.id, translations: before?.translations ?? {} },
          { body },
          (language, key) => typed(form, textName(language, key)),
        )
      : userErrors;
    if (errors.length > 0) return reply.code(422).send(policyPage(editor, kind, { form, errors }));
    return reply.redirect(`${root}/policies/${kind}`, 303);
  });
}

function policyKind(parameters: unknown): PolicyKind | undefined {
  const { kind } = policyParams.parse(parameters);
  return (Object.keys(policyTypes) as PolicyKind[]).find((one) => one === kind);
}

function recordsOf({ content }: Editor, kind: Kind): (PageRecord | ArticleRecord)[] {
  return content.current[kind];
}

const isPublished = ({ publishedAt }: PageRecord, { now }: Editor) =>
  publishedAt !== null && Date.parse(publishedAt) <= now().getTime();

function documentList(editor: Editor, kind: Kind, currentId?: number): Html {
  const links = recordsOf(editor, kind).map((record) => ({
    href: `${root}/${paths[kind]}/${record.id}`,
    label: record.title,
    note: record.handle,
    mark: published(isPublished(record, editor)),
    isCurrent: record.id === currentId,
  }));
  const title = kind === 'page' ? 'Pages' : 'Articles';
  const add = html`<p class="box-body"><a class="button button-quiet" href="${root}/${paths[kind]}/new">New ${names[kind]}</a></p>`;
  return linkList(title, links, add);
}

const seoKeys = { meta_title: 'title_tag', meta_description: 'description_tag' } as const;

/** The texts of a page or an article in the primary language, by the platform's keys. */
function textsOf(
  record: PageRecord | ArticleRecord | undefined,
  kind: Kind,
): Record<string, string> {
  const seo = (key: string) =>
    record?.metafields.find((one) => one.namespace === 'global' && one.key === key)?.value ?? '';
  const summary = record && 'summary' in record ? (record.summary ?? '') : '';
  return {
    title: record?.title ?? '',
    handle: record?.handle ?? '',
    ...(kind === 'article' && { summary_html: summary }),
    body_html: record?.body ?? '',
    meta_title: seo(seoKeys.meta_title),
    meta_description: seo(seoKeys.meta_description),
  };
}

const labels: Record<string, [label: string, kind: 'line' | 'text' | 'html', note?: string]> = {
  title: ['Title', 'line', 'required'],
  handle: ['Handle', 'line', 'part of the address; made of the title if left out'],
  summary_html: ['Summary', 'html'],
  body_html: ['Body', 'html', 'HTML'],
  body: ['Body', 'html', 'HTML; an empty policy does not exist'],
  meta_title: ['Title for search engines', 'line'],
  meta_description: ['Description for search engines', 'text'],
};

function textFields(
  editor: Editor,
  texts: Record<string, string>,
  translations: Translations,
  form: Form | undefined,
): Html[] {
  const [primary] = editor.languages;
  return Object.entries(texts).map(([key, value]) => {
    const [label = key, kind = 'line', note] = labels[key] ?? [];
    return translatedField(editor, {
      key,
      label,
      kind,
      ...(note && { note }),
      value: form ? typed(form, textName(primary, key)) : value,
      valueIn: (language) =>
        form ? typed(form, textName(language, key)) : (translations[language]?.[key]?.value ?? ''),
      translations,
    });
  });
}

function documentPage(
  editor: Editor,
  kind: Kind,
  record: PageRecord | ArticleRecord | undefined,
  { form, errors = [] }: Rejected = {},
): string {
  const title = record?.title ?? `New ${names[kind]}`;
  const content = html`<div class="editor-grid">${documentList(editor, kind, record?.id)}<form class="box" method="post" aria-label="${title}">
<div class="box-head"><div><h2>${title}</h2><p class="code">${names[kind]}</p></div>${record && published(isPublished(record, editor))}</div>
${errorList(errors)}${languageHead(editor)}${textFields(editor, textsOf(record, kind), record?.translations ?? {}, form)}
<div class="field"><p class="small muted">The same in all languages</p><div class="plain-fields">${plainField('Published from', 'publishDate', line('publishDate', form?.publishDate ?? record?.publishedAt?.slice(0, 16) ?? '', 'datetime-local'), 'in UTC; a date to come is a plan')}${kind === 'article' && articleFields(editor, record && 'tags' in record ? record : undefined, form)}</div></div>
<div class="field buttons"><button class="button button-primary" name="action" value="publish">Publish</button><button class="button button-quiet" name="action" value="draft">Save as draft</button>${record && html`<button class="text-button" name="action" value="delete">Delete ${names[kind]}</button>`}</div>
</form></div>`;
  return editorPage(editor, paths[kind], title, content);
}

function articleFields(
  { content }: Editor,
  article: ArticleRecord | undefined,
  form: Form | undefined,
): Html {
  const blogs = content.current.blog.map(({ id, title }) => ({
    value: gid('Blog', id),
    label: title,
  }));
  const blog = form?.blog ?? (article ? gid('Blog', article.blogId) : (blogs[0]?.value ?? ''));
  return html`${plainField('Blog', 'blogId', select('blog', blogs, blog))}${plainField('Author', 'author', line('author', form?.author ?? article?.author.name ?? ''), 'required')}${plainField('Tags', 'tags', line('tags', form?.tags ?? article?.tags.join(', ') ?? ''), 'separated by commas')}`;
}

async function saveDocument(
  editor: Editor,
  kind: Kind,
  record: PageRecord | ArticleRecord | undefined,
  form: Form,
): Promise<{ gid: string } | { errors: UserError[] }> {
  const [primary] = editor.languages;
  const text = (key: string) => typed(form, textName(primary, key));
  const metafields = Object.entries(seoKeys).flatMap(([key, tag]) =>
    text(key) === ''
      ? []
      : [{ namespace: 'global', key: tag, type: 'single_line_text_field', value: text(key) }],
  );
  const input = {
    title: text('title'),
    body: text('body_html'),
    metafields,
    ...(text('handle') && { handle: text('handle') }),
    ...publicationOf(form, editor.now()),
  };
  const { mutations } = editor;
  const saved =
    kind === 'page'
      ? await savePage(mutations, record, input)
      : await saveArticle(mutations, record, {
          ...input,
          summary: text('summary_html'),
          author: { name: typed(form, 'author') },
          blogId: form.blog ?? null,
          tags: typed(form, 'tags')
            .split(',')
            .map((tag) => tag.trim())
            .filter((tag) => tag !== ''),
        });
  if (!saved.node) return { errors: saved.errors };
  const current = recordsOf(editor, kind).find(({ id }) => saved.node?.id.endsWith(`/${id}`));
  const resource = { gid: saved.node.id, translations: record?.translations ?? {} };
  const errors = await saveTranslations(editor, resource, textsOf(current, kind), (language, key) =>
    typed(form, textName(language, key)),
  );
  return errors.length > 0 ? { errors } : { gid: saved.node.id };
}

/** 'Publish' with a date to come is a plan, which the API takes as a date alone. */
function publicationOf(form: Form, now: Date) {
  if (form.action === 'draft') return { isPublished: false };
  const date = form.publishDate ? new Date(`${form.publishDate}:00Z`) : undefined;
  return date && date > now ? { publishDate: date.toISOString() } : { isPublished: true };
}

type Mutations = Editor['mutations'];

async function savePage(
  mutations: Mutations,
  record: PageRecord | undefined,
  page: Parameters<Mutations['pageCreate']>[0]['page'],
) {
  const saved = record
    ? await mutations.pageUpdate({ id: gid('Page', record.id), page })
    : await mutations.pageCreate({ page });
  return { node: saved.page, errors: saved.userErrors };
}

async function saveArticle(
  mutations: Mutations,
  record: PageRecord | undefined,
  article: Parameters<Mutations['articleCreate']>[0]['article'],
) {
  const saved = record
    ? await mutations.articleUpdate({ id: gid('Article', record.id), article })
    : await mutations.articleCreate({ article });
  return { node: saved.article, errors: saved.userErrors };
}

function policyPage(
  editor: Editor,
  kind: PolicyKind,
  { form, errors = [] }: Rejected = {},
): string {
  const all: readonly PolicyRecord[] = editor.content.current.policy;
  const find = (one: PolicyKind) => all.find((policy) => policy.kind === one);
  const nameOf = (one: PolicyKind) =>
    find(one)?.title ?? policyTypes[one].toLowerCase().replaceAll('_', ' ');
  const policy = find(kind);
  const links = (Object.keys(policyTypes) as PolicyKind[]).map((one) => ({
    href: `${root}/policies/${one}`,
    label: nameOf(one),
    note: one,
    mark: published(Boolean(find(one)?.body.trim())),
    isCurrent: one === kind,
  }));
  const content = html`<div class="editor-grid">${linkList('Policies', links)}<form class="box" method="post" aria-label="${nameOf(kind)}">
<div class="box-head"><div><h2>${nameOf(kind)}</h2><p class="code">${policyTypes[kind]}</p></div>${published(Boolean(policy?.body.trim()))}</div>
${errorList(errors)}${languageHead(editor)}${textFields(editor, { body: policy?.body ?? '' }, policy?.translations ?? {}, form)}
<div class="field buttons"><button class="button button-primary">Publish</button></div></form></div>`;
  return editorPage(editor, 'policies', nameOf(kind), content);
}
