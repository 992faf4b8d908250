import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { allItems } from '../../admin/menus.ts';
import type { UserError } from '../../admin/user-errors.ts';
import { type Html, html } from '../../checkout/html.ts';
import type { MenuItemRecord, MenuRecord } from '../../content/records.ts';
import { gid } from '../../graphql/ids.ts';
import { status } from '../parts.ts';
import { type Candidates, readCandidates } from './candidates.ts';
import {
  type Editor,
  editorPage,
  type Form,
  languageName,
  root,
  saveTranslations,
  textName,
  typed,
} from './editor.ts';
import { canMove, itemAt, moved, moves, placeOf, removed, replaced } from './menu-tree.ts';
import { errorList, fieldLabel, line, plainField } from './parts.ts';

const params = z.object({ id: z.coerce.number().int() });
const query = z.object({ item: z.coerce.number().int().optional().catch(undefined) });
const formSchema = z.record(z.string(), z.string());

/** The trees of menus, and a form for the chosen entry. */
export function menuRoutes(app: FastifyInstance, editor: Editor): void {
  const find = (id: number) => editor.content.current.menu.find((menu) => menu.id === id);

  app.get(`${root}/menus`, async (_request, reply) => {
    const [first] = editor.content.current.menu;
    if (first) return reply.redirect(`${root}/menus/${first.id}`);
    const content = html`<div class="editor-grid">${newMenu()}</div>`;
    return reply.send(editorPage(editor, 'menus', 'Menus', content));
  });

  app.post(`${root}/menus`, async (request, reply) => {
    const handle = typed(formSchema.parse(request.body), 'handle');
    const { menu } = await editor.mutations.menuCreate({ title: handle, handle, items: [] });
    return reply.redirect(
      menu ? `${root}/menus/${menu.id.split('/').at(-1)}` : `${root}/menus`,
      303,
    );
  });

  app.get(`${root}/menus/:id`, async (request, reply) => {
    const menu = find(params.parse(request.params).id);
    if (!menu) return reply.callNotFound();
    return reply.send(await menuPage(editor, menu, query.parse(request.query).item));
  });

  app.post(`${root}/menus/:id`, async (request, reply) => {
    const menu = find(params.parse(request.params).id);
    if (!menu) return reply.callNotFound();
    const { item: itemId } = query.parse(request.query);
    const form = formSchema.parse(request.body);
    if (form.action === 'delete-menu') {
      const { userErrors } = await editor.mutations.menuDelete({ id: gid('Menu', menu.id) });
      if (userErrors.length === 0) return reply.redirect(`${root}/menus`, 303);
      return reply.code(422).send(await menuPage(editor, menu, itemId, { errors: userErrors }));
    }
    const changed = changedItems(menu, itemId, form);
    const { userErrors } = await editor.mutations.menuUpdate({
      id: gid('Menu', menu.id),
      title: menu.title,
      items: changed.map(itemInput),
    });
    const texts = userErrors.length === 0 ? await saveTitles(editor, menu.id, itemId, form) : [];
    const errors = [...userErrors, ...texts];
    if (errors.length > 0) {
      return reply.code(422).send(await menuPage(editor, menu, itemId, { form, errors }));
    }
    const known = new Set(allItems(menu.items).map(({ id }) => id));
    const items = allItems(find(menu.id)?.items ?? []);
    const added = items.find(({ id }) => !known.has(id))?.id;
    const shown = added ?? (items.some(({ id }) => id === itemId) ? itemId : undefined);
    return reply.redirect(`${root}/menus/${menu.id}${shown ? `?item=${shown}` : ''}`, 303);
  });
}

/** A new entry has no id yet. */
const newItem = 0;

function changedItems(menu: MenuRecord, itemId: number | undefined, form: Form): MenuItemRecord[] {
  const add = typed(form, 'add');
  if (form.action === 'add' && add) {
    const item = { id: newItem, title: add, type: 'HTTP', url: '#', resourceId: null };
    return [...menu.items, { ...item, tags: [], items: [], translations: {} }];
  }
  const place = itemId === undefined ? undefined : placeOf(menu.items, itemId);
  const item = place && itemAt(menu.items, place);
  if (!item) return menu.items;
  if (form.action === 'remove') return removed(menu.items, item.id);
  const move = moves.find((one) => one === form.move);
  if (move) return moved(menu.items, item.id, move);
  if (form.action !== 'save') return menu.items;
  const [type = 'HTTP', resourceId = null] = (form.target ?? '').split(' ');
  const title = typed(form, 'primary.title') || item.title;
  const url = type === 'HTTP' ? typed(form, 'address') || '#' : null;
  return replaced(menu.items, { ...item, title, type, resourceId, url });
}

interface ItemInput {
  id: string | null;
  title: string;
  type: string;
  resourceId: string | null;
  url: string | null;
  tags: string[];
  items: ItemInput[];
}

function itemInput({ id, title, type, resourceId, url, tags, items }: MenuItemRecord): ItemInput {
  return {
    id: id === newItem ? null : gid('MenuItem', id),
    title,
    type,
    resourceId,
    url,
    tags,
    items: items.map(itemInput),
  };
}

async function saveTitles(
  editor: Editor,
  menuId: number,
  itemId: number | undefined,
  form: Form,
): Promise<UserError[]> {
  const menu = editor.content.current.menu.find(({ id }) => id === menuId);
  const item = allItems(menu?.items ?? []).find(({ id }) => id === itemId);
  if (!item || form.action !== 'save') return [];
  const resource = { gid: gid('Link', item.id), translations: item.translations };
  return saveTranslations(editor, resource, { title: item.title }, (language) =>
    typed(form, textName(language, 'title')),
  );
}

async function menuPage(
  editor: Editor,
  menu: MenuRecord,
  itemId: number | undefined,
  rejected: { form?: Form; errors?: UserError[] } = {},
): Promise<string> {
  const place = itemId === undefined ? undefined : placeOf(menu.items, itemId);
  const item = place && itemAt(menu.items, place);
  const candidates = await readCandidates(editor);
  const menus = editor.content.current.menu;
  const tree = html`<div class="editor-side"><section class="box" aria-labelledby="menu-title"><div class="box-head"><h2 id="menu-title">Menu</h2><nav class="chips" aria-label="Menus">${menus.map(
    ({ id, handle }) =>
      html`<a class="chip" href="${root}/menus/${id}"${id === menu.id && html` aria-current="page"`}>${handle}</a>`,
  )}</nav></div>
<ul class="rows tree">${treeRows(menu, menu.items, candidates, editor, itemId)}</ul>
<form class="box-body buttons" method="post"><input class="input grows" name="add" aria-label="Title of the new entry" placeholder="Title"><button class="button button-quiet" name="action" value="add">Add entry</button></form>
<form class="box-body" method="post"><button class="text-button" name="action" value="delete-menu">Delete menu</button></form></section>${newMenu()}</div>`;
  const form = item
    ? itemForm(editor, menu, item, candidates, rejected)
    : html`<section class="box"><p class="empty">Choose an entry of the menu to change it.</p>${errorList(rejected.errors ?? [])}</section>`;
  const content = html`<div class="editor-grid editor-grid-menu">${tree}<div>${form}</div></div>`;
  return editorPage(editor, 'menus', menu.handle, content);
}

function newMenu(): Html {
  return html`<form class="box" method="post" action="${root}/menus"><p class="box-body buttons"><input class="input grows" name="handle" required pattern="[a-z0-9\\-]+" aria-label="Handle of the new menu" placeholder="footer-about-da"><button class="button button-quiet">New menu</button></p></form>`;
}

function treeRows(
  menu: MenuRecord,
  items: readonly MenuItemRecord[],
  candidates: Candidates,
  editor: Editor,
  currentId: number | undefined,
  level = 0,
): Html[] {
  return items.map((item) => {
    const target = targetOf(item, candidates, editor);
    const isCurrent = item.id === currentId;
    return html`<li class="level-${level}${isCurrent && ' is-current'}"><a href="${root}/menus/${menu.id}?item=${item.id}"${isCurrent && html` aria-current="page"`}>${level === 0 ? html`<b>${item.title}</b>` : item.title} <code>${target ?? item.resourceId}</code></a>${target === undefined ? status('error', 'Link broken') : status('good', 'Published')}</li>${treeRows(menu, item.items, candidates, editor, currentId, level + 1)}`;
  });
}

/** The words for where it leads; undefined where there is nothing. */
function targetOf(
  item: MenuItemRecord,
  candidates: Candidates,
  editor: Editor,
): string | undefined {
  if (!item.resourceId) return item.url ?? item.type.toLowerCase();
  return targets(candidates, editor)
    .flatMap(({ options }) => options)
    .find(({ value }) => value === `${item.type} ${item.resourceId}`)?.path;
}

function targets({ collections, products, pages, articles }: Candidates, { content }: Editor) {
  const group = (
    label: string,
    type: string,
    folder: string,
    list: { gid: string; handle: string }[],
  ) => ({
    label,
    options: list.map(({ gid: one, handle }) => ({
      value: `${type} ${one}`,
      label: `${label}: ${handle}`,
      path: `/${folder}/${handle}`,
    })),
  });
  const { blog, policy } = content.current;
  const blogs = blog.map(({ id, handle }) => ({ gid: gid('Blog', id), handle }));
  const policies = policy.map(({ id, kind }) => ({ gid: gid('ShopPolicy', id), handle: kind }));
  return [
    group('Collection', 'COLLECTION', 'collections', collections),
    group('Page', 'PAGE', 'pages', pages),
    group('Blog', 'BLOG', 'blogs', blogs),
    group('Article', 'ARTICLE', 'articles', articles),
    group('Policy', 'SHOP_POLICY', 'policies', policies),
    group('Product', 'PRODUCT', 'products', products),
  ];
}

const simpleTargets = [
  { value: 'HTTP', label: 'Address' },
  { value: 'FRONTPAGE', label: 'Home page' },
  { value: 'SEARCH', label: 'Search' },
  { value: 'COLLECTIONS', label: 'All collections' },
  { value: 'CATALOG', label: 'All products' },
];
const moveLabels = {
  up: ['↑', 'Move up'],
  down: ['↓', 'Move down'],
  outdent: ['←', 'Move out one level'],
  indent: ['→', 'Move in one level'],
} as const;

function itemForm(
  editor: Editor,
  menu: MenuRecord,
  item: MenuItemRecord,
  candidates: Candidates,
  { form, errors = [] }: { form?: Form; errors?: UserError[] },
): Html {
  const [primary, ...others] = editor.languages;
  const target = item.resourceId ? `${item.type} ${item.resourceId}` : item.type;
  const title = (name: string, stored: string) => (form ? typed(form, name) : stored);
  const option = ({ value, label }: { value: string; label: string }) =>
    html`<option value="${value}"${value === target && ' selected'}>${label}</option>`;
  return html`<form class="box" method="post" action="?item=${item.id}" aria-label="${item.title}"><div class="box-head"><div><h2>${item.title}</h2><p class="code">${menu.handle}</p></div></div>
${errorList(errors)}
<div class="field">${plainField('Target', 'resource', html`<select class="input" name="target">${simpleTargets.map(option)}${targets(candidates, editor).map(({ label, options }) => options.length > 0 && html`<optgroup label="${label}">${options.map(option)}</optgroup>`)}</select>`)}
${plainField('Address', 'url', line('address', item.url ?? ''), 'where the target is an address; # for a heading')}</div>
<div class="field">${plainField(`Title, ${languageName(primary)}`, `title.${primary}`, line('primary.title', title('primary.title', item.title)))}</div>
${others.map(
  (language) =>
    html`<div class="field">${plainField(`Title, ${languageName(language)}`, `title.${language}`, line(textName(language, 'title'), title(textName(language, 'title'), item.translations[language]?.title?.value ?? '')))}</div>`,
)}
<div class="field">${fieldLabel('Position', 'items', 'three levels at most')}<div class="buttons">${moves.map(
    (move) => {
      const [sign, label] = moveLabels[move];
      return html`<button class="button button-quiet" name="move" value="${move}" aria-label="${label}"${!canMove(menu.items, item.id, move) && ' disabled'}>${sign}</button>`;
    },
  )}</div></div>
<div class="field buttons"><button class="button button-primary" name="action" value="save">Save</button><button class="text-button" name="action" value="remove">Remove entry</button></div></form>`;
}
