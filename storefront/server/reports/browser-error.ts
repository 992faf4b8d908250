import type { ErrorEvent } from '@sentry/core';
import { z } from 'zod';
import { isFromOwnScripts } from '../../telemetry/redact-event.ts';
import { screens } from '../../telemetry/screens.ts';
import { readBody } from '../http/limited-body.ts';

const maxBytes = 65_536;

const text = z.string().max(2_000);
const place = z.int().nonnegative().exactOptional();
const exception = z.object({
  type: text.exactOptional(),
  value: text.exactOptional(),
  mechanism: z.object({ type: text, handled: z.boolean().exactOptional() }).exactOptional(),
  stacktrace: z.object({
    frames: z
      .array(
        z.object({
          filename: text.exactOptional(),
          function: text.exactOptional(),
          lineno: place,
          colno: place,
          in_app: z.boolean().exactOptional(),
        }),
      )
      .max(100),
  }),
});
const eventSchema = z.object({
  event_id: z.string().regex(/^[\da-f]{32}$/),
  timestamp: z.number().positive(),
  release: text.exactOptional(),
  tags: z.object({ language: z.string().regex(/^[a-z]{2}$/), screen: z.enum(screens) }),
  exception: z.object({ values: z.array(exception).min(1).max(5) }),
});

/** Parses a Sentry envelope as our pages send it; null for anything else, and for errors of third-party scripts. */
export async function readBrowserError(request: Request, ownOrigin: string) {
  const bytes = await readBody(request, maxBytes);
  // an envelope is JSON lines: envelope header, item header, item
  const [, itemHeader = '', item = ''] = bytes?.toString().split('\n') ?? [];
  if (z.object({ type: z.literal('event') }).safeParse(parseJson(itemHeader)).error) return null;
  const parsed = eventSchema.safeParse(parseJson(item));
  if (!parsed.success) return null;
  const { tags, ...facts } = parsed.data;
  const browser = browserOf(request.headers.get('user-agent') ?? '');
  const event = {
    ...facts,
    type: undefined,
    platform: 'javascript',
    tags: { ...tags, browser },
  } satisfies ErrorEvent;
  return isFromOwnScripts(event, ownOrigin) ? event : null;
}

/** The browser's name and major version only. */
function browserOf(userAgent: string): string {
  const names = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Version'];
  for (const name of names) {
    const version = new RegExp(`${name}/(\\d+)`).exec(userAgent)?.[1];
    if (version) return `${name === 'Version' ? 'Safari' : name} ${version}`;
  }
  return 'unknown';
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
