// User errors in the platform's shapes: a mutation that cannot be done answers them and changes nothing.

export interface UserError {
  /** Null where the platform has no code. */
  code: string | null;
  field: string[] | null;
  message: string;
  elementKey?: string | null;
  elementIndex?: number | null;
}

export interface Refusal {
  userErrors: UserError[];
}

export function refuse(...userErrors: UserError[]): Refusal {
  return { userErrors };
}

export function isRefused(result: object): result is Refusal {
  return 'userErrors' in result;
}

export function userError(code: string | null, field: string[] | null, message: string): UserError {
  return { code, field, message };
}

/** Of a field of a metaobject the key, of an entry in its list the index. */
export function metaobjectError(
  code: string,
  field: string[],
  message: string,
  element: { key?: string; index?: number } = {},
): UserError {
  const { key = null, index = null } = element;
  return { code, field, message, elementKey: key, elementIndex: index };
}
