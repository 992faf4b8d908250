import { displayName, type MetaobjectRow, readRow } from '../../admin/metaobject-nodes.ts';
import { type Html, html } from '../../checkout/html.ts';
import type { FieldDefinitionRecord } from '../../content/records.ts';
import { gid, parseGid } from '../../graphql/ids.ts';
import { gidsIn } from '../../store/reference-values.ts';
import { entryTypes, readEntries } from './candidates.ts';
import { type Editor, root } from './editor.ts';
import { isEntryList } from './field-values.ts';
import { published } from './parts.ts';

/** The lists of an entry that put other entries in order, such as the sections of a page. */
export async function entryLists(
  editor: Editor,
  owner: MetaobjectRow,
  currentId: number | undefined,
): Promise<Html[]> {
  const definition = editor.definitions.definitionOfType(owner.type);
  const fields = (definition?.fields ?? []).filter(isEntryList);
  return Promise.all(fields.map((field) => entryList(editor, owner, field, currentId)));
}

export function listedGids(
  owner: MetaobjectRow,
  field: Pick<FieldDefinitionRecord, 'key' | 'type'>,
) {
  const value = owner.fields.find(({ key }) => key === field.key)?.value;
  return value ? gidsIn(field.type, value) : [];
}

async function entryList(
  editor: Editor,
  owner: MetaobjectRow,
  field: FieldDefinitionRecord,
  currentId: number | undefined,
): Promise<Html> {
  const gids = listedGids(owner, field);
  const rows = await Promise.all(
    gids.map((one) => readRow(editor, parseGid('Metaobject', one) ?? 0)),
  );
  const types = entryTypes(field, editor);
  const title = `list-${field.key}`;
  const named = (type: string) => editor.definitions.definitionOfType(type)?.name ?? type;
  const item = (row: MetaobjectRow | undefined, index: number) => {
    const label = row ? displayName(row, editor) : 'Missing entry';
    const name = row ? named(row.type) : label;
    const isCurrent = row !== undefined && row.id === currentId;
    return html`<li data-item${isCurrent && html` class="is-current"`}>
<button type="button" class="grip" aria-label="Move ${label}" hidden>⠿</button>
${row ? html`<a href="${root}/entries/${row.type}/${row.id}?from=${owner.id}"${isCurrent && html` aria-current="page"`}><b>${name}</b> <code>${row.handle}</code><small class="muted">${label}</small></a>` : html`<span>${label}</span>`}
${row && published(row.status === 'ACTIVE' || !editor.definitions.isPublishable(row.type))}
<span class="row-buttons"><button name="move" value="${index} ${index - 1}" aria-label="Move ${label} up"${index === 0 && ' disabled'}>↑</button><button name="move" value="${index} ${index + 1}" aria-label="Move ${label} down"${index === rows.length - 1 && ' disabled'}>↓</button><button name="remove" value="${index}" aria-label="Remove ${label} from the list">×</button></span></li>`;
  };
  const entries = await readEntries(editor, types);
  const others = entries.filter(({ id }) => !gids.includes(gid('Metaobject', id)));
  return html`<section class="box" aria-labelledby="${title}"><div class="box-head"><h2 id="${title}">${field.name}</h2><code>${field.key}</code></div>
<form method="post" action="${root}/lists/${owner.id}/${field.key}">
<ol class="rows" data-sortable>${rows.map(item)}</ol>
${rows.length === 0 && html`<p class="empty">Nothing yet.</p>`}
<p class="hidden" role="status" data-announce></p>
<p class="box-body buttons"><select class="input grows" name="add" aria-label="Add to ${field.name}"><option value="">Choose an entry</option><optgroup label="New">${types.map((type) => html`<option value="new ${type}">New ${named(type)}</option>`)}</optgroup><optgroup label="Existing">${others.map(({ id, label, type }) => html`<option value="${id}">${label} (${named(type)})</option>`)}</optgroup></select><button class="button button-quiet">Add to ${field.name}</button></p>
</form></section>`;
}

/** The list after what the form asks for; undefined for a new entry, which is written first. */
export function changedList(
  gids: readonly string[],
  form: Record<string, string>,
): string[] | undefined {
  const { move, remove, order, add } = form;
  if (order) {
    const places = order.split(' ').map(Number);
    const isComplete = places.toSorted((a, b) => a - b).every((place, index) => place === index);
    return isComplete && places.length === gids.length
      ? places.map((place) => gids[place] ?? '')
      : [...gids];
  }
  const list = [...gids];
  if (move) {
    const [from = 0, to = 0] = move.split(' ').map(Number);
    const [moved] = list.splice(from, 1);
    if (moved) list.splice(Math.max(0, to), 0, moved);
  } else if (remove) list.splice(Number(remove), 1);
  else if (add?.startsWith('new ')) return undefined;
  else if (add) list.push(gid('Metaobject', add));
  return list;
}
