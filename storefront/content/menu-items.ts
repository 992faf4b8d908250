import type { MenuItem } from './model.ts';

/** The url '#', also with a language as in '/en#'. */
export function isHeading({ url }: MenuItem): boolean {
  return /^(\/[a-z]{2})?#$/.test(url);
}
