import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { waitUntil } from '../support/wait-until.ts';

const ticksPerSecond = 100;

/** A server in a process of its own, with what it logs and the CPU time that it uses. */
export class RunningProcess {
  readonly origin: string;
  readonly #child: ChildProcess;
  #log = '';

  constructor(origin: string, script: string, options: RunningProcessOptions) {
    this.origin = origin;
    this.#child = spawn(process.execPath, [script, ...options.arguments], {
      cwd: options.directory,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.#log += text;
      });
    }
  }

  get log(): string {
    return this.#log;
  }

  /** Waits until the page is answered with success. */
  async ready(path: string): Promise<void> {
    const answers = async () =>
      this.#child.exitCode !== null ||
      (await fetch(this.origin + path).then(
        ({ ok }) => ok,
        () => false,
      ));
    const waited = await waitUntil(answers, 180);
    if (waited === null || this.#child.exitCode !== null) {
      await this.stop();
      throw new Error(`${this.origin} does not start:\n${this.#log.slice(-2000)}`);
    }
  }

  /** CPU time of the process and those it started, in milliseconds. */
  cpuTime(): number {
    const processes = readProcesses();
    const own = new Set([this.#child.pid]);
    for (const { id, parent } of processes) if (own.has(parent)) own.add(id);
    const ticks = processes
      .filter(({ id }) => own.has(id))
      .reduce((sum, process) => sum + process.ticks, 0);
    return (ticks / ticksPerSecond) * 1000;
  }

  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await this.ended();
  }
}

interface RunningProcessOptions {
  arguments: string[];
  environment: Record<string, string>;
  directory: string;
}

/** Every process, parents before their children. */
function readProcesses() {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids
    .flatMap((id) => {
      try {
        const text = readFileSync(`/proc/${id}/stat`, 'utf8');
        // after the name in brackets: state, parent, …, user and system time as 12th and 13th
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        const ticks = Number(fields[11]) + Number(fields[12]);
        return [{ id: Number(id), parent: Number(fields[1]), ticks }];
      } catch {
        return [];
      }
    })
    .toSorted((a, b) => a.id - b.id);
}
