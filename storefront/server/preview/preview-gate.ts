import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AttemptLimiter } from '../../app/entry.server.tsx';
import { networksOf } from '../http/client-address.ts';
import { withLimitedBody } from '../http/limited-body.ts';
import { isCrossOriginWrite } from '../http/origin-check.ts';

interface PreviewGateOptions {
  passphrase: string;
  publicOrigin: string;
  /** Signs the cookie; another passphrase or secret ends all visits. */
  secret: string;
  attempts: AttemptLimiter;
  /** The page that asks for the passphrase. */
  signInPage(path: string, problem: 'wrong' | 'tooMany' | null): string;
  now?: () => number;
}

const cookieName = '__Host-preview';
const lifetimeSeconds = 8 * 60 * 60;
const maxAttempts = 10;
const maxBytes = 2_000;

const style = readFileSync(new URL('./preview.css', import.meta.url), 'utf8');
const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};
const pageHeaders = {
  ...headers,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** In front of every page of the preview. */
export function createPreviewGate(options: PreviewGateOptions) {
  const { passphrase, publicOrigin, secret, attempts, signInPage, now = Date.now } = options;

  const signatureOf = (expiry: string) =>
    createHmac('sha256', secret).update(`preview ${passphrase} ${expiry}`).digest('base64url');

  function hasEntered(request: Request): boolean {
    const cookies = request.headers.get('cookie')?.split('; ') ?? [];
    const value = cookies.find((one) => one.startsWith(`${cookieName}=`))?.split('=')[1] ?? '';
    const [expiry = '', signature = ''] = value.split('.');
    return isEqual(signature, signatureOf(expiry)) && Number(expiry) > now();
  }

  const cookie = (value: string, seconds: number) =>
    `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;

  const redirect = (to: string, setCookie: string) =>
    new Response(null, {
      status: 303,
      headers: { ...headers, Location: publicOrigin + to, 'Set-Cookie': setCookie },
    });

  const ask = (path: string, status: number, problem: 'wrong' | 'tooMany' | null) =>
    new Response(signInPage(path, problem), { status, headers: pageHeaders });

  async function enter(request: Request, address: string): Promise<Response> {
    const limited = await withLimitedBody(request, maxBytes);
    if (isCrossOriginWrite(request, publicOrigin) || !limited) {
      return new Response(null, { status: 403, headers });
    }
    const form = new URLSearchParams(await limited.text());
    const back = ownPath(form.get('back') ?? '/');
    const [network] = networksOf(address);
    const limits = [{ key: `network ${network}`, max: maxAttempts }];
    if (!(await attempts.take(limits))) return ask(back, 429, 'tooMany');
    if (!isEqual(form.get('passphrase') ?? '', passphrase)) return ask(back, 401, 'wrong');
    await attempts.giveBack(limits);
    const expiry = String(now() + lifetimeSeconds * 1000);
    return redirect(back, cookie(`${expiry}.${signatureOf(expiry)}`, lifetimeSeconds));
  }

  /** Null for a visitor who has entered. */
  return async (request: Request, path: string, address: string): Promise<Response | null> => {
    if (path === '/preview/style.css') {
      const cache = { 'Cache-Control': 'private, max-age=300' };
      return new Response(style, { headers: { ...cache, 'Content-Type': 'text/css' } });
    }
    if (path === '/preview/enter' && request.method === 'POST') return enter(request, address);
    if (path === '/preview/leave' && request.method === 'POST') {
      if (isCrossOriginWrite(request, publicOrigin)) {
        return new Response(null, { status: 403, headers });
      }
      return redirect('/', cookie('', 0));
    }
    const { pathname, search } = new URL(request.url);
    return hasEntered(request) ? null : ask(pathname + search, 401, null);
  };
}

/** Never another host. */
function ownPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

/** In constant time. */
function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
