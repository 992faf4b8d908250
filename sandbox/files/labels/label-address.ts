import { z } from 'zod';
import { labelledObjects } from './label-design.ts';
import { type Label, roasts } from './print.ts';

/** A labelled picture's address carries what is printed, so that nothing else has to be stored. */
const printed = z.tuple([
  z.string().min(1).max(40),
  z.string().min(1).max(60),
  z.string().max(100),
  z.string().max(24),
  z.enum(roasts).nullable(),
]);
const longestAddress = 900;

export function canCarryLabel(object: string): boolean {
  return labelledObjects.includes(object);
}

export function labelFileName(object: string, label: Label): string {
  const { brand, name, note, weight, roast = null } = label;
  const text = JSON.stringify(printed.parse([brand, name, note, weight, roast]));
  return `labels/${object}/${Buffer.from(text).toString('base64url')}.webp`;
}

export function readLabelFileName(name: string): { object: string; label: Label } | undefined {
  if (name.length > longestAddress) return undefined;
  const [, object = '', code = ''] = /^labels\/([a-z0-9-]+)\/([\w-]+)\.webp$/.exec(name) ?? [];
  if (!canCarryLabel(object)) return undefined;
  const parsed = printed.safeParse(jsonOf(Buffer.from(code, 'base64url').toString()));
  if (!parsed.success) return undefined;
  const [brand, coffee, note, weight, roast] = parsed.data;
  return { object, label: { brand, name: coffee, note, weight, roast: roast ?? undefined } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
