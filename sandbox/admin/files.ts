import { randomUUID } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { pictureVersion } from '../catalogue-format/picture-version.ts';
import { slugify } from '../catalogue-format/slugify.ts';
import type { FileRecord } from '../content/records.ts';
import { connectionOf } from '../graphql/connection.ts';
import { notImplemented } from '../graphql/errors.ts';
import { parseGid } from '../graphql/ids.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import type { ContentAdmin } from './content-admin.ts';
import { fileNode } from './content-nodes.ts';
import type { ListArguments } from './pages.ts';
import { largestUpload, stagedContent, stagedTarget } from './staged-uploads.ts';
import { isRefused, type Refusal, refuse, userError } from './user-errors.ts';

interface FileInput {
  originalSource: string;
  filename?: string | null;
  alt?: string | null;
  contentType?: string | null;
  duplicateResolutionMode?: 'APPEND_UUID' | 'RAISE_ERROR' | 'REPLACE' | null;
}

interface StagedInput {
  filename: string;
  mimeType: string;
  resource: string;
  httpMethod?: string | null;
  fileSize?: string | number | null;
}

const maximumAlt = 512;
const downloadTimeout = 10_000;
/** What the image CDN serves, by sharp's name of the format. */
const extensions: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg' };

export function fileResolvers(admin: ContentAdmin) {
  const { content, origin } = admin;

  async function create(input: FileInput, place: string[]): Promise<FileRecord | Refusal> {
    const fail = (code: string, field: string, message: string) =>
      refuse(userError(code, [...place, field], message));
    if (input.contentType && input.contentType !== 'IMAGE') {
      return fail('INVALID', 'contentType', 'The sandbox keeps images only.');
    }
    if ((input.alt ?? '').length > maximumAlt) {
      const message = `The alt value exceeds the maximum limit of ${maximumAlt} characters.`;
      return fail('ALT_VALUE_LIMIT_EXCEEDED', 'alt', message);
    }
    const stored = await storePicture(input.originalSource, input, admin);
    if (isRefused(stored)) {
      return refuse(
        ...stored.userErrors.map((error) => ({ ...error, field: [...place, 'originalSource'] })),
      );
    }
    const record = { ...stored, alt: input.alt ?? stored.alt };
    await content.save('file', record);
    return record;
  }

  return {
    files: ({ query, ...args }: ListArguments) => {
      const isFound = parseTextQuery(query, ['filename'], 'files');
      const found = content.current.file.filter(({ name }) => isFound({ filename: name }));
      return connectionOf(
        found.map((file) => fileNode(file, admin)),
        args,
      );
    },
    fileCreate: async ({ files: inputs }: { files: FileInput[] }) => {
      const results: (FileRecord | Refusal)[] = [];
      for (const [index, input] of inputs.entries()) {
        results.push(await create(input, ['files', String(index)]));
      }
      const userErrors = results.flatMap((one) => (isRefused(one) ? one.userErrors : []));
      if (userErrors.length > 0) return { files: null, userErrors };
      // As on the platform a picture is ready only when it is asked for again.
      const files = results.flatMap((one) =>
        isRefused(one) ? [] : [{ ...fileNode(one, admin), fileStatus: 'UPLOADED', image: null }],
      );
      return { files, userErrors };
    },
    fileUpdate: async ({ files: inputs }: { files: { id: string; alt?: string | null }[] }) => {
      const updatedAt = admin.now().toISOString();
      const files: ReturnType<typeof fileNode>[] = [];
      for (const [index, { id, alt }] of inputs.entries()) {
        const found = content.current.file.find((file) => file.id === parseGid('MediaImage', id));
        if (!found) {
          const place = ['files', String(index), 'id'];
          const message = `File id ${id} does not exist.`;
          return { files: null, userErrors: [userError('FILE_DOES_NOT_EXIST', place, message)] };
        }
        const record = { ...found, alt: alt ?? found.alt, updatedAt };
        await content.save('file', record);
        files.push(fileNode(record, admin));
      }
      return { files, userErrors: [] };
    },
    stagedUploadsCreate: ({ input }: { input: StagedInput[] }) => {
      const other = input.find(({ resource }) => resource !== 'IMAGE' && resource !== 'FILE');
      if (other) throw notImplemented('StagedUploadInput', `resource: ${other.resource}`);
      const index = input.findIndex(({ fileSize }) => Number(fileSize ?? 0) > largestUpload);
      if (index >= 0) {
        const place = ['input', String(index), 'fileSize'];
        const userErrors = [userError(null, place, 'File size is too large')];
        return { stagedTargets: null, userErrors };
      }
      const stagedTargets = input.map(({ filename, mimeType, httpMethod }) => ({
        ...stagedTarget(filename, origin),
        // a form has the type in its file
        parameters: httpMethod === 'POST' ? [] : [{ name: 'content_type', value: mimeType }],
      }));
      return { stagedTargets, userErrors: [] };
    },
  };
}

/** Keeps the picture at an address, or knows that it has it already; the record is yet to be saved. */
export async function storePicture(
  source: string,
  { filename, duplicateResolutionMode = 'APPEND_UUID' }: Omit<FileInput, 'originalSource'> = {},
  admin: ContentAdmin,
): Promise<FileRecord | Refusal> {
  const { content, database, filesUrl, now } = admin;
  const known = content.current.file.find(({ name }) => source.startsWith(`${filesUrl}/${name}`));
  if (known) return known;
  const bytes = stagedContent(source) ?? (await download(source));
  const invalid = (message: string) =>
    refuse(userError('INVALID_IMAGE_SOURCE_URL', ['originalSource'], message));
  if (!bytes) return invalid('Image URL is invalid');
  const {
    width,
    height,
    format = '',
  } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: '' }));
  const extension = extensions[format];
  if (!extension) return invalid('The file is not an image that can be shown');
  const wanted = path.parse(filename ?? new URL(source).pathname).name;
  const base = slugify(wanted) || 'image';
  const isTaken = content.current.file.find(({ name }) => name === `${base}.${extension}`);
  if (isTaken && duplicateResolutionMode === 'RAISE_ERROR') {
    const message = 'Filename already exists';
    return refuse(userError('FILENAME_ALREADY_EXISTS', ['filename'], message));
  }
  const isReplaced = isTaken && duplicateResolutionMode === 'REPLACE';
  const name = `${base}${isTaken && !isReplaced ? `-${randomUUID()}` : ''}.${extension}`;
  await database
    .insertInto('uploaded_file')
    .values({ name, type: format, content: bytes })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ content: bytes }))
    .execute();
  const time = now().toISOString();
  return {
    id: await content.nextId(),
    alt: '',
    translations: {},
    createdAt: time,
    ...(isReplaced && isTaken),
    name,
    version: pictureVersion(bytes),
    width,
    height,
    updatedAt: time,
  };
}

async function download(source: string): Promise<Buffer | undefined> {
  if (!URL.canParse(source)) return undefined;
  const response = await fetch(source, { signal: AbortSignal.timeout(downloadTimeout) }).catch(
    () => undefined,
  );
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}
