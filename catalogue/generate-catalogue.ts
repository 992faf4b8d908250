import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = import.meta.dirname;
const repository = path.join(root, '..');
const pictureSources = ['pictures/**/*.{ts,json}', 'images/passes/**/*.{webp,png}'];
const sources = [
  '*.ts',
  '{coffee,collections,content,equipment,export,legal,ratings,shared-metaobjects,shop}/**/*.ts',
  'shop/*.svg',
  'images/*.webp',
  'images/videos/*.mp4',
  ...pictureSources,
  '../sandbox/catalogue-format/*.ts',
  // the shop's terms and legal pages
  '../shops/kaffeelotse/*.ts',
  '../shops/kaffeelotse/content/pages/*/*.mdx',
];

function defaultDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(environment.SANDBOX_DATA_DIR || path.join(repository, '.data'), 'catalogue');
}

/** Writes the demo catalogue into a directory, unless it is there already and the generators are unchanged. */
export async function generateCatalogue(
  directory: string = defaultDirectory(),
  report: (message: string) => void = () => undefined,
): Promise<string> {
  const revisionFile = path.join(directory, 'revision');
  const revision = await revisionOf(sources);
  const isCurrent = async () =>
    (await readFile(revisionFile, 'utf8').catch(() => undefined)) === revision;
  if (await isCurrent()) return directory;
  report('generating the demo catalogue, at the first start only …');
  const started = performance.now();
  // Written to a temporary file and renamed, so that no reader sees half a catalogue.
  const partial = `${directory}.${randomUUID()}`;
  await writeTo(partial, directory);
  await writeFile(path.join(partial, 'revision'), revision);
  if (await isCurrent()) {
    // Another process was faster, and may be read from already.
    await rm(partial, { recursive: true });
    return directory;
  }
  await rm(directory, { recursive: true, force: true });
  await rename(partial, directory);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(`generated the demo catalogue in ${seconds} s: ${directory}`);
  return directory;
}

async function writeTo(partial: string, directory: string): Promise<void> {
  // Loading the generators takes a second that an unchanged catalogue need not wait for.
  const { buildCatalogue } = await import('./index.ts');
  const { exportCatalogue } = await import('./export/export-catalogue.ts');
  const { writeCatalogue } = await import('./export/write-catalogue.ts');
  const pictureRenderer = path.relative(directory, path.join(root, 'pictures/picture-renderer.ts'));
  const picturesRevision = await revisionOf(pictureSources);
  await writeCatalogue(
    partial,
    exportCatalogue(buildCatalogue(), { pictureRenderer, picturesRevision }),
  );
}

async function revisionOf(patterns: string[]): Promise<string> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  const hash = createHash('sha256');
  for (const file of new Set(files)) {
    if (file.endsWith('.test.ts')) continue;
    hash.update(file).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}
