import type { QuantityRule } from '../catalogue-format/catalogue.ts';
import type { Attribute, CartLine, Merchandise, UserError } from './model.ts';
import { findParent, mixedWithBundles, type ParentInput, withoutOrphans } from './parent-lines.ts';

const maximumQuantity = 1_000_000;
const maximumLines = 500;

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  sellingPlanId?: string | null;
  attributes?: Attribute[] | null;
  parent?: ParentInput | null;
}

/** A field left out keeps its value; a selling plan of null makes the line a one-time purchase. */
export interface LineUpdate {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  sellingPlanId?: string | null;
  attributes?: Attribute[] | null;
}

/** Either new lines or the reasons why nothing was changed. */
export interface LinesChange {
  lines: CartLine[];
  /** Lines this change added to or altered. */
  touched: string[];
  userErrors: UserError[];
}

type MerchandiseById = ReadonlyMap<string, Merchandise>;

export function addLines(
  lines: readonly CartLine[],
  inputs: readonly LineInput[],
  merchandise: MerchandiseById,
  newLineId: () => string,
): LinesChange {
  const result = [...lines];
  const touched: string[] = [];
  const userErrors: UserError[] = [];
  inputs.forEach((input, index) => {
    const field = ['lines', String(index)];
    const parent = input.parent && findParent(input.parent, { before: lines, now: result });
    const wanted: CartLine = {
      ...(parent && 'id' in parent && { parentId: parent.id }),
      id: newLineId(),
      variantId: input.merchandiseId,
      quantity: input.quantity ?? 1,
      sellingPlanId: input.sellingPlanId ?? null,
      attributes: input.attributes ?? [],
    };
    const refusal =
      parent && ('id' in parent ? mixedWithBundles([parent, wanted], merchandise) : parent);
    if (refusal) userErrors.push({ ...refusal, field: [...field, 'parent'] });
    if (wanted.quantity < 1) userErrors.push(quantityTooSmall(field));
    const twin = result.findIndex((line) => isSameItem(line, wanted));
    const existing = result[twin];
    const line = existing ? { ...existing, quantity: existing.quantity + wanted.quantity } : wanted;
    userErrors.push(...lineErrors(line, merchandise, field));
    if (existing) result[twin] = line;
    else result.unshift(line);
    touched.push(line.id);
  });
  userErrors.push(...sizeErrors(result));
  return outcome(lines, result, touched, userErrors);
}

export function updateLines(
  lines: readonly CartLine[],
  updates: readonly LineUpdate[],
  merchandise: MerchandiseById,
): LinesChange {
  let result = [...lines];
  const touched: string[] = [];
  const userErrors: UserError[] = [];
  updates.forEach((update, index) => {
    const field = ['lines', String(index)];
    const current = result.find((line) => line.id === update.id);
    if (!current) {
      userErrors.push(lineNotFound(update.id, [...field, 'id']));
      return;
    }
    const changed: CartLine = {
      ...current,
      variantId: update.merchandiseId ?? current.variantId,
      quantity: update.quantity ?? current.quantity,
      sellingPlanId:
        update.sellingPlanId === undefined ? current.sellingPlanId : update.sellingPlanId,
      attributes: update.attributes ?? current.attributes,
    };
    if (changed.quantity === 0 && update.quantity === 0) {
      result = result.filter((line) => line !== current);
      return;
    }
    userErrors.push(...lineErrors(changed, merchandise, field));
    if (changed.quantity < 0) userErrors.push(quantityTooSmall(field));
    result = mergeInto(result, current, changed);
    touched.push(changed.id);
  });
  userErrors.push(...sizeErrors(result));
  return outcome(lines, withoutOrphans(result), touched, userErrors);
}

export function removeLines(lines: readonly CartLine[], lineIds: readonly string[]): LinesChange {
  const known = new Set(lines.map((line) => line.id));
  const userErrors = lineIds.flatMap((id, index) =>
    known.has(id) ? [] : [lineNotFound(id, ['lineIds', String(index)])],
  );
  const result = lines.filter((line) => !lineIds.includes(line.id));
  return outcome(lines, withoutOrphans(result), [], userErrors);
}

function outcome(
  before: readonly CartLine[],
  after: CartLine[],
  touched: string[],
  userErrors: UserError[],
): LinesChange {
  return userErrors.length > 0
    ? { lines: [...before], touched: [], userErrors }
    : { lines: after, touched, userErrors };
}

/** The changed line takes its old place; a line that has become its twin is added to it. */
function mergeInto(lines: CartLine[], current: CartLine, changed: CartLine): CartLine[] {
  const twin = lines.find((line) => line !== current && isSameItem(line, changed));
  const merged = twin ? { ...changed, quantity: changed.quantity + twin.quantity } : changed;
  return lines.filter((line) => line !== twin).map((line) => (line === current ? merged : line));
}

function isSameItem(a: CartLine, b: CartLine): boolean {
  return (
    a.variantId === b.variantId &&
    a.sellingPlanId === b.sellingPlanId &&
    a.parentId === b.parentId &&
    attributesKey(a.attributes) === attributesKey(b.attributes)
  );
}

function attributesKey(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({ key, value }) => [key, value]).sort());
}

function lineErrors(line: CartLine, merchandise: MerchandiseById, field: string[]): UserError[] {
  const variant = merchandise.get(line.variantId);
  if (!variant) {
    return [
      {
        code: 'INVALID',
        field: [...field, 'merchandiseId'],
        message: `The merchandise with id ${line.variantId} does not exist.`,
      },
    ];
  }
  const plan = line.sellingPlanId;
  if (plan !== null && !variant.sellingPlans.some(({ id }) => id === plan)) {
    return [
      {
        code: 'SELLING_PLAN_NOT_APPLICABLE',
        field: [...field, 'sellingPlanId'],
        message: 'The selling plan is not applicable to this merchandise.',
      },
    ];
  }
  return ruleErrors(line.quantity, variant.quantityRule, [...field, 'quantity']);
}

function ruleErrors(quantity: number, rule: QuantityRule, field: string[]): UserError[] {
  const { minimum, increment } = rule;
  const maximum = rule.maximum ?? maximumQuantity;
  if (quantity > maximum) {
    const message = `The quantity must be less than or equal to ${maximum}.`;
    return [{ code: 'MAXIMUM_EXCEEDED', field, message }];
  }
  // less than one has its own error
  if (quantity > 0 && quantity < minimum) {
    const message = `The quantity must be at least ${minimum}.`;
    return [{ code: 'MINIMUM_NOT_MET', field, message }];
  }
  if (quantity % increment !== 0) {
    const message = `The quantity must be a multiple of ${increment}.`;
    return [{ code: 'INVALID_INCREMENT', field, message }];
  }
  return [];
}

function sizeErrors(lines: readonly CartLine[]): UserError[] {
  if (lines.length <= maximumLines) return [];
  const message = `The cart can hold at most ${maximumLines} lines.`;
  return [{ code: 'CART_TOO_LARGE', field: ['lines'], message }];
}

function quantityTooSmall(field: string[]): UserError {
  return {
    code: 'MINIMUM_NOT_MET',
    field: [...field, 'quantity'],
    message: 'The quantity must be at least 1.',
  };
}

function lineNotFound(id: string, field: string[]): UserError {
  return {
    code: 'INVALID_MERCHANDISE_LINE',
    field,
    message: `The merchandise line with id ${id} does not exist.`,
  };
}
