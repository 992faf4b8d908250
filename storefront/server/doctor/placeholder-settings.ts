import { environmentSchema } from '../config/config-schema.ts';
import { type Finding, failed } from './check.ts';

const placeholder = /…|\byour-shop\b|^<.*>$/;

/** Values that were copied from docs/connect.md, and such with a space at their ends, which tokens never have. */
export function placeholderSettings(env: Record<string, string | undefined>): Finding[] {
  return Object.keys(environmentSchema.shape).flatMap((name) => {
    const value = env[name];
    if (!value) return [];
    const problem = placeholder.test(value)
      ? 'still has the placeholder of docs/connect.md'
      : value !== value.trim() || /^["'].*["']$/.test(value)
        ? 'has a space or a quotation mark around its value'
        : null;
    return problem ? [failed(`setting ${name}`, `${problem}: .env`)] : [];
  });
}
