import { z } from 'zod';
import { type ClickId, clickIds, type Visitor, visitorCookie } from './visitor.ts';

/** Cookie and cart attribute come from a browser: only what our own script writes is accepted. */
export const visitorSchema = z.object({
  id: z.string().regex(/^\d{1,10}\.\d{10}$/),
  statistics: z.boolean(),
  marketing: z.boolean(),
  clicks: z.partialRecord(z.enum(clickIds), z.string().regex(/^[\w.~-]{1,300}$/)),
  clickedAt: z.number().int().positive().optional(),
});

/** Null unless the visitor has consented to something. */
export function parseVisitor(json: string | null | undefined): Visitor | null {
  try {
    const { clickedAt, ...found } = visitorSchema.parse(JSON.parse(json ?? ''));
    if (!found.statistics && !found.marketing) return null;
    const clicks: Partial<Record<ClickId, string>> = found.marketing ? found.clicks : {};
    return { ...found, clicks, ...(clickedAt && { clickedAt }) };
  } catch {
    return null;
  }
}

/** Of a Cookie header. */
export function visitorOf(cookies: string | null): Visitor | null {
  const [, value] = new RegExp(`(?:^|; )${visitorCookie}=([^;]+)`).exec(cookies ?? '') ?? [];
  try {
    return parseVisitor(decodeURIComponent(value ?? ''));
  } catch {
    return null;
  }
}
