import type { MetafieldRecord } from '../content/records.ts';
import type { ContentAdmin } from './content-admin.ts';
import { checkValue } from './metaobject-values.ts';
import { isRefused, type Refusal, refuse, userError } from './user-errors.ts';

export interface MetafieldInput {
  id?: string | null;
  namespace?: string | null;
  key?: string | null;
  type?: string | null;
  value?: string | null;
}

/** The metafields after a change: those of the input are added or replaced, the others stay. */
export async function changedMetafields(
  before: readonly MetafieldRecord[],
  inputs: readonly MetafieldInput[] | null | undefined,
  place: string[],
  admin: ContentAdmin,
): Promise<{ metafields: MetafieldRecord[] } | Refusal> {
  const metafields = [...before];
  for (const [index, input] of (inputs ?? []).entries()) {
    const read = await readMetafield(metafields, input, [...place, String(index)], admin);
    if (isRefused(read)) return read;
    const known = metafields.findIndex(({ id }) => id === read.id);
    if (known < 0) metafields.push(read);
    else metafields[known] = read;
  }
  return { metafields };
}

async function readMetafield(
  known: readonly MetafieldRecord[],
  input: MetafieldInput,
  place: string[],
  admin: ContentAdmin,
): Promise<MetafieldRecord | Refusal> {
  const { key, value } = input;
  const namespace = input.namespace ?? 'custom';
  const found = known.find((one) =>
    input.id ? input.id.endsWith(`/${one.id}`) : one.namespace === namespace && one.key === key,
  );
  const type = input.type ?? found?.type;
  if (!found && !key) return refuse(userError('BLANK', [...place, 'key'], "Key can't be blank"));
  if (!type) return refuse(userError('INVALID_TYPE', [...place, 'type'], "Type can't be blank"));
  if (!value)
    return refuse(userError('INVALID_VALUE', [...place, 'value'], "Value can't be blank"));
  const field = { key: key ?? '', name: '', description: null, type, required: false };
  const error = checkValue({ ...field, validations: [] }, value);
  if (error) return refuse(userError('INVALID_VALUE', [...place, 'value'], error.message));
  if (found) return { ...found, type, value };
  return {
    id: await admin.content.nextId(),
    namespace,
    key: key ?? '',
    type,
    value,
    translations: {},
  };
}
