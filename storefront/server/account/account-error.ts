/** An account cannot be shown. The application recognises the error by its name. */
export class AccountError extends Error {
  override name = 'AccountError';
  /** Whether signing in again helps; otherwise Redis or the platform does not answer. */
  readonly isSignedOut: boolean;

  constructor(message: string, options: ErrorOptions & { isSignedOut?: boolean } = {}) {
    super(message, options);
    this.isSignedOut = options.isSignedOut ?? false;
  }
}
