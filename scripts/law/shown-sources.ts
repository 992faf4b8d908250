import type { Sources } from './document-rules.ts';

/** The documents with what languages show of the shop's first one, since they lack it. */
export function shownSources(
  sources: Sources,
  languages: readonly string[],
  first: string,
): Sources {
  const shown = new Map(sources);
  for (const [path, text] of sources) {
    const [, name, written] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
    if (written !== first) continue;
    for (const language of languages) {
      if (!sources.has(`${name}/${language}`)) shown.set(`${name}/${language}`, text);
    }
  }
  return shown;
}
