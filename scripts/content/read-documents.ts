// Parses the documents of a shop as Markdown trees, without Vite.
import { globSync, readFileSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { parse as parseYaml } from 'yaml';
import { isLanguage, type Language } from '../../storefront/app/i18n/languages.ts';
import {
  type FrontMatter,
  frontMatterSchema,
} from '../../storefront/content/documents/front-matter.ts';
import { isSection, type Section } from '../../storefront/content/documents/sections.ts';
import { shopFolder } from '../../storefront/shop-folder.ts';

const root = new URL('content/', shopFolder);

export interface SourceDocument {
  file: string;
  section: Section;
  key: string;
  language: Language;
  /** Null if it is invalid; see frontMatterProblems. */
  frontMatter: FrontMatter | null;
  frontMatterProblems: string[];
  /** Every visible paragraph, including those of the front matter. */
  paragraphs: string[];
  /** How many words the text has without the front matter. */
  words: number;
  links: string[];
  components: { name: string; attributes: Record<string, unknown> }[];
  /** The headings with how much text follows each before the next. */
  headings: { depth: number; title: string; wordsBelow: number }[];
}

export function readDocuments(): SourceDocument[] {
  return globSync('*/*/*.mdx', { cwd: root })
    .sort()
    .map((file) => readDocument(file, readFileSync(new URL(file, root), 'utf8')));
}

const markdown = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

export function readDocument(file: string, source: string): SourceDocument {
  const [section = '', key = '', name = ''] = file.split('/');
  const language = name.replace('.mdx', '');
  if (!isSection(section) || !isLanguage(language))
    throw new Error(`${file}: expected <section>/<key>/<language>.mdx`);
  const tree = markdown.parse(source);
  const yaml = tree.children.find((node) => node.type === 'yaml');
  const raw: unknown = yaml ? readYaml(file, yaml.value) : null;
  const parsed = frontMatterSchema.safeParse(raw);
  const nodes = allNodes(tree);
  return {
    file,
    section,
    key,
    language,
    frontMatter: parsed.success ? parsed.data : null,
    frontMatterProblems: (parsed.error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
    ),
    paragraphs: [
      ...(parsed.success ? textsOfFrontMatter(parsed.data) : []),
      ...nodes.filter(({ type }) => type === 'paragraph').map(textOf),
    ],
    words: wordsIn(textOf(tree)),
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    components: nodes.flatMap(toComponent),
    headings: headingsOf(tree),
  };
}

/** The parser names a line, not the file. */
function readYaml(file: string, text: string): unknown {
  try {
    return parseYaml(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: front matter: ${reason}`, { cause });
  }
}

function textsOfFrontMatter(frontMatter: FrontMatter): string[] {
  const { description, faq = [] } = frontMatter;
  const recipe = frontMatter.kind === 'tutorial' ? frontMatter.recipe : null;
  return [
    description,
    ...faq.flatMap(({ question, answer }) => [question, answer]),
    ...(recipe ? [...recipe.steps.map(({ text }) => text), recipe.tip] : []),
  ];
}

function allNodes(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(allNodes)] : [node];
}

function textOf(node: Nodes): string {
  if (node.type === 'yaml') return '';
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return '…';
  if ('children' in node) {
    const between = node.type === 'root' || node.type === 'tableRow' ? ' ' : '';
    return node.children.map(textOf).join(between);
  }
  return 'value' in node ? node.value : '';
}

function wordsIn(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

function toComponent(node: Nodes): SourceDocument['components'] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value] as const] : [],
  );
  return [{ name: node.name ?? '', attributes: Object.fromEntries(attributes) }];
}

function headingsOf(tree: Root): SourceDocument['headings'] {
  const headings: SourceDocument['headings'] = [];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      headings.push({ depth: node.depth, title: textOf(node), wordsBelow: 0 });
      continue;
    }
    const last = headings.at(-1);
    // a figure or a table counts as text
    if (last) last.wordsBelow += node.type === 'mdxJsxFlowElement' ? 20 : wordsIn(textOf(node));
  }
  return headings;
}
