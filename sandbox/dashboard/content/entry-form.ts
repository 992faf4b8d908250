import { contentTypeOf } from '../../admin/translatable-resources.ts';
import type { UserError } from '../../admin/user-errors.ts';
import { type Html, html } from '../../checkout/html.ts';
import type {
  DefinitionRecord,
  FieldDefinitionRecord,
  MetaobjectFieldRecord,
  MetaobjectStatus,
  Translations,
} from '../../content/records.ts';
import { type Candidates, entryTypes, handlesIn, ofType, readEntries } from './candidates.ts';
import { type Editor, type Form, textName, typed } from './editor.ts';
import { isEntryList, toForm } from './field-values.ts';
import {
  errorList,
  languageHead,
  line,
  plainField,
  published,
  select,
  translatedField,
} from './parts.ts';

export interface EditedEntry {
  title: string;
  handle: string;
  status: MetaobjectStatus;
  fields: MetaobjectFieldRecord[];
  translations: Translations;
}

/** A form made from the definition: texts in every language, the rest once. */
export async function entryForm(
  editor: Editor,
  definition: DefinitionRecord,
  entry: EditedEntry | undefined,
  candidates: Candidates,
  { form, errors = [] }: { form?: Form | undefined; errors?: UserError[] } = {},
): Promise<Html> {
  const [primary] = editor.languages;
  const fields = definition.fields.filter((field) => !isEntryList(field));
  const isText = (field: FieldDefinitionRecord) =>
    definition.isTranslatable &&
    /text_field$|^(rich_text_field|json|url)$/.test(field.type) &&
    contentTypeOf(field.type) !== undefined &&
    ruleOf(field, 'choices') === undefined;
  const handles = handlesIn(candidates);
  const stored = (field: FieldDefinitionRecord) =>
    toForm(field.type, entry?.fields.find(({ key }) => key === field.key)?.value ?? '', handles);
  const current = (field: FieldDefinitionRecord) =>
    form ? typed(form, textName(primary, field.key)) : stored(field);

  const texts = fields.filter(isText).map((field) =>
    translatedField(editor, {
      key: field.key,
      label: field.name,
      note: noteOf(field),
      value: current(field),
      valueIn: (language) =>
        form
          ? typed(form, textName(language, field.key))
          : toForm(field.type, entry?.translations[language]?.[field.key]?.value ?? '', handles),
      translations: entry?.translations ?? {},
      kind: field.type === 'single_line_text_field' || field.type === 'url' ? 'line' : 'text',
      maximum: numberRule(field, 'max'),
    }),
  );
  const others: Html[] = [];
  for (const field of fields.filter((one) => !isText(one))) {
    const control = await controlOf(
      editor,
      field,
      textName(primary, field.key),
      current(field),
      candidates,
    );
    others.push(plainField(field.name, field.key, control, noteOf(field)));
  }
  return html`<form class="box" method="post" aria-label="${entry?.title ?? `New ${definition.name}`}">
<div class="box-head"><div><h2>${entry?.title ?? `New ${definition.name}`}</h2><p class="code">${definition.type}, form made from its definition</p></div>${entry && published(entry.status === 'ACTIVE' || !definition.isPublishable)}</div>
${errorList(errors)}
${texts.length > 0 && languageHead(editor)}${texts}
<div class="field"><p class="small muted">The same in all languages</p><div class="plain-fields">
${plainField('Handle', 'handle', line('handle', form ? typed(form, 'handle') : (entry?.handle ?? '')), entry ? undefined : 'made of the name if left out')}
${others}</div></div>
<div class="field buttons">${
    definition.isPublishable
      ? html`<button class="button button-primary" name="status" value="ACTIVE">Publish</button><button class="button button-quiet" name="status" value="DRAFT">Save as draft</button>`
      : html`<button class="button button-primary">Save</button>`
  }${entry && html`<button class="text-button" name="action" value="delete">Delete entry</button>`}</div>
</form>${productList(candidates)}`;
}

/** Shared by all fields for a product; named by handle. */
function productList({ products }: Candidates): Html {
  return html`<datalist id="products">${products.map(({ handle, label }) => html`<option value="${handle}">${label}</option>`)}</datalist>`;
}

async function controlOf(
  editor: Editor,
  field: FieldDefinitionRecord,
  name: string,
  value: string,
  candidates: Candidates,
): Promise<Html> {
  const choices = ruleOf(field, 'choices');
  if (choices && !field.type.startsWith('list.')) {
    const all: string[] = JSON.parse(choices);
    return select(
      name,
      all.map((one) => ({ value: one, label: one })),
      value,
      'not set',
    );
  }
  if (field.type.startsWith('list.')) {
    return html`<textarea class="input" name="${name}">
${value}</textarea>`;
  }
  switch (field.type) {
    case 'boolean':
      return select(
        name,
        [
          { value: 'true', label: 'yes' },
          { value: 'false', label: 'no' },
        ],
        value,
        'not set',
      );
    case 'date':
      return line(name, value, 'date');
    case 'date_time':
      return line(name, value, 'datetime-local');
    case 'number_integer':
      return html`<input class="input" name="${name}" value="${value}" inputmode="numeric">`;
    case 'product_reference': {
      const handle = candidates.products.find(({ gid }) => gid === value)?.handle ?? value;
      return html`<input class="input" name="${name}" value="${handle}" list="products">`;
    }
    case 'metaobject_reference':
    case 'mixed_reference': {
      const entries = await readEntries(editor, entryTypes(field, editor));
      const options = entries.map(({ id, label, type }) => ({
        value: `gid://shopify/Metaobject/${id}`,
        label: `${label} (${type})`,
      }));
      return select(name, options, value, 'none');
    }
  }
  const list = ofType(candidates, field.type);
  if (list)
    return select(
      name,
      list.map(({ gid, label }) => ({ value: gid, label })),
      value,
      'none',
    );
  return field.type.endsWith('text_field') && field.type !== 'single_line_text_field'
    ? html`<textarea class="input" name="${name}">
${value}</textarea>`
    : line(name, value);
}

function ruleOf({ validations }: FieldDefinitionRecord, name: string): string | undefined {
  return validations.find((one) => one.name === name)?.value;
}

function numberRule(field: FieldDefinitionRecord, name: string): number | undefined {
  const value = ruleOf(field, name);
  return value === undefined ? undefined : Number(value);
}

/** "required, up to 60 characters", in words. */
function noteOf(field: FieldDefinitionRecord): string {
  const isNumber = field.type.startsWith('number_');
  const unit = isNumber ? '' : ' characters';
  const [min, max] = [numberRule(field, 'min'), numberRule(field, 'max')];
  const [listMin, listMax] = [numberRule(field, 'list.min'), numberRule(field, 'list.max')];
  const parts = [
    field.required ? 'required' : 'optional',
    min !== undefined && `from ${min}${unit}`,
    max !== undefined && `up to ${max}${unit}`,
    listMin !== undefined && `from ${listMin} entries`,
    listMax !== undefined && `up to ${listMax} entries`,
    field.type.startsWith('list.') &&
      (field.type.endsWith('_reference') ? 'one handle a line, in order' : 'one a line, in order'),
    field.type === 'date_time' && 'in UTC',
  ];
  return parts.filter(Boolean).join(', ');
}
