/** The platform did not answer, or answered with an error. The application knows it by its name. */
export class PlatformError extends Error {
  override name = 'PlatformError';
  /** Whether trying again later may help: it was silent, busy or broken, and did not refuse what was asked. */
  readonly isTemporary: boolean;

  constructor(message: string, options: ErrorOptions & { isTemporary: boolean }) {
    super(message, options);
    this.isTemporary = options.isTemporary;
  }
}

export function isTemporary(error: unknown): boolean {
  return error instanceof PlatformError && error.isTemporary;
}
