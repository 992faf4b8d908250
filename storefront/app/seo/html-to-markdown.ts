import { decodeEntities } from '../commerce/product/plain-text.ts';

// no quantifier can match what another one does: the time is linear in the length of the text
const tokens = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|<[^<>]*>|[^<]+|</gi;

const hiddenTags = new Set(['svg', 'style', 'script', 'template']);
const blockTags = new Set([
  'p',
  'div',
  'blockquote',
  'figure',
  'figcaption',
  'dl',
  'dt',
  'dd',
  'hr',
  'section',
  'aside',
  'details',
  'summary',
  'article',
  'header',
  'footer',
  'caption',
]);
const maxIndent = 5;
const marks: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*' };

/** Sanitized HTML, or our own, as Markdown; relative links become absolute. Read in one pass. */
export function htmlToMarkdown(html: string, origin: string): string {
  const writer = createWriter(origin);
  let hidden: string | null = null;
  for (const [token, slash, tag, attributes = ''] of html.matchAll(tokens)) {
    const name = tag?.toLowerCase();
    const isEnd = slash === '/';
    if (hidden) {
      if (isEnd && name === hidden) hidden = null;
    } else if (!name) {
      if (!token.startsWith('<') || token === '<') writer.text(token);
    } else if (hiddenTags.has(name)) {
      if (!isEnd && !attributes.endsWith('/')) hidden = name;
    } else if (isEnd) writer.end(name);
    else writer.start(name, attributes);
  }
  return writer.finish();
}

function createWriter(origin: string) {
  const blocks: string[] = [];
  /** Of the block, list item or cell that is read. */
  let text = '';
  let heading = '';
  const lists: string[] = [];
  let items: string[] = [];
  let rows: string[][] | null = null;
  let link: { href: string; isEmpty: boolean } | null = null;

  function takeText(): string {
    const taken = tidy(text);
    text = '';
    return taken;
  }

  function endBlock() {
    // lists and cells are lines
    if (lists.length > 0 || rows) {
      text += ' ';
      return;
    }
    const taken = takeText();
    if (taken) blocks.push(heading + taken);
    heading = '';
  }

  function endItem() {
    const taken = takeText().replaceAll('\n', ' ');
    if (taken)
      items.push(`${'  '.repeat(Math.min(lists.length - 1, maxIndent))}${lists.at(-1)} ${taken}`);
  }

  function endLink() {
    if (link?.href && !link.isEmpty) text += `](${link.href})`;
    link = null;
  }

  function startLink(attributes: string) {
    if (link) return;
    const path = decodeEntities(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '');
    const href = path.startsWith('/') ? origin + path : path;
    link = { href: path.startsWith('#') ? '' : href, isEmpty: true };
  }

  function startList(bullet: string) {
    if (lists.length > 0) endItem();
    else endBlock();
    lists.push(bullet);
  }

  function endList() {
    if (lists.length === 0) return;
    endItem();
    lists.pop();
    if (lists.length > 0) return;
    if (items.length > 0) blocks.push(items.join('\n'));
    items = [];
  }

  function endTable() {
    if (!rows) return;
    const [head, ...others] = rows.filter((cells) => cells.length > 0);
    rows = null;
    text = '';
    if (head)
      blocks.push([line(head), `|${'---|'.repeat(head.length)}`, ...others.map(line)].join('\n'));
  }

  return {
    text(part: string) {
      if (link?.isEmpty && part.trim()) {
        link.isEmpty = false;
        if (link.href) text += '[';
      }
      text += part.replace(/\s+/g, ' ');
    },
    start(name: string, attributes: string) {
      if (name === 'a') startLink(attributes);
      else if (name in marks) text += marks[name];
      else if (name === 'br') text += '\n';
      else if (name === 'ul') startList('-');
      else if (name === 'ol') startList('1.');
      else if (name === 'li' && lists.length > 0) endItem();
      else if (name === 'table') {
        endBlock();
        rows ??= [];
      } else if (name === 'tr') rows?.push([]);
      else if ((name === 'td' || name === 'th') && rows) text = '';
      else if (/^h[1-6]$/.test(name)) {
        endBlock();
        heading = `${'#'.repeat(Number(name[1]))} `;
      } else if (blockTags.has(name)) endBlock();
    },
    end(name: string) {
      if (name === 'a') endLink();
      else if (name in marks) text += marks[name];
      else if (name === 'ul' || name === 'ol') endList();
      else if (name === 'li' && lists.length > 0) endItem();
      else if (name === 'table') endTable();
      else if (name === 'td' || name === 'th') {
        rows?.at(-1)?.push(takeText().replaceAll('\n', ' ').replaceAll('|', '\\|'));
      } else if (blockTags.has(name) || /^h[1-6]$/.test(name)) endBlock();
    },
    finish(): string {
      endLink();
      while (lists.length > 0) endList();
      endTable();
      endBlock();
      return blocks.join('\n\n');
    },
  };
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function tidy(text: string): string {
  return decodeEntities(text)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
