import { z } from 'zod';
import { screens, viewportWidths } from '../../telemetry/screens.ts';
import { readBody } from '../http/limited-body.ts';

const maxBytes = 1_024;
const milliseconds = z.number().min(0).max(600_000).exactOptional();

const vitals = z.object({
  screen: z.enum(screens),
  width: z.enum(viewportWidths),
  values: z.object({
    TTFB: milliseconds,
    FCP: milliseconds,
    LCP: milliseconds,
    INP: milliseconds,
    CLS: z.number().min(0).max(100).exactOptional(),
  }),
});

/** Parses web vitals as our pages send them; null for anything else. */
export async function readVitals(request: Request): Promise<z.output<typeof vitals> | null> {
  const bytes = await readBody(request, maxBytes);
  try {
    return vitals.parse(JSON.parse(bytes?.toString() ?? ''));
  } catch {
    return null;
  }
}
