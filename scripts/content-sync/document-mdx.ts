import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { shopFacts } from '../../storefront/content/documents/shop-facts.ts';
import { blocks } from './document-html.ts';

const facts = new Set(Object.keys(shopFacts('de')));

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(() => withComponents)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMdx)
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** An editor's text as the shop's files have it: Markdown, facts and blocks in braces as components. */
export async function documentMdx(
  html: string,
  addressOf: (href: string) => string,
): Promise<string> {
  const withAddresses = html.replace(
    /href="(\/[^"]*)"/g,
    (_, href: string) => `href="${addressOf(href)}"`,
  );
  return String(await toMarkdown.process(withAddresses));
}

function withComponents(tree: Root): Root {
  return { ...tree, children: tree.children.map(toFlow) };
}

function toFlow(node: RootContent): RootContent {
  const name = node.type === 'paragraph' ? onlyName(node) : null;
  if (name && blocks.includes(name)) {
    return { type: 'mdxJsxFlowElement', name, attributes: [], children: [] };
  }
  return withFacts(node);
}

function onlyName({ children: [only, ...others] }: Paragraph): string | null {
  if (only?.type !== 'text' || others.length > 0) return null;
  return /^\s*\{(\w+)\}\s*$/.exec(only.value)?.[1] ?? null;
}

/** A text becomes texts and components, which may stand wherever a text may. */
function withFacts(node: RootContent): RootContent {
  if (!('children' in node)) return node;
  const before: RootContent[] = node.children;
  const children = before.flatMap((child) =>
    child.type === 'text' ? splitFacts(child.value) : [withFacts(child)],
  );
  return { ...node, children } as RootContent;
}

function splitFacts(text: string): PhrasingContent[] {
  return text.split(/(\{\w+\})/).flatMap((part): PhrasingContent[] => {
    const value = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!value || !facts.has(value)) return part ? [{ type: 'text', value: part }] : [];
    const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'name', value }];
    return [{ type: 'mdxJsxTextElement', name: 'ShopFact', attributes, children: [] }];
  });
}
