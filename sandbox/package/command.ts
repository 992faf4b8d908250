import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts';
import { usage } from './usage.ts';

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
    const [name, ...others] = args;
    // loaded when they are asked for: a start needs neither
    if (name === 'conformance') {
      return await (await import('./conformance-command.ts')).runConformance(others);
    }
    if (name === 'import') return await (await import('./import-command.ts')).runImport(others);
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
