import { z } from 'zod';
import type { FieldDefinitionRecord } from '../content/records.ts';
import { gidsIn } from '../store/reference-values.ts';

// Which values a field of a metaobject takes: by its type, then by the validations of its definition.

const richText = z.object({ type: z.literal('root'), children: z.array(z.unknown()) });
const isParsed = (schema: z.ZodType) => (value: string) =>
  schema.safeParse(parseJson(value)).success;
const isText = () => true;
const unit = (units: string) =>
  z.object({ value: z.number(), unit: z.string().regex(new RegExp(`^(${units})$`, 'i')) });

/** How a value of each type is read; a list has these in a JSON array. */
export const fieldTypes = new Map<string, (value: string) => boolean>([
  ['single_line_text_field', (value) => !/[\n\r]/.test(value)],
  ['multi_line_text_field', isText],
  ['rich_text_field', isParsed(richText)],
  ['json', (value) => parseJson(value) !== undefined],
  ['number_integer', (value) => /^-?\d{1,16}$/.test(value)],
  ['number_decimal', (value) => /^-?\d+(\.\d{1,9})?$/.test(value)],
  ['boolean', (value) => value === 'true' || value === 'false'],
  ['date', (value) => z.iso.date().safeParse(value).success],
  ['date_time', (value) => !Number.isNaN(Date.parse(value)) && /^\d{4}-\d\d-\d\dT/.test(value)],
  ['url', (value) => /^(https?:\/\/|mailto:|tel:|sms:)\S+$/.test(value)],
  ['link', isParsed(z.object({ text: z.string(), url: z.string() }))],
  ['color', (value) => /^#[0-9a-f]{6}$/i.test(value)],
  ['id', isText],
  [
    'rating',
    isParsed(z.object({ value: z.string(), scale_min: z.string(), scale_max: z.string() })),
  ],
  ['money', isParsed(z.object({ amount: z.string(), currency_code: z.string() }))],
  ['weight', isParsed(unit('oz|lb|g|kg|ounces|pounds|grams|kilograms'))],
  ['volume', isParsed(unit('ml|cl|l|m3|milliliters|centiliters|liters|cubic_meters'))],
  [
    'dimension',
    isParsed(unit('in|ft|yd|mm|cm|m|inches|feet|yards|millimeters|centimeters|meters')),
  ],
  ['metaobject_reference', isGid('Metaobject')],
  ['mixed_reference', isGid('Metaobject')],
  ['collection_reference', isGid('Collection')],
  ['product_reference', isGid('Product')],
  ['variant_reference', isGid('ProductVariant')],
  ['file_reference', isGid('MediaImage')],
  ['page_reference', isGid('Page')],
  ['article_reference', isGid('Article')],
]);

const maximumBytes = 65_536;
const listSizes = { metaobjects: 256, others: 128 };

/** The text of an error and the entry of the list it is about; undefined for a valid value. */
interface ValueError {
  message: string;
  code: string;
  index?: number;
}

/** Whether a value fits its field; that references exist is checked apart. */
export function checkValue(field: FieldDefinitionRecord, value: string): ValueError | undefined {
  const invalid = (message: string, index?: number): ValueError => ({
    code: 'INVALID_VALUE',
    message,
    ...(index !== undefined && { index }),
  });
  if (Buffer.byteLength(value) > maximumBytes) {
    return { code: 'TOO_LONG', message: `Value must be ${maximumBytes} bytes or less in size.` };
  }
  const isList = field.type.startsWith('list.');
  const values = isList ? listOf(value) : [value];
  if (!values) return invalid('Value must be a JSON array.');
  const isValid = fieldTypes.get(field.type.replace(/^list\./, ''));
  const wrong = values.findIndex((one) => !isValid?.(one));
  if (wrong >= 0) {
    return invalid(`Value is invalid for the type ${field.type}.`, isList ? wrong : undefined);
  }
  const size = /(metaobject|mixed)_reference$/.test(field.type)
    ? listSizes.metaobjects
    : listSizes.others;
  if (isList && values.length > size)
    return invalid(`Value exceeds the maximum of ${size} entries.`);
  return checkValidations(field, values, isList);
}

function checkValidations(
  field: FieldDefinitionRecord,
  values: string[],
  isList: boolean,
): ValueError | undefined {
  const rule = (name: string) => field.validations.find((one) => one.name === name)?.value;
  const count = (name: string) => (rule(name) === undefined ? undefined : Number(rule(name)));
  const invalid = (message: string) => ({ code: 'INVALID_VALUE', message });
  const [listMin, listMax] = [count('list.min'), count('list.max')];
  if (isList && listMin !== undefined && values.length < listMin) {
    return invalid(`Value has a minimum of ${listMin} entries.`);
  }
  if (isList && listMax !== undefined && values.length > listMax) {
    return invalid(`Value has a maximum of ${listMax} entries.`);
  }
  const isNumber = /number_/.test(field.type);
  const sizeOf = (value: string) => (isNumber ? Number(value) : [...value].length);
  const unitName = isNumber ? '' : ' characters';
  const [min, max] = [count('min'), count('max')];
  const choices = rule('choices') && z.array(z.string()).parse(parseJson(rule('choices') ?? ''));
  const regex = rule('regex');
  for (const value of values) {
    if (min !== undefined && sizeOf(value) < min) {
      return invalid(`Value has a minimum of ${min}${unitName}.`);
    }
    if (max !== undefined && sizeOf(value) > max) {
      return invalid(`Value has a maximum of ${max}${unitName}.`);
    }
    if (regex && !new RegExp(regex).test(value))
      return invalid('Value does not match the pattern.');
    if (choices && !choices.includes(value)) {
      return { code: 'INVALID_OPTION', message: `Value must be one of: ${choices.join(', ')}.` };
    }
  }
  return undefined;
}

/** The ids of the definitions whose entries the field may refer to; empty for any. */
export function allowedDefinitions(field: FieldDefinitionRecord): string[] {
  return field.validations.flatMap(({ name, value }) => {
    if (name === 'metaobject_definition_id') return [value];
    return name === 'metaobject_definition_ids' ? z.array(z.string()).parse(parseJson(value)) : [];
  });
}

export function referencedGids(
  field: Pick<FieldDefinitionRecord, 'type'>,
  value: string,
): string[] {
  return field.type.endsWith('_reference') ? gidsIn(field.type, value) : [];
}

/** Of a list of texts, or of objects as their JSON. */
function listOf(value: string): string[] | undefined {
  const list = z.array(z.unknown()).safeParse(parseJson(value));
  return list.data?.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function isGid(type: string) {
  return (value: string) => new RegExp(`^gid://shopify/${type}/\\d{1,15}$`).test(value);
}
