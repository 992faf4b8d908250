interface PlatformErrorFacts {
  isTemporary: boolean;
  isTimeout?: boolean;
  throttledForMs?: number | undefined;
  status?: number;
  code?: string | undefined;
  partialData?: Record<string, unknown> | undefined;
}

/** The platform did not respond, or responded with an error. The application recognises it by its name. */
export class PlatformError extends Error {
  override name = 'PlatformError';
  /** Whether a retry may help: timeout or server error, as opposed to an invalid request. */
  readonly isTemporary: boolean;

  /** Whether the call was given up without a response, so that there is no time for a retry. */
  readonly isTimeout: boolean;
  /** How long this shopper's calls are not welcome; undefined if they are. Others are not concerned. */
  readonly throttledForMs: number | undefined;
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** Of the first GraphQL error. */
  readonly code: string | undefined;
  /** What was answered in spite of the error: valid, with null for the fields that failed. */
  readonly partialData: Record<string, unknown> | undefined;

  constructor(message: string, options: ErrorOptions & PlatformErrorFacts) {
    super(message, options);
    this.isTemporary = options.isTemporary;
    this.isTimeout = options.isTimeout ?? false;
    this.throttledForMs = options.throttledForMs;
    this.status = options.status;
    this.code = options.code;
    this.partialData = options.partialData;
  }
}

export function isTemporary(error: unknown): boolean {
  return error instanceof PlatformError && error.isTemporary;
}

export function isTimeout(error: unknown): boolean {
  return error instanceof PlatformError && error.isTimeout;
}

export function isThrottled(error: unknown): boolean {
  return error instanceof PlatformError && error.throttledForMs !== undefined;
}
