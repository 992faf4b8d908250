import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, request, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { generate } from 'selfsigned';

/** The platform's hosts, which many clients have built in. */
export const shopHost = 'sandbox.myshopify.com';
export const filesUrl = 'https://cdn.shopify.com/s/files';
const names = ['*.myshopify.com', 'cdn.shopify.com', 'shopify.com', 'localhost'];

export interface PlatformHosts {
  /** The certificate of the authority, to be trusted by clients. */
  authority: string;
  /** The same without a proxy, for clients that use none. */
  origin: string;
  /** For the processes of a storefront: the platform's hosts lead to the sandbox, all others nowhere. */
  env: Record<string, string>;
  /** For Chromium, which reads no such variables. */
  browserArguments: string[];
  stop(): Promise<void>;
}

/** Lets a sandbox answer for the platform's own hosts over TLS: to processes as a proxy, to a browser by its resolver. */
export async function startPlatformHosts(
  sandbox: { host: string; port: number },
  directory: string,
): Promise<PlatformHosts> {
  const { file, certificate } = await certificateFor(directory);
  const front = createHttpsServer(certificate, (incoming, outgoing) => {
    const { url: target, method } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' };
    const forwarded = request({ ...sandbox, path: target, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    // a client that gives up must not leave its request behind
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  const frontPort = await listen(front);
  const proxy = createHttpServer((_request, response) => response.writeHead(405).end());
  proxy.on('connect', (incoming, client, head) => {
    if (!isPlatformHost(incoming.url ?? '')) {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const server = connect(frontPort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      server.write(head);
      server.pipe(client);
      client.pipe(server);
    });
    for (const [end, other] of [
      [client, server],
      [server, client],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => other.destroy());
    }
  });
  const proxyPort = await listen(proxy);
  const mapped = ['*.myshopify.com', 'cdn.shopify.com', 'shopify.com'].map(
    (host) => `MAP ${host} 127.0.0.1:${frontPort}`,
  );
  return {
    authority: file,
    origin: `https://localhost:${frontPort}`,
    env: {
      HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`,
      NO_PROXY: 'localhost,127.0.0.1',
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: file,
    },
    browserArguments: [`--host-resolver-rules=${mapped.join(',')}`, '--ignore-certificate-errors'],
    stop: async () => {
      for (const server of [front, proxy]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function isPlatformHost(target: string): boolean {
  return /^([a-z0-9-]+\.myshopify\.com|(cdn\.)?shopify\.com):443$/.test(target);
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const lifetime = 365 * 24 * 3_600_000;

/** An authority of this directory's own, kept so that it need be trusted once, and a certificate for the hosts. */
async function certificateFor(directory: string) {
  const file = path.join(directory, 'authority.pem');
  const keyFile = path.join(directory, 'authority.key');
  await mkdir(directory, { recursive: true });
  const notBeforeDate = new Date(Date.now() - 3_600_000);
  const notAfterDate = new Date(Date.now() + lifetime);
  const dates = { notBeforeDate, notAfterDate, algorithm: 'sha256', keyType: 'ec' } as const;
  const kept = await Promise.all([readFile(file, 'utf8'), readFile(keyFile, 'utf8')]).catch(
    () => undefined,
  );
  const [cert, key] = kept ?? (await createAuthority());
  const leaf = await generate([{ name: 'commonName', value: shopHost }], {
    ...dates,
    ca: { cert, key },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) },
    ],
  });
  return { file, certificate: { cert: leaf.cert, key: leaf.private } };

  async function createAuthority() {
    const authority = await generate([{ name: 'commonName', value: 'Storefront sandbox' }], {
      ...dates,
      extensions: [
        { name: 'basicConstraints', cA: true, critical: true },
        { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
      ],
    });
    await writeFile(file, authority.cert);
    await writeFile(keyFile, authority.private, { mode: 0o600 });
    return [authority.cert, authority.private] as const;
  }
}
