interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** The kinds of pages that most visits see, by route; what others share with them is in their chunk. */
const kinds: Record<string, string> = {
  home: 'home',
  collection: 'listing',
  search: 'listing',
  product: 'product',
  cart: 'cart',
  brands: 'brands',
  compare: 'compare',
  article: 'reading',
  'content-page': 'reading',
};

/**
 * Few files compress better than many: what every page imports is one chunk, what several kinds of pages import another,
 * and each kind of page has one of its own. Their styles follow. Null for what is loaded on demand only.
 */
export function pageChunk(id: string, graph: ModuleGraph): string | null {
  // the entry awaits texts, which import the shell: inside it, it would wait for itself
  if (/entry\.client\.tsx|[\\/]messages[\\/]/.test(id)) return null;
  const pages = routesOf(id, graph, new Set());
  if (pages.has('shell')) return 'shell';
  const [kind, ...others] = new Set([...pages].flatMap((page) => kinds[page] ?? []));
  if (others.length > 0) return 'shared';
  return kind ?? (pages.size > 1 ? 'others' : null);
}

/** For bundling in several steps. */
export function onlyChunk(name: string) {
  return (id: string, graph: ModuleGraph) => (pageChunk(id, graph) === name ? name : null);
}

/** The routes that import a module, directly or indirectly; 'shell' for what is on every page. */
function routesOf(id: string, graph: ModuleGraph, seen: Set<string>): Set<string> {
  if (/[\\/]app[\\/](entry\.client|root|routes[\\/]page-frame)\.tsx/.test(id)) {
    return new Set(['shell']);
  }
  const route = /[\\/]app[\\/]routes[\\/]([\w-]+)\.tsx/.exec(id)?.[1];
  if (route) return new Set([route]);
  if (seen.has(id)) return new Set();
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((by) => [...routesOf(by, graph, seen)]));
}
