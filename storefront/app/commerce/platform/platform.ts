/** A GraphQL operation with the types of its variables and result. */
export interface Operation<Result, Variables> {
  name: string;
  kind: 'query' | 'mutation' | 'subscription';
  text: string;
  readonly types?: (variables: Variables) => Result;
}

/** The platform's client, as the shop needs it. */
export interface Platform {
  send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
}

/** What a failed request answered in spite of its error, with null for the fields that failed. */
export function partialDataOf(error: unknown): unknown {
  return isPlatformError(error) && error instanceof Error && 'partialData' in error
    ? error.partialData
    : undefined;
}

/** Whether a request to the platform failed; identified by name, since the client's class is the server's. */
export function isPlatformError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PlatformError';
}
