import type { CartLine, Merchandise, UserError } from './model.ts';

/** Of a line that belongs to another one, such as gift wrapping: by line, or by the variant of a line that is added with it. */
export interface ParentInput {
  lineId?: string | null;
  merchandiseId?: string | null;
}

type Refusal = Pick<UserError, 'code' | 'message'>;

/** The parent's id; or why the line cannot belong to it. Lines are nested one level deep. */
export function findParent(
  { lineId, merchandiseId }: ParentInput,
  { before, now }: { before: readonly CartLine[]; now: readonly CartLine[] },
): CartLine | Refusal {
  if (merchandiseId && before.some(({ variantId }) => variantId === merchandiseId)) {
    return {
      code: 'PARENT_LINE_INVALID_REFERENCE',
      message: 'Cannot reference existing parent lines by variant_id.',
    };
  }
  const parent = now.find((line) =>
    lineId ? line.id === lineId : line.variantId === merchandiseId && !line.parentId,
  );
  if (!parent) return { code: 'PARENT_LINE_NOT_FOUND', message: 'Parent line not found.' };
  if (parent.parentId) {
    return {
      code: 'PARENT_LINE_NESTING_TOO_DEEP',
      message: 'Parent line nesting is too deep or circular.',
    };
  }
  return parent;
}

export function mixedWithBundles(
  lines: readonly CartLine[],
  merchandise: ReadonlyMap<string, Merchandise>,
): Refusal | undefined {
  const isBundle = ({ variantId }: CartLine) =>
    (merchandise.get(variantId)?.components.length ?? 0) > 0;
  return lines.some(isBundle)
    ? {
        code: 'BUNDLES_AND_ADDONS_CANNOT_BE_MIXED',
        message: 'Bundles and addons cannot be mixed.',
      }
    : undefined;
}

/** Lines that belong to another one go with it. */
export function withoutOrphans(lines: readonly CartLine[]): CartLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  return lines.filter(({ parentId }) => !parentId || ids.has(parentId));
}
