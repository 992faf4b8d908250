/** The platform did not respond, or responded with an error. The application recognises it by its name. */
export class PlatformError extends Error {
  override name = 'PlatformError';
  /** Whether a retry may help: timeout, throttling or server error, as opposed to an invalid request. */
  readonly isTemporary: boolean;

  constructor(message: string, options: ErrorOptions & { isTemporary: boolean }) {
    super(message, options);
    this.isTemporary = options.isTemporary;
  }
}

export function isTemporary(error: unknown): boolean {
  return error instanceof PlatformError && error.isTemporary;
}
