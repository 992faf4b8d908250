import { z } from 'zod';
import { isFinishedObject } from './finished-objects.ts';

/** How one product of a kind differs from the next: colours, name plate, tag and measures. */
export interface Finish {
  brand: string;
  model: string;
  main: string;
  accent: string;
  /** What a part's paper tag says: "58 mm". */
  tag?: string | undefined;
  /** Width, depth and height in millimetres; zero where unknown. */
  measures?: [number, number, number] | undefined;
  /** Width and height of its shape in percent of the base object's. */
  form?: [number, number] | undefined;
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const millimetres = z.number().int().min(0).max(5000);
const percent = z.number().int().min(80).max(100);
const written = z.tuple([
  z.string().min(1).max(40),
  z.string().max(60),
  colour,
  colour,
  z.string().max(40).nullable(),
  z.tuple([millimetres, millimetres, millimetres]).nullable(),
  z.tuple([percent, percent]).nullable(),
]);

export function finishCode(finish: Finish): string {
  const { brand, model, main, accent, tag, measures, form } = finish;
  const text = JSON.stringify(
    written.parse([
      brand,
      model,
      main.toLowerCase(),
      accent.toLowerCase(),
      tag ?? null,
      measures ?? null,
      form ?? null,
    ]),
  );
  return Buffer.from(text).toString('base64url');
}

export function readFinishCode(object: string, json: unknown): Finish | undefined {
  if (!isFinishedObject(object)) return undefined;
  const parsed = written.safeParse(json);
  if (!parsed.success) return undefined;
  const [brand, model, main, accent, tag, measures, form] = parsed.data;
  return {
    brand,
    model,
    main,
    accent,
    tag: tag ?? undefined,
    measures: measures ?? undefined,
    form: form ?? undefined,
  };
}
