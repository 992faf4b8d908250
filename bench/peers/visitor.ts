/** A browser without scripts: keeps cookies, follows no redirect. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  get(path: string): Promise<Answer> {
    return this.#request(path, {});
  }

  post(path: string, fields: Record<string, string>): Promise<Answer> {
    return this.#request(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async #request(path: string, options: RequestInit): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, this.#origin), {
      ...options,
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      text: await response.text(),
    };
  }
}

export interface Answer {
  status: number;
  location: string;
  text: string;
}
