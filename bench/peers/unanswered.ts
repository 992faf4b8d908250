import { z } from 'zod';

const unansweredSchema = z.array(z.object({ field: z.string(), askedBy: z.string() }));

/** Fields that were requested from the sandbox and are not implemented. */
export async function readUnanswered(sandbox: string) {
  const response = await fetch(`${sandbox}/_control/unanswered`);
  if (!response.ok) throw new Error('Start the sandbox with SANDBOX_CONTROL=1.');
  return unansweredSchema.parse(await response.json());
}
