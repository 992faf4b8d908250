import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

/** The platform's hosts that storefronts name in their sources, so that nobody can set them. */
export const cdnHost = 'cdn.shopify.com';
const shopHost = 'sandbox.myshopify.com';

/**
 * Lets a sandbox answer for the platform's own hosts over TLS: to storefronts as an HTTPS proxy, to a browser by a rule
 * of its resolver. Other hosts cannot be reached.
 */
export async function startPlatformHosts(sandbox: string, directory: string) {
  const certificate = await createCertificate(directory);
  const { hostname, port } = new URL(sandbox);
  const standardActions = await readFile(new URL('standard-actions.js', import.meta.url));
  const front = createHttpsServer(certificate, (incoming, outgoing) => {
    if (incoming.url?.startsWith('/storefront/standard-actions.js')) {
      const type = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
      outgoing.writeHead(200, type).end(standardActions);
      return;
    }
    const headers = { ...incoming.headers, host: `${hostname}:${port}` };
    const { url: target, method } = incoming;
    const forwarded = request({ host: hostname, port, path: target, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    // a shop that gives up on a hanging platform must not leave its request behind
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  const frontPort = await listen(front);
  const proxy = createHttpServer((_request, response) => response.writeHead(405).end());
  proxy.on('connect', (incoming, client, head) => {
    if (![`${cdnHost}:443`, `${shopHost}:443`].includes(incoming.url ?? '')) {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const server = connect(frontPort, 'localhost', () => {
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
  return {
    shopHost,
    /** For a storefront's process. */
    environment: {
      HTTPS_PROXY: `http://localhost:${proxyPort}`,
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: certificate.file,
    },
    /** For Chromium. */
    browserArguments: [
      `--host-resolver-rules=MAP ${cdnHost} 127.0.0.1:${frontPort},MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
    stop() {
      for (const server of [front, proxy]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function listen(server: ReturnType<typeof createHttpServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function createCertificate(directory: string) {
  const file = path.join(directory, 'platform.crt');
  const keyFile = path.join(directory, 'platform.key');
  const names = [cdnHost, shopHost].map((name) => `DNS:${name}`).join(',');
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=sandbox'],
    ...['-addext', `subjectAltName=${names}`, '-keyout', keyFile, '-out', file],
  ]);
  return { file, cert: await readFile(file), key: await readFile(keyFile) };
}
