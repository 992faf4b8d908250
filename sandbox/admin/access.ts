import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** As the platform: a token of the client credentials grant is valid for a day. */
const lifetimeSeconds = 86_399;

export interface AdminCredentials {
  /** Never expires. */
  token: string;
  client?: { id: string; secret: string } | undefined;
}

const grant = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
});

/** Issues tokens by client credentials and says which tokens are valid. */
export class AdminAccess {
  private readonly expiries = new Map<string, number>();
  private readonly credentials: AdminCredentials;
  private readonly now: () => Date;

  constructor(credentials: AdminCredentials, now: () => Date) {
    this.credentials = credentials;
    this.now = now;
  }

  isValid(token: unknown): boolean {
    if (typeof token !== 'string') return false;
    return (
      token === this.credentials.token || (this.expiries.get(token) ?? 0) > this.now().getTime()
    );
  }

  private issue(): string {
    const token = `shpat_${randomUUID()}`;
    this.expiries.set(token, this.now().getTime() + lifetimeSeconds * 1000);
    return token;
  }

  register(app: FastifyInstance, grantedScopes: () => string[]): void {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, text: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(text.toString())),
    );
    app.post('/admin/oauth/access_token', async (request, reply) => {
      const parsed = grant.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
      const { client } = this.credentials;
      const { client_id, client_secret } = parsed.data;
      if (!client || client_id !== client.id || client_secret !== client.secret) {
        return reply.code(400).send({
          error: 'invalid_client',
          error_description: 'Client authentication failed.',
        });
      }
      return {
        access_token: this.issue(),
        scope: grantedScopes().join(','),
        expires_in: lifetimeSeconds,
      };
    });
  }
}
