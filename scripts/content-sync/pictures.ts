import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { AdminClient } from '../../storefront/server/admin/admin-client.ts';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';
import { write } from './admin.ts';

// in the build a picture is its address; here it is its path
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.webp')
      ? {
          format: 'module',
          shortCircuit: true,
          source: `export default ${JSON.stringify(fileURLToPath(url))}`,
        }
      : next(url, context),
});

const fileList = z.object({ files: z.object({ nodes: z.array(z.object({ id: z.string() })) }) });
const targets = z.object({
  stagedUploadsCreate: z.object({
    stagedTargets: z.array(
      z.object({
        url: z.string(),
        resourceUrl: z.string(),
        parameters: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    ),
  }),
});

/** A file with its name on the platform, which changes with its content. */
async function readPicture(file: string) {
  const bytes = await readFile(file);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { bytes, filename: `${path.parse(file).name}-${digest}.webp` };
}

/** Names of the shop's own pictures by their file's name on the platform. */
export async function pictureNames(): Promise<Map<string, string>> {
  const { homePictures } = await import('#shop/pictures/home.ts');
  const named = Object.entries(homePictures).map(
    async ([name, file]) => [(await readPicture(file)).filename, name] as const,
  );
  return new Map(await Promise.all(named));
}

/** Ids of the shop's own pictures on the platform; uploads those that are not there, by content. */
export async function pictureIds(admin: AdminClient, { isDryRun }: { isDryRun: boolean }) {
  const { homePictures } = await import('#shop/pictures/home.ts');
  const known = new Map<string, Promise<string>>();

  async function idOf(name: string): Promise<string> {
    const file = homePictures[name];
    if (!file) throw new Error(`pictures/home.ts has no picture ${name}`);
    const { filename, bytes } = await readPicture(file);
    const query = `filename:${filename}`;
    const [found] = (await admin.send(adminDocuments.files, { query }, fileList)).files.nodes;
    if (found) return found.id;
    return isDryRun ? `picture ${name}` : upload(admin, filename, bytes);
  }

  return (name: string) => {
    const id = known.get(name) ?? idOf(name);
    known.set(name, id);
    return id;
  };
}

async function upload(admin: AdminClient, filename: string, bytes: Buffer): Promise<string> {
  const type = 'image/webp';
  const input = [{ filename, mimeType: type, resource: 'IMAGE', httpMethod: 'POST' }];
  const answer = await admin.send(adminDocuments.stagedUploadsCreate, { input }, targets);
  const [target] = answer.stagedUploadsCreate.stagedTargets;
  if (!target) throw new Error(`no upload of ${filename}`);
  const form = new FormData();
  for (const { name, value } of target.parameters) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), filename);
  const response = await fetch(target.url, { method: 'POST', body: form });
  if (!response.ok)
    throw new Error(`the upload of ${filename} was answered with ${response.status}`);
  const files = [{ originalSource: target.resourceUrl, filename, contentType: 'IMAGE' }];
  return write(admin, adminDocuments.fileCreate, { files });
}
