interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** The kinds of pages that most visits see, by route; what others share with them is in their chunk. */
export const kinds: Record<string, string> = {
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

/** They share what pages that are read or browsed do not need: prices, delivery times, quantities. */
const buying = new Set(['product', 'cart', 'compare']);

/**
 * Few files compress better than many: what every page imports is one chunk, what several kinds of pages import another,
 * and each kind of page has one of its own. Their styles follow. Null for what is loaded on demand only.
 */
export function pageChunk(id: string, graph: ModuleGraph): string | null {
  // used by the texts of every page and of single ones, whose chunk every page would load with it
  if (/[\\/](merge-messages|places)\.ts$/.test(id)) return 'shell';
  // the entry awaits texts, which import the shell: inside it, it would wait for itself
  if (/entry\.client\.tsx|[\\/]messages[\\/]/.test(id)) return null;
  const pages = routesOf(id, graph, new Set());
  if (pages.has('shell')) return 'shell';
  const its = new Set([...pages].flatMap((page) => kinds[page] ?? []));
  const sells = [...its].every((kind) => buying.has(kind));
  // one stylesheet for what is shared: three in all
  if (its.size > 1) return sells && !id.endsWith('.css') ? 'buying' : 'shared';
  const [kind] = its;
  return kind ?? (pages.size > 1 ? 'others' : null);
}

/** For bundling in several steps: a chunk takes along what its modules import. */
export function chunkAmong(...names: string[]) {
  return (id: string, graph: ModuleGraph) => {
    const chunk = pageChunk(id, graph);
    return chunk !== null && names.includes(chunk) ? chunk : null;
  };
}

/** The routes that import a module, directly or indirectly; 'shell' for what is on every page. */
function routesOf(id: string, graph: ModuleGraph, seen: Set<string>): Set<string> {
  if (/[\\/]app[\\/](entry\.client|root|routes[\\/]page-frame)\.tsx/.test(id)) {
    return new Set(['shell']);
  }
  const route = /[\\/]app[\\/](?:\w+[\\/])?routes[\\/]([\w-]+)\.tsx/.exec(id)?.[1];
  if (route) return new Set([route]);
  if (seen.has(id)) return new Set();
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((by) => [...routesOf(by, graph, seen)]));
}
