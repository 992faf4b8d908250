import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { redactPersonalData } from './redact-text.ts';

const allowedTags = ['browser', 'language', 'request_id', 'route', 'screen'];
const maxCharacters = 500;

/**
 * The event as it may leave the shop: error, code location and kind of page, nothing about the visitor. It is built from
 * an allow-list, so that fields a new version of the library adds are not sent.
 */
export function redactEvent(event: ErrorEvent): ErrorEvent {
  return {
    ...pick(event, ['event_id', 'timestamp', 'platform', 'release', 'environment']),
    type: undefined,
    level: 'error',
    tags: redactTags(event.tags ?? {}),
    exception: { values: (event.exception?.values ?? []).map(redactException) },
  };
}

/** Whether every frame of an error's stack, at least one, is in the shop's own scripts. */
export function isFromOwnScripts(event: ErrorEvent, origin: string): boolean {
  return isWithin(event, `${origin}/assets/`);
}

/** The same for the server, whose code and libraries are in one folder. */
export function isFromServerCode(event: ErrorEvent, folder: string): boolean {
  return isWithin(event, `${folder}/`);
}

function isWithin(event: ErrorEvent, beginning: string): boolean {
  const files = (event.exception?.values ?? [])
    .flatMap(({ stacktrace }) => stacktrace?.frames ?? [])
    // native browser frames have no line, Node's own frames no file
    .filter(({ lineno, filename }) => lineno !== undefined && !filename?.startsWith('node:'))
    .map(({ filename = '' }) => filename.replace(/^file:\/\//, ''));
  return files.length > 0 && files.every((file) => file.startsWith(beginning));
}

/** The values come from the shop itself, never from visitors. */
function redactTags(tags: NonNullable<ErrorEvent['tags']>): Record<string, string> {
  const present = allowedTags.filter((name) => typeof tags[name] === 'string');
  return Object.fromEntries(present.map((name) => [name, String(tags[name]).slice(0, 100)]));
}

function redactException({
  type = 'Error',
  value = '',
  mechanism,
  stacktrace,
}: Exception): Exception {
  return {
    type: redactText(type),
    value: redactText(type === 'PlatformError' ? withoutQuotes(value) : value),
    ...(mechanism && { mechanism: pick(mechanism, ['type', 'handled']) }),
    ...(stacktrace && { stacktrace: { frames: (stacktrace.frames ?? []).map(redactFrame) } }),
  };
}

function redactFrame(frame: StackFrame): StackFrame {
  const { filename, function: name } = frame;
  return {
    ...(filename !== undefined && { filename: redactFile(filename) }),
    ...(name !== undefined && { function: redactText(name) }),
    ...pick(frame, ['lineno', 'colno', 'in_app']),
  };
}

function redactText(text: string): string {
  // cut first: redaction takes time for every character
  return redactPersonalData(text.slice(0, 4 * maxCharacters)).slice(0, maxCharacters);
}

/** The platform quotes its input in error messages. */
function withoutQuotes(text: string): string {
  return text.replace(/(["'`]).*?\1/g, '[hidden]');
}

/** A URL without its query, a server file without the machine's folders. */
function redactFile(file: string): string {
  if (/^https?:/.test(file)) return file.split(/[?#]/, 1)[0] ?? '';
  const inside = file.replace(/^.*\/(?=(storefront|node_modules)\/)/, '');
  return inside.replace(/^(file:\/\/)?\/.*\//, '');
}

function pick<Facts extends object, Name extends keyof Facts>(facts: Facts, names: Name[]) {
  const found = names.filter((name) => facts[name] !== undefined);
  return Object.fromEntries(found.map((name) => [name, facts[name]])) as Pick<Facts, Name>;
}
