import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { splitStyles } from './split-styles.ts';

interface PageStylesOptions {
  /** The folder of root, entries, routes and CSS modules. */
  app: string;
  /** Route modules that share a stylesheet, by its name. */
  pages: Record<string, readonly string[]>;
  /** The CSS module a class is from, relative to `app`. */
  moduleOf(className: string): string | undefined;
}

/** Used on every page, or possibly on any. */
const sharedFolders = ['shell', 'ui'];

/**
 * Splits the one stylesheet of the build: what only the pages of one kind import, directly or lazily, gets a stylesheet of
 * its own, which their routes link; everything else stays in the one of all pages. The server renders parts that the
 * browser never imports: where one of them would be without its styles, the server's build fails.
 */
export function pageStyles({ app, pages, moduleOf }: PageStylesOptions): Plugin {
  const sheets = new Map<string, string>();
  const sheetOfPage = new Map(
    Object.entries(pages).flatMap(([sheet, routes]) => routes.map((route) => [route, sheet])),
  );
  const fileOf = (id: string) => path.relative(app, id.replace(/\?.*$/, ''));

  /** The stylesheet of the pages that import a CSS module; undefined where they have none in common. */
  function findSheet(importers: ReadonlySet<string>): string | undefined {
    const [sheet, ...others] = new Set([...importers].map((entry) => sheetOfPage.get(entry)));
    return others.length === 0 ? sheet : undefined;
  }

  /** CSS modules with the entries that import them. */
  function findImporters(graph: Rolldown.PluginContext): Map<string, Set<string>> {
    const entries = [...graph.getModuleIds()].filter((id) => isEntry(fileOf(id)));
    const importers = new Map<string, Set<string>>();
    for (const entry of entries) {
      for (const file of [...reachable(entry, graph, entries)].map(fileOf)) {
        if (!file.endsWith('.module.css')) continue;
        importers.set(file, (importers.get(file) ?? new Set()).add(nameOf(fileOf(entry))));
      }
    }
    return importers;
  }

  return {
    name: 'page-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const importers = findImporters(this);
      if (this.environment.name !== 'client') {
        for (const [file, entries] of importers) {
          const sheet = sheets.get(file);
          if (sheet && findSheet(entries) !== sheet) {
            this.error(`${file} is in ${sheet}.css, which not all of ${[...entries]} link`);
          }
        }
        return;
      }
      for (const [file, entries] of importers) {
        const sheet = findSheet(entries);
        const [folder = ''] = file.split(path.sep);
        if (sheet && !sharedFolders.includes(folder)) sheets.set(file, sheet);
      }
      const whole = Object.values(bundle).find(isWholeStylesheet);
      if (!whole) this.error('there is no stylesheet to split');
      const { shared, own } = splitStyles(whole.source.toString(), (className) =>
        sheets.get(moduleOf(className) ?? ''),
      );
      if (own.size === 0) return;
      // emitted anew: the hash in its name is of the whole
      delete bundle[whole.fileName];
      this.emitFile({
        ...{ type: 'asset', name: 'style.css', originalFileName: 'style.css' },
        source: shared,
      });
      const routes = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk' || !output.facadeModuleId) return [];
        const file = fileOf(output.facadeModuleId);
        return isEntry(file) ? [{ chunk: output, sheet: sheetOfPage.get(nameOf(file)) }] : [];
      });
      for (const [sheet, source] of own) {
        const reference = this.emitFile({ type: 'asset', name: `${sheet}.css`, source });
        for (const { chunk } of routes.filter((route) => route.sheet === sheet)) {
          chunk.viteMetadata?.importedCss.add(this.getFileName(reference));
        }
      }
    },
  };
}

const nameOf = (file: string) => path.basename(file, path.extname(file));

const isEntry = (file: string) =>
  /^(root|entry\.(client|server)|routes[\\/][\w-]+)\.tsx$/.test(file);

/** What a module imports, directly or indirectly, except for other entries. */
function reachable(entry: string, graph: Rolldown.PluginContext, entries: string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [entry];
  for (const id of waiting) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
    waiting.push(...imported.filter((each) => !entries.includes(each)));
  }
  return seen;
}

function isWholeStylesheet(
  output: Rolldown.OutputAsset | Rolldown.OutputChunk,
): output is Rolldown.OutputAsset {
  return output.type === 'asset' && output.names.includes('style.css');
}
