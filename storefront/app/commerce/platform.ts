/** A GraphQL operation of the platform; the types travel with it, so an answer cannot be misread. */
export interface Operation<Result, Variables> {
  name: string;
  kind: 'query' | 'mutation' | 'subscription';
  text: string;
  readonly types?: (variables: Variables) => Result;
}

/** What the shop needs from whoever carries its operations to the platform. */
export interface Platform {
  send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
}

/** Whether the platform did not answer, or answered with an error; whoever carries the operations names it so. */
export function isPlatformError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PlatformError';
}
