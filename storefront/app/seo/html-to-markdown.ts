import { plainText } from '../commerce/plain-text.ts';

/** Sanitized HTML, or our own, as Markdown; relative links become absolute. */
export function htmlToMarkdown(html: string, origin: string): string {
  const blocks = html
    .replace(/<(svg|style|script|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<table\b[^>]*>(.*?)<\/table>/g, (_, inner: string) => block(table(inner, origin)))
    .replace(/<ol\b[^>]*>(.*?)<\/ol>/g, (_, inner: string) => block(list(inner, '1.', origin)))
    .replace(/<ul\b[^>]*>(.*?)<\/ul>/g, (_, inner: string) => block(list(inner, '-', origin)))
    .replace(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/g, (_, level: string, inner: string) =>
      block(`${'#'.repeat(Number(level))} ${inline(inner, origin)}`),
    )
    .replace(/<\/(?:p|div|blockquote|figcaption|dt|dd|section|aside|details|summary)>/g, '\u0001');
  return blocks
    .split('\u0001')
    .map((text) => (text.startsWith('\u0002') ? text.slice(1) : inline(text, origin)))
    .filter(Boolean)
    .join('\n\n');
}

/** Marks a block that is Markdown already. */
function block(markdown: string): string {
  return `\u0001\u0002${markdown}\u0001`;
}

function inline(html: string, origin: string): string {
  const marked = html
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, text: string) =>
      href.startsWith('#') ? text : `[${text}](${href.startsWith('/') ? origin + href : href})`,
    )
    .replace(/<(?:strong|b)>(.*?)<\/(?:strong|b)>/g, '**$1**')
    .replace(/<(?:em|i)>(.*?)<\/(?:em|i)>/g, '*$1*');
  return plainText(marked);
}

function list(html: string, bullet: string, origin: string): string {
  return [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/g)]
    .map(([, item = '']) => `${bullet} ${inline(item, origin).replaceAll('\n', ' ')}`)
    .join('\n');
}

function table(html: string, origin: string): string {
  const rows = [...html.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      inline(cell, origin).replaceAll('\n', ' ').replaceAll('|', '\\|'),
    ),
  );
  const [head = [], ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const line = `|${'---|'.repeat(rows[0]?.length ?? 0)}`;
  return [head, line, ...others].join('\n');
}
