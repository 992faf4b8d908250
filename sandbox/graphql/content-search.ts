import { foldPhrase, queryWords } from '../store/fold.ts';
import { type ArticleNode, allArticles, type PageNode, pageNodes } from './content-nodes.ts';
import type { Context } from './context.ts';

/** Pages that have every word, those with the words in their title first. */
export function searchPages(query: string, context: Context): PageNode[] {
  return searchTexts(pageNodes(context), query, ({ title, body }) => ({ title, body }));
}

export function searchArticles(query: string, context: Context): ArticleNode[] {
  return searchTexts(allArticles(context), query, ({ title, contentHtml }) => ({
    title,
    body: contentHtml,
  }));
}

function searchTexts<Node>(
  nodes: readonly Node[],
  query: string,
  textsOf: (node: Node) => { title: string; body: string },
): Node[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const hasAll = (text: string) => {
    const folded = ` ${foldPhrase(text)}`;
    return words.every((word) => folded.includes(` ${word}`));
  };
  const found = nodes.filter((node) => {
    const { title, body } = textsOf(node);
    return hasAll(`${title} ${body.replace(/<[^>]+>/g, ' ')}`);
  });
  const inTitle = (node: Node) => (hasAll(textsOf(node).title) ? 0 : 1);
  return found.toSorted((a, b) => inTitle(a) - inTitle(b));
}
