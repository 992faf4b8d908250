import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { conformanceUsage, runConformance } from './conformance-command.ts';
import { importUsage, runImport } from './import-command.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts';

const usage = `storefront-sandbox [start] [options]        starts a sandbox and prints how to reach it
storefront-sandbox exec [options] -- <command>   runs a command with a sandbox, and stops both

  --port <number>        4000; a free one with exec
  --host <address>       localhost; 0.0.0.0 in a container
  --catalogue <folder>   the shop's goods; a small shop if left out
  --shop-url <url>       your storefront, with {lang} for the language
  --token <text>         of the Storefront API
  --data <folder>        where the database is kept; node_modules/.cache if left out
  --database <url>       a PostgreSQL of your own, or "embedded", or "pglite"
  --https                also answers for *.myshopify.com and cdn.shopify.com, over TLS
  --fresh                forgets carts, orders and all else of the last start

${conformanceUsage}

${importUsage}`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function readArguments(args: string[]) {
  const { values, positionals, tokens } = parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      port: text,
      host: text,
      catalogue: text,
      'shop-url': text,
      token: text,
      data: text,
      database: text,
      https: flag,
      fresh: flag,
      help: flag,
    },
  });
  const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index;
  const command = end === undefined ? [] : args.slice(end + 1);
  const [mode = 'start'] = positionals;
  return { values, mode, command };
}

type Values = ReturnType<typeof readArguments>['values'];

function optionsOf(values: Values, port: number): SandboxOptions {
  return {
    port,
    keepState: !values.fresh,
    https: values.https ?? false,
    report: (message) => console.error(message),
    ...(values.host && { host: values.host }),
    ...(values.catalogue && { catalogue: values.catalogue }),
    ...(values['shop-url'] && { shopUrl: values['shop-url'] }),
    ...(values.token && { token: values.token }),
    ...(values.data && { dataDirectory: values.data }),
    ...(values.database && { database: values.database }),
  };
}

function stopOnSignal(sandbox: Sandbox): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void sandbox.stop().then(resolve));
  }
  return promise;
}

async function serve(values: Values): Promise<number> {
  const sandbox = await startSandbox(optionsOf(values, Number(values.port ?? 4000)));
  const variables = Object.entries(sandbox.env).map(([name, value]) => `${name}=${value}`);
  console.log(`sandbox ready at ${sandbox.url}\n\n${variables.join('\n')}`);
  await stopOnSignal(sandbox);
  return 0;
}

async function execute(values: Values, [command, ...args]: string[]): Promise<number> {
  if (!command) throw new Error(usage);
  const options = optionsOf({ ...values, fresh: true }, Number(values.port ?? 0));
  const sandbox = await startSandbox(options);
  void stopOnSignal(sandbox);
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...sandbox.env },
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit').finally(() => sandbox.stop());
  return typeof code === 'number' ? code : 1;
}

/** Runs what the arguments ask for and returns the exit code. */
export async function runCommand(args: string[]): Promise<number> {
  try {
    if (args[0] === 'conformance') return await runConformance(args.slice(1));
    if (args[0] === 'import') return await runImport(args.slice(1));
    const { values, mode, command } = readArguments(args);
    if (values.help) console.log(usage);
    else if (mode === 'exec') return await execute(values, command);
    else if (mode === 'start') return await serve(values);
    else throw new Error(usage);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
