type Tree = { [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** What is missing, superfluous, empty or untranslated in a language, compared with the source. */
export function messageProblems(source: Tree, translated: Tree, path = ''): string[] {
  const keys = new Set([...Object.keys(source), ...Object.keys(translated)]);
  return [...keys].flatMap((key) => {
    const place = path ? `${path}.${key}` : key;
    const original = source[key];
    const translation = translated[key];
    if (original === undefined) return [`${place} is not in the source language`];
    if (translation === undefined) return [`${place} is missing`];
    if (isTree(original) && isTree(translation)) {
      return messageProblems(original, translation, place);
    }
    if (typeof original !== typeof translation) return [`${place} is of another kind`];
    if (typeof translation === 'function' && typeof original === 'function') {
      return translation.length === original.length ? [] : [`${place} takes other values`];
    }
    if (translation === '' && original !== '') return [`${place} is empty`];
    // single words and names are often the same in two languages, sentences are not
    const sentence = String(translation).split(/\s+/).length > 3;
    return sentence && translation === original ? [`${place} is not translated`] : [];
  });
}

/** The places of texts that are those of another language, and how many texts there are. */
export function sameTexts(other: Tree, texts: Tree, path = ''): { same: string[]; all: number } {
  const found = { same: [] as string[], all: 0 };
  for (const [key, text] of Object.entries(texts)) {
    const place = path ? `${path}.${key}` : key;
    const theirs = other[key];
    if (isTree(text) && isTree(theirs)) {
      const { same, all } = sameTexts(theirs, text, place);
      found.same.push(...same);
      found.all += all;
    } else {
      found.all += 1;
      if (text === theirs) found.same.push(place);
    }
  }
  return found;
}
