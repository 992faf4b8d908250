import { z } from 'zod';
import { labelledObjects } from './label-design.ts';
import { type Label, roasts } from './print.ts';

const printed = z.tuple([
  z.string().min(1).max(40),
  z.string().min(1).max(60),
  z.string().max(100),
  z.string().max(24),
  z.enum(roasts).nullable(),
]);

export function canCarryLabel(object: string): boolean {
  return labelledObjects.includes(object);
}

/** What is printed, as a part of an address. */
export function printedOf({ brand, name, note, weight, roast }: Label): z.infer<typeof printed> {
  return printed.parse([brand, name, note, weight, roast ?? null]);
}

export function labelCode(label: Label): string {
  return Buffer.from(JSON.stringify(printedOf(label))).toString('base64url');
}

export function readLabelCode(object: string, json: unknown): Label | undefined {
  if (!canCarryLabel(object)) return undefined;
  const parsed = printed.safeParse(json);
  if (!parsed.success) return undefined;
  const [brand, name, note, weight, roast] = parsed.data;
  return { brand, name, note, weight, roast: roast ?? undefined };
}
