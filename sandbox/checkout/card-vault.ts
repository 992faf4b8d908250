import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cardProblems } from './payment.ts';

const bodySchema = z.object({
  credit_card: z.object({
    number: z.string(),
    month: z.coerce.string(),
    year: z.coerce.string(),
    verification_value: z.string(),
  }),
});

/** What `PaymentSettings.cardVaultUrl` leads to: takes a card, answers a session, and forgets the card. */
export async function cardVaultRoutes(
  app: FastifyInstance,
  { now }: { now: () => Date },
): Promise<void> {
  app.post('/sessions', async (request, reply) => {
    const body = bodySchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'credit_card is required' });
    const { number, month, year, verification_value: code } = body.data.credit_card;
    const [problem] = cardProblems({ number, expiry: `${month}/${year.slice(-2)}`, code }, now());
    if (problem) return reply.code(422).send({ error: problem });
    return { id: `sandbox-${randomBytes(16).toString('hex')}` };
  });
}
