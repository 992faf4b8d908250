import { z } from 'zod';
import { PlatformError } from './platform-error.ts';

const responseBody = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z
          .array(z.union([z.string(), z.number()]))
          .optional()
          .catch(undefined),
        extensions: z.object({ code: z.string() }).optional().catch(undefined),
      }),
    )
    .optional(),
});
type Data = Record<string, unknown>;
type ResponseError = NonNullable<z.output<typeof responseBody>['errors']>[number];

interface PlatformAnswer {
  data: Data;
  /** Fields that the token may not read; they are null. */
  deniedFields: { field: string; message: string }[];
}

interface HttpResponse {
  status: number;
  /** The header, in seconds. */
  retryAfter: unknown;
  text: string;
}

/** The data of a response, or a PlatformError. Unknown error codes are errors that a retry does not change. */
export function readResponse(operation: string, response: HttpResponse): PlatformAnswer {
  const { status, text } = response;
  const parsed = responseBody.safeParse(parseJson(text));
  const { data, errors = [] } = parsed.data ?? {};
  const isOk = status >= 200 && status < 300;
  const isPartial = isOk && data && errors.every((error) => costsFieldOnly(error, data));
  if (isPartial && errors.every(isDenied)) {
    return { data, deniedFields: errors.map(toDeniedField) };
  }
  const codes = errors.map(({ extensions }) => extensions?.code);
  throw new PlatformError(errors[0]?.message ?? `GraphQL Error (Code: ${status})`, {
    cause: operation,
    status,
    code: codes[0],
    isTemporary:
      status >= 500 || codes.includes('INTERNAL_SERVER_ERROR') || (isOk && !parsed.success),
    throttledForMs:
      throttledStatus.has(status) || codes.includes('THROTTLED')
        ? throttleMs(response.retryAfter)
        : undefined,
    partialData: isPartial ? data : undefined,
  });
}

/** 430 is a security rejection. Both are about one shopper; the code THROTTLED comes with status 200. */
const throttledStatus = new Set([429, 430]);
const minThrottleMs = 1_000;
const maxThrottleMs = 60_000;

function throttleMs(retryAfter: unknown): number {
  const seconds = Number(retryAfter);
  return Math.min(Math.max(seconds * 1_000 || 0, minThrottleMs), maxThrottleMs);
}

/** A failed field is null, unless it was required and took the whole result with it. */
function costsFieldOnly({ path = [] }: ResponseError, data: Data): boolean {
  return path.length > 1 && data[String(path[0])] != null;
}

function isDenied({ extensions }: ResponseError): boolean {
  return extensions?.code === 'ACCESS_DENIED';
}

function toDeniedField({ path = [], message }: ResponseError) {
  return { field: path.filter((step) => typeof step === 'string').join('.'), message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
