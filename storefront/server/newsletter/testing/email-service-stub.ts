import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Contacts {
  profiles: Map<string, Record<string, string>>;
  subscribed: Set<string>;
}

interface StubOptions {
  listId: string;
  apiKey?: string;
  /** The first requests fail with these statuses. */
  failures?: number[];
  isAllowed(headers: IncomingHttpHeaders): boolean;
  /** The status; throws on a body that the service would not understand. */
  answer(method: string, path: string, body: string, contacts: Contacts): number;
}

/** An e-mail service with one list. */
export async function startEmailServiceStub(options: StubOptions) {
  const { listId, apiKey = 'key', failures = [], isAllowed, answer } = options;
  const contacts: Contacts = { profiles: new Map(), subscribed: new Set() };
  const problems: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answered = () => {
      try {
        return answer(request.method ?? '', request.url ?? '', body, contacts);
      } catch (error) {
        problems.push(error);
        return 422;
      }
    };
    response.writeHead(failures.shift() ?? (isAllowed(request.headers) ? answered() : 401)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    options: { url: `http://127.0.0.1:${port}`, apiKey, listId },
    contacts,
    failures,
    problems,
    stop: () => server.close().closeAllConnections(),
  };
}
