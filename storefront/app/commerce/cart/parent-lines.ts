import { z } from 'zod';
import type { Operation, Platform } from '../platform/platform.ts';

/** Lines name the line they belong to since this version; operations have to be valid in older ones, too. */
const since = '2025-10';
const start = 'fragment CartLineFields on BaseCartLine{id ';
const parent = '...on CartLine{parentRelationship{parent{id}}}';

/** Asks for the parents of lines where the version has them. */
export function withParentLines(platform: Platform, apiVersion: string): Platform {
  if (apiVersion < since) return platform;
  return {
    send<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
      const text = operation.text.replace(start, start + parent);
      return platform.send({ ...operation, text }, variables);
    },
  };
}

const lineSchema = z.object({
  parentRelationship: z.object({ parent: z.object({ id: z.string() }) }),
});

/** The id of the line that a line was added to, such as a gift wrap to its gift. */
export function parentIdOf(line: object): string | null {
  return lineSchema.safeParse(line).data?.parentRelationship.parent.id ?? null;
}
