import { readFileSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { shopFolder } from '../../storefront/shop-folder.ts';
import type { SourceDocument } from '../content/read-documents.ts';

const markdown = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** Components that pages of the platform have as well: a paragraph with the name in braces. */
export const blocks = [
  'CompanyAddress',
  'LegalGuaranteeNotice',
  'ShippingCountries',
  'WithdrawalForm',
  'WorkshopDates',
];

/** Why a document can only be a file; null where the platform can hold all of it. */
export function fileOnlyReason({
  frontMatter,
  components,
  section,
}: SourceDocument): string | null {
  if (!frontMatter) return 'its front matter is invalid';
  if (section === 'tutorials') return 'a tutorial';
  const { kind, hero, products, collection } = frontMatter;
  if (['hub', 'advisor', 'landing', 'company'].includes(kind)) return `of the kind ${kind}`;
  if (hero) return 'has a picture';
  if (products || collection) return 'has a row of products';
  const unknown = components.find(({ name }) => name !== 'ShopFact' && !blocks.includes(name));
  return unknown ? `uses <${unknown.name}>` : null;
}

/** The text of a document as HTML, with its questions and related documents at the end. */
export function documentHtml(document: SourceDocument, all: readonly SourceDocument[]): string {
  const { file, frontMatter, language } = document;
  const source = readFileSync(new URL(`content/${file}`, shopFolder), 'utf8');
  const { faq = [], related = [] } = frontMatter ?? {};
  const texts = allMessages[language].editorial;
  const questions = faq.map(
    ({ question, answer }) => `<h3>${escaped(question)}</h3><p>${escaped(answer)}</p>`,
  );
  const links = related.flatMap((name) => {
    const other = all.find(
      (one) => `${one.section}/${one.key}` === name && one.language === language,
    );
    if (!other?.frontMatter) return [];
    const { slug, title } = other.frontMatter;
    const folder = other.section === 'pages' ? 'e' : 'a';
    return `<li><a href="/${folder}/${slug}">${escaped(title)}</a></li>`;
  });
  return [
    markdownHtml(source),
    ...(questions.length > 0 ? [`<h2>${escaped(texts.faq)}</h2>`, ...questions] : []),
    ...(links.length > 0 ? [`<h2>${escaped(texts.related)}</h2><ul>${links.join('')}</ul>`] : []),
  ].join('\n');
}

export function markdownHtml(source: string): string {
  return html(markdown.parse(source));
}

function html(node: Nodes): string {
  const inner = () => ('children' in node ? node.children.map(html).join('') : '');
  switch (node.type) {
    case 'root':
      return node.children.map(html).filter(Boolean).join('\n');
    case 'heading':
      return `<h${node.depth}>${inner()}</h${node.depth}>`;
    case 'paragraph':
      return `<p>${inner()}</p>`;
    case 'strong':
      return `<strong>${inner()}</strong>`;
    case 'emphasis':
      return `<em>${inner()}</em>`;
    case 'break':
      return '<br>';
    case 'link':
      return `<a href="${escaped(node.url)}">${inner()}</a>`;
    case 'list':
      return node.ordered ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`;
    case 'listItem': {
      const [only, ...more] = node.children;
      const isLine = only?.type === 'paragraph' && more.length === 0;
      return `<li>${isLine ? only.children.map(html).join('') : inner()}</li>`;
    }
    case 'blockquote':
      return `<blockquote>${inner()}</blockquote>`;
    case 'table': {
      const [head, ...rows] = node.children.map((row) => row.children);
      const row = (cells: Nodes[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${'children' in cell ? cell.children.map(html).join('') : ''}</${tag}>`).join('')}</tr>`;
      return `<table><thead>${row(head ?? [], 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
    }
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      if (node.name !== 'ShopFact') return `<p>{${node.name}}</p>`;
      const [name] = node.attributes;
      const fact = `{${typeof name?.value === 'string' ? name.value : ''}}`;
      return node.type === 'mdxJsxTextElement' ? fact : `<p>${fact}</p>`;
    }
    case 'text':
    case 'inlineCode':
      return escaped(node.value);
    default:
      return '';
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
