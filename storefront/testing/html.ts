// Queries rendered HTML by role and accessible name.
import { hasChildren, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const roleOfTag: Record<string, string> = {
  a: 'link',
  article: 'article',
  button: 'button',
  dialog: 'dialog',
  dl: 'list',
  fieldset: 'group',
  figure: 'figure',
  footer: 'contentinfo',
  form: 'form',
  header: 'banner',
  img: 'img',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  section: 'region',
  select: 'combobox',
  option: 'option',
  summary: 'button',
  table: 'table',
  ul: 'list',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'heading'])),
};

export interface Part {
  text: string;
  attribute(name: string): string | undefined;
  /** All descendants with this role, in document order. */
  all(role: string, name?: string | RegExp): Part[];
  /** The only match; throws if there is none or more than one. */
  one(role: string, name?: string | RegExp): Part;
  /** The accessible names of all descendants with this role. */
  names(role: string): string[];
  has(role: string, name?: string | RegExp): boolean;
  /** Every element of this kind inside, in the order of the page. */
  elements(tag: string): Part[];
  /** The elements directly inside. */
  children(): Part[];
  /** How many elements of this kind are inside. */
  count(tag: string): number;
  /** The reference of the first SVG icon. */
  reference(): string | undefined;
  /** The summaries of details elements. */
  summaries(): string[];
}

export function readHtml(html: string): Part {
  const document = parseDocument(html);
  // what a template holds is not in the page
  for (const template of DomUtils.getElementsByTagName('template', document)) {
    template.children = [];
  }
  return partOf(document, document);
}

function partOf(node: Node | Element, document: Node): Part {
  const elements = () =>
    DomUtils.filter((child) => isTag(child), 'children' in node ? node.children : []) as Element[];
  const part: Part = {
    text: textOf(node),
    attribute: (name) => ('attribs' in node ? node.attribs[name] : undefined),
    all: (role, name) =>
      elements()
        .filter((element) => roleOf(element) === role)
        .filter((element) => name === undefined || matches(nameOf(element, document), name))
        .map((element) => partOf(element, document)),
    one(role, name) {
      const [found, ...more] = part.all(role, name);
      if (!found || more.length > 0) {
        const others = part.names(role).join('", "');
        throw new Error(
          `${more.length + (found ? 1 : 0)} of ${role} ${name}; there are "${others}"`,
        );
      }
      return found;
    },
    names: (role) =>
      elements()
        .filter((element) => roleOf(element) === role)
        .map((element) => nameOf(element, document)),
    has: (role, name) => part.all(role, name).length > 0,
    elements: (tag) =>
      DomUtils.getElementsByTagName(tag, node).map((element) => partOf(element, document)),
    children: () =>
      DomUtils.getChildren(node)
        .filter((child) => isTag(child))
        .map((child) => partOf(child, document)),
    count: (tag) => DomUtils.getElementsByTagName(tag, node).length,
    reference: () => DomUtils.getElementsByTagName('use', node)[0]?.attribs.href,
    summaries: () => DomUtils.getElementsByTagName('summary', node).map(textOf),
  };
  return part;
}

function roleOf(element: Element): string | undefined {
  const { role, href, type } = element.attribs;
  if (role) return role;
  if (element.name === 'a') return href === undefined ? undefined : 'link';
  if (element.name === 'input') return roleOfInput[type ?? 'text'];
  return roleOfTag[element.name];
}

const roleOfInput: Record<string, string> = {
  checkbox: 'checkbox',
  email: 'textbox',
  number: 'spinbutton',
  radio: 'radio',
  search: 'searchbox',
  text: 'textbox',
};

function nameOf(element: Element, document: Node): string {
  const { id, 'aria-label': label, 'aria-labelledby': labelledBy, alt, title } = element.attribs;
  if (label !== undefined) return spaced(label);
  if (labelledBy !== undefined) {
    const labels = labelledBy
      .split(' ')
      .flatMap((key) => DomUtils.getElementById(key, document) ?? []);
    return spaced(labels.map(textOf).join(' '));
  }
  if (alt !== undefined) return spaced(alt);
  // a section without a label is named by its first heading
  if (element.name === 'section' || element.name === 'article') {
    const [heading] = DomUtils.filter(
      (node) => isTag(node) && roleOf(node) === 'heading',
      element.children,
    );
    return heading ? textOf(heading) : '';
  }
  if (element.name === 'fieldset') {
    return textOf(DomUtils.getElementsByTagName('legend', element)[0] ?? element);
  }
  if (element.name === 'input' || element.name === 'select') {
    const [outer] = DomUtils.filter(
      (node) =>
        isTag(node) &&
        node.name === 'label' &&
        ((id !== undefined && node.attribs.for === id) ||
          DomUtils.getElementsByTagName(element.name, node).includes(element)),
      document,
    );
    return outer ? textOf(outer) : spaced(title ?? '');
  }
  return textOf(element);
}

/** Elements whose label is read out in place of what is in them. */
const named = new Set(['a', 'button', 'img', 'span', 'svg']);
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'span', 'strong', 'sup']);

/** Text as read by a screen reader: images by name, nothing hidden. */
function textOf(node: Parameters<typeof DomUtils.textContent>[0]): string {
  return spaced(words(node));
}

function words(node: Parameters<typeof DomUtils.textContent>[0]): string {
  if (Array.isArray(node)) return node.map(words).join(' ');
  if (isText(node)) return node.data;
  if (isTag(node)) {
    if (['script', 'style', 'template'].includes(node.name)) return '';
    if (node.attribs['aria-hidden'] === 'true') return '';
    if (node.name === 'img') return ` ${node.attribs.alt ?? ''} `;
    if (node.attribs['aria-label'] && named.has(node.name)) {
      return ` ${node.attribs['aria-label']} `;
    }
  }
  const inner = hasChildren(node) ? node.children.map(words).join('') : '';
  const isInline = isTag(node) && inline.has(node.name);
  return isInline ? inner : ` ${inner} `;
}

function matches(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name);
}

function spaced(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('\u00ad', '')
    .trim();
}
