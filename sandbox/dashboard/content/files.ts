import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileIn, keepUpload, largestUpload, stagedTarget } from '../../admin/staged-uploads.ts';
import type { UserError } from '../../admin/user-errors.ts';
import { html } from '../../checkout/html.ts';
import type { FileRecord } from '../../content/records.ts';
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
import { errorList, languageHead, linkList, translatedField } from './parts.ts';

const params = z.object({ id: z.coerce.number().int() });
const formSchema = z.record(z.string(), z.string());

/** Pictures: upload and alternative texts. */
export function fileRoutes(app: FastifyInstance, editor: Editor): void {
  const find = (id: number) => editor.content.current.file.find((file) => file.id === id);
  app.get(`${root}/files`, async (_request, reply) => reply.send(filePage(editor)));
  app.get(`${root}/files/:id`, async (request, reply) => {
    const file = find(params.parse(request.params).id);
    return file ? reply.send(filePage(editor, file)) : reply.callNotFound();
  });
  app.post(`${root}/files/:id`, async (request, reply) => {
    const file = find(params.parse(request.params).id);
    if (!file) return reply.callNotFound();
    const form = formSchema.parse(request.body);
    const alt = typed(form, textName(editor.languages[0], 'alt'));
    await editor.mutations.fileUpdate({ files: [{ id: gid('MediaImage', file.id), alt }] });
    const resource = { gid: gid('MediaImage', file.id), translations: file.translations };
    const errors = await saveTranslations(editor, resource, { alt }, (language, key) =>
      typed(form, textName(language, key)),
    );
    if (errors.length > 0) return reply.code(422).send(filePage(editor, file, form, errors));
    return reply.redirect(`${root}/files/${file.id}`, 303);
  });
}

/** The one form with a file in it; a scope of its own, since its body is no text. */
export async function uploadRoutes(
  app: FastifyInstance,
  { editor }: { editor: Editor },
): Promise<void> {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  );
  app.post(`${root}/files`, { bodyLimit: largestUpload }, async (request, reply) => {
    const body = z.instanceof(Buffer).parse(request.body);
    const upload = await fileIn(body, request.headers['content-type'] ?? '');
    if (!upload) return reply.redirect(`${root}/files`, 303);
    const { resourceUrl: originalSource } = stagedTarget(upload.name, editor.origin);
    keepUpload(originalSource, upload.content);
    const { files, userErrors } = await editor.mutations.fileCreate({
      files: [{ originalSource }],
    });
    const [file] = files ?? [];
    if (!file) return reply.code(422).send(filePage(editor, undefined, undefined, userErrors));
    return reply.redirect(`${root}/files/${file.id.split('/').at(-1)}`, 303);
  });
}

function filePage(
  editor: Editor,
  file?: FileRecord,
  form?: Form,
  errors: UserError[] = [],
): string {
  const { file: files } = editor.content.current;
  const links = files.map(({ id, name }) => ({
    href: `${root}/files/${id}`,
    label: name,
    isCurrent: id === file?.id,
  }));
  const upload = html`<form class="box-body buttons" method="post" action="${root}/files" enctype="multipart/form-data"><input class="input grows" type="file" name="file" required accept="image/*" aria-label="Picture"><button class="button button-quiet">Upload</button></form>`;
  const [primary] = editor.languages;
  const detail =
    file &&
    html`<form class="box" method="post" action="${root}/files/${file.id}" aria-label="${file.name}"><div class="box-head"><div><h2>${file.name}</h2><p class="code">${file.width} × ${file.height}</p></div></div>
<p class="box-body"><img class="file-picture" src="/files/${file.name}?v=${file.version}&amp;width=480" alt=""></p>${languageHead(editor)}${translatedField(
      editor,
      {
        key: 'alt',
        label: 'Alternative text',
        kind: 'line',
        value: form ? typed(form, textName(primary, 'alt')) : file.alt,
        valueIn: (language) =>
          form
            ? typed(form, textName(language, 'alt'))
            : (file.translations[language]?.alt?.value ?? ''),
        translations: file.translations,
      },
    )}<div class="field buttons"><button class="button button-primary">Save</button></div></form>`;
  const content = html`<div class="editor-grid"><div class="editor-side">${errorList(errors)}${linkList('Files', links, upload)}</div>${detail}</div>`;
  return editorPage(editor, 'files', file?.name ?? 'Files', content);
}
