import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { redactPersonalData } from './redact-text.ts';

const toldTags = ['browser', 'language', 'request_id', 'route', 'screen'];
const mostCharacters = 500;

/**
 * The event as it may leave the shop: which error, where in our code, on which kind of page, and nothing about the visitor.
 * It is made anew from what is allowed, so that nothing a library adds one day slips through.
 */
export function redactEvent(event: ErrorEvent): ErrorEvent {
  return {
    ...pick(event, ['event_id', 'timestamp', 'platform', 'release', 'environment']),
    type: undefined,
    level: 'error',
    tags: toldTagsOf(event.tags ?? {}),
    exception: { values: (event.exception?.values ?? []).map(toldException) },
  };
}

/** Whether an error happened in the shop's own scripts: every place in its stack is one of ours, and there is one. */
export function isFromOwnScripts(event: ErrorEvent, origin: string): boolean {
  return isWithin(event, `${origin}/assets/`);
}

/** The same for the server: what it runs, its libraries included, stands in one folder. */
export function isFromServerCode(event: ErrorEvent, folder: string): boolean {
  return isWithin(event, `${folder}/`);
}

function isWithin(event: ErrorEvent, beginning: string): boolean {
  const files = (event.exception?.values ?? [])
    .flatMap(({ stacktrace }) => stacktrace?.frames ?? [])
    // what the browser itself does on the way has no line, what Node does is no file
    .filter(({ lineno, filename }) => lineno !== undefined && !filename?.startsWith('node:'))
    .map(({ filename = '' }) => filename.replace(/^file:\/\//, ''));
  return files.length > 0 && files.every((file) => file.startsWith(beginning));
}

/** Their values are the shop's own words and numbers. */
function toldTagsOf(tags: NonNullable<ErrorEvent['tags']>): Record<string, string> {
  const told = toldTags.filter((name) => typeof tags[name] === 'string');
  return Object.fromEntries(told.map((name) => [name, String(tags[name]).slice(0, 100)]));
}

function toldException({
  type = 'Error',
  value = '',
  mechanism,
  stacktrace,
}: Exception): Exception {
  return {
    type: toldText(type),
    value: toldText(type === 'PlatformError' ? withoutQuotes(value) : value),
    ...(mechanism && { mechanism: pick(mechanism, ['type', 'handled']) }),
    ...(stacktrace && { stacktrace: { frames: (stacktrace.frames ?? []).map(toldFrame) } }),
  };
}

function toldFrame(frame: StackFrame): StackFrame {
  const { filename, function: name } = frame;
  return {
    ...(filename !== undefined && { filename: toldFile(filename) }),
    ...(name !== undefined && { function: toldText(name) }),
    ...pick(frame, ['lineno', 'colno', 'in_app']),
  };
}

function toldText(text: string): string {
  // cut first: what hides costs time for every character
  return redactPersonalData(text.slice(0, 4 * mostCharacters)).slice(0, mostCharacters);
}

/** The platform repeats what it was sent. */
function withoutQuotes(text: string): string {
  return text.replace(/(["'`]).*?\1/g, '[hidden]');
}

/** A browser's file without its query, a server's without the machine's folders. */
function toldFile(file: string): string {
  if (/^https?:/.test(file)) return file.split(/[?#]/, 1)[0] ?? '';
  const inside = file.replace(/^.*\/(?=(storefront|node_modules)\/)/, '');
  return inside.replace(/^(file:\/\/)?\/.*\//, '');
}

function pick<Facts extends object, Name extends keyof Facts>(facts: Facts, names: Name[]) {
  const found = names.filter((name) => facts[name] !== undefined);
  return Object.fromEntries(found.map((name) => [name, facts[name]])) as Pick<Facts, Name>;
}
