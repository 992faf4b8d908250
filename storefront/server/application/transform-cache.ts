import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, TransformResult } from 'vite';
import { z } from 'zod';

const keptModule = z.object({
  code: z.string(),
  map: z.unknown(),
  deps: z.array(z.string()).optional(),
  dynamicDeps: z.array(z.string()).optional(),
  /** For hot reloading: who is to be loaded again when one of these changes. */
  imports: z.array(z.string()),
});

/** What a transform reads beside its own module. */
const readsOthers = /import\.meta\.glob|@import|composes:/;

/**
 * Keeps what Vite makes of the server's modules for the next start: most of a start is transforms on one thread. `inputs`
 * are the contents of files that every transform depends on.
 */
export function keepTransforms(environment: DevEnvironment, inputs: readonly string[]): void {
  const { moduleGraph, config } = environment;
  const transform = environment.transformRequest.bind(environment);
  const folder = path.join(config.cacheDir, 'transforms', hash(inputs).slice(0, 16));

  environment.transformRequest = async (url, ...options) => {
    const module = await moduleGraph.ensureEntryFromUrl(url);
    if (module.transformResult) return transform(url, ...options);
    const source = await sourceOf(module);
    if (source === null || readsOthers.test(source)) return transform(url, ...options);
    const file = path.join(folder, hash([module.id ?? '', source]));
    return (await restore(module, file)) ?? store(module, file, await transform(url, ...options));
  };

  async function restore(module: EnvironmentModuleNode, file: string) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return null;
    const { imports, ...kept } = keptModule.parse(JSON.parse(text));
    const imported = new Set(imports);
    await moduleGraph.updateModuleInfo(module, imported, null, new Set(), null, false, imported);
    module.transformResult = { ...kept, ssr: true } as TransformResult;
    return module.transformResult;
  }

  async function store(
    module: EnvironmentModuleNode,
    file: string,
    result: TransformResult | null,
  ) {
    if (!result) return null;
    const { code, deps, dynamicDeps } = result;
    // a map of a document does not lead to its lines, and Node would read it at every start
    const map = module.file?.endsWith('.mdx') ? null : result.map;
    const imports = [...module.importedModules].map((imported) => imported.url);
    const text = JSON.stringify({ code, map, deps, dynamicDeps, imports });
    await mkdir(folder, { recursive: true });
    // renamed, since a start that is stopped while it writes must not leave half a file
    await writeFile(`${file}.${process.pid}`, text);
    await rename(`${file}.${process.pid}`, file);
    return result;
  }
}

/** Null for what is no plain file of the shop. */
async function sourceOf({ id, file }: EnvironmentModuleNode): Promise<string | null> {
  if (!file || id !== file || !/\.(tsx?|mdx|css)$/.test(file) || file.includes('node_modules'))
    return null;
  return readFile(file, 'utf8').catch(() => null);
}

function hash(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}
