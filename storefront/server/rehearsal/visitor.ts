const timeoutMs = 20_000;
const maxRedirects = 5;

export interface Page {
  status: number;
  /** Path and query after redirects. */
  address: string;
  /** How many redirects led to it. */
  redirects: number;
  headers: Headers;
  text: string;
  milliseconds: number;
}

/** A visitor of the shop: keeps cookies, follows redirects within the shop, sends forms as its pages do. */
export function createVisitor(origin: string) {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('user-agent', 'rehearsal');
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual', signal });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      cookies.set(name, value.join('='));
    }
    return response;
  }

  async function open(first: string, init: RequestInit = {}): Promise<Page> {
    const started = performance.now();
    let address = first;
    let response = await send(address, init);
    let redirects = 0;
    for (; redirects < maxRedirects; redirects += 1) {
      const location = response.headers.get('location');
      const target = location && new URL(location, origin + address);
      if (!target || target.origin !== origin) break;
      address = target.pathname + target.search;
      response = await send(address, {});
    }
    const milliseconds = Math.round(performance.now() - started);
    const { status, headers } = response;
    return {
      status,
      address,
      redirects,
      headers,
      milliseconds,
      text: await response.text(),
    };
  }

  return {
    open,
    submit: (path: string, form: Record<string, string>) =>
      open(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(form) }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
