/** What is known of a request to the Storefront API. */
interface RequestDetails {
  operation: string;
  /** In a few words: what it asked for, or why it failed. */
  detail: string;
  language: string | undefined;
  /** The headless storefront that asks. */
  storefront?: string | undefined;
  document?: string;
  /** Tokens, passwords and codes are masked. */
  variables?: Record<string, unknown>;
  errors?: readonly unknown[];
}

export interface LoggedRequest extends RequestDetails {
  at: Date;
  status: number;
  milliseconds: number;
}

export interface UnansweredField {
  /** As Type.field. */
  field: string;
  /** The operation that asked last. */
  askedBy: string;
  times: number;
  last: Date;
}

const kept = 500;

/** The latest requests, and the fields that were asked for and are not implemented. */
export class RequestLog {
  readonly #details = new WeakMap<object, RequestDetails>();
  readonly #unanswered = new Map<string, UnansweredField>();
  #recent: LoggedRequest[] = [];
  readonly startedAt = new Date();

  /** Newest first. */
  get recent(): readonly LoggedRequest[] {
    return this.#recent;
  }

  get unanswered(): UnansweredField[] {
    return [...this.#unanswered.values()];
  }

  /** What an answer says has gone wrong. */
  addErrors(request: object, errors: readonly unknown[]): void {
    const details = this.#details.get(request);
    if (details) this.#details.set(request, { ...details, errors });
  }

  describe(request: object, details: RequestDetails): void {
    this.#details.set(request, details);
  }

  add(request: object, status: number, milliseconds: number): void {
    const details = this.#details.get(request) ?? {
      operation: '',
      detail: 'refused before it was read',
      language: undefined,
    };
    this.#recent = [{ ...details, at: new Date(), status, milliseconds }, ...this.#recent].slice(
      0,
      kept,
    );
  }

  addUnanswered(field: string, askedBy: string): void {
    const times = (this.#unanswered.get(field)?.times ?? 0) + 1;
    this.#unanswered.set(field, { field, askedBy, times, last: new Date() });
  }

  clear(): void {
    this.#recent = [];
    this.#unanswered.clear();
  }
}

const secret = /token|password|code/i;

/** Variables as a log may keep them; a country's code is no secret. */
export function masked(value: unknown, name = ''): unknown {
  if (secret.test(name) && !/country|province|language/i.test(name)) return '***';
  if (Array.isArray(value)) return value.map((item) => masked(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, masked(inside, key)]),
  );
}
