import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createSealer } from '../../app/sealer.ts';
import type { RedisConnections } from '../cache/redis.ts';
import { AccountError } from './account-error.ts';

const sessionSeconds = 30 * 24 * 3600;
const attemptSeconds = 600;
/** Longer than a refresh may take. */
const lockMs = 10_000;

const sessionSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Of the sign-in: a refresh gives none, and signing out needs it. */
  idToken: z.string(),
  /** In milliseconds. */
  expiresAt: z.number(),
  /** As it was when the customer signed in, for the header of every page. */
  firstName: z.string().nullable().default(null),
});
export type Session = z.output<typeof sessionSchema>;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  locale: z.string(),
  returnTo: z.string(),
});
/** Between leaving for the platform's sign-in page and coming back. */
export type Attempt = z.output<typeof attemptSchema>;

/** Releases the lock only if this holder still has it. */
const release = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`;

export const newSecret = () => randomBytes(32).toString('base64url');

/** Sessions in Redis, encrypted; a reader of Redis learns neither tokens nor the ids that browsers have. */
export function createSessionStore(redis: RedisConnections, secret: string) {
  const sealer = createSealer(secret);
  const nameOf = (kind: string, id: string) =>
    `account:${kind}:${createHash('sha256').update(id).digest('base64url')}`;
  const attempt: RedisConnections['attempt'] = async (run) => {
    try {
      return await redis.attempt(run);
    } catch (cause) {
      throw new AccountError('sessions cannot be read', { cause });
    }
  };

  async function opened<Shape extends z.ZodType>(
    sealed: string | null,
    name: string,
    shape: Shape,
  ) {
    const text = sealed === null ? null : await sealer.open(sealed, name);
    return text === null ? null : (shape.safeParse(JSON.parse(text)).data ?? null);
  }

  async function write(kind: string, id: string, value: object, seconds: number) {
    const name = nameOf(kind, id);
    const sealed = await sealer.seal(JSON.stringify(value), name);
    await attempt((commands) => commands.set(name, sealed, 'EX', seconds));
  }

  return {
    async read(id: string): Promise<Session | null> {
      const name = nameOf('session', id);
      return opened(await attempt((commands) => commands.get(name)), name, sessionSchema);
    },
    write: (id: string, session: Session) => write('session', id, session, sessionSeconds),
    async remove(id: string): Promise<void> {
      await attempt((commands) => commands.del(nameOf('session', id)));
    },
    writeAttempt: (id: string, value: Attempt) => write('attempt', id, value, attemptSeconds),
    /** Each is good once. */
    async takeAttempt(id: string): Promise<Attempt | null> {
      const name = nameOf('attempt', id);
      return opened(await attempt((commands) => commands.getdel(name)), name, attemptSchema);
    },
    /** The function that releases the lock; null while another request, maybe of another node, refreshes the session. */
    async lock(id: string): Promise<(() => Promise<void>) | null> {
      const name = nameOf('lock', id);
      const holder = randomUUID();
      const taken = await attempt((commands) => commands.set(name, holder, 'PX', lockMs, 'NX'));
      if (taken === null) return null;
      return async () => {
        await redis
          .attempt((commands) => commands.eval(release, 1, name, holder))
          // it expires by itself
          .catch(() => {});
      };
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
