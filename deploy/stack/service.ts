import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

export type Output = (name: string, line: string) => void;

/** One process of the stack. */
export interface Service {
  name: string;
  /** Resolves when it accepts requests. */
  start(): Promise<void>;
  /** Graceful shutdown (SIGTERM). */
  stop(): Promise<void>;
  /** Simulates a crash (SIGKILL). */
  kill(): Promise<void>;
  /** It hangs: connections stay open and nothing is answered. */
  pause(): void;
  resume(): void;
}

interface ProcessOptions {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Polled until it is true. A process without a port can be recognised by what it printed. */
  isReady(hasPrinted: (text: string) => boolean): Promise<boolean>;
  output: Output;
  /** Unix niceness: what has a higher one leaves the processor to the others. */
  niceness?: number;
}

const startTimeoutMs = 180_000;

export function processService({
  name,
  command,
  args,
  env,
  isReady,
  output,
  niceness = 0,
}: ProcessOptions): Service {
  let child: ChildProcess | null = null;
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    name,
    async start() {
      // its own process group: Ctrl-C reaches only the stack, which then stops its services in order
      child = spawn(command, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      const failure = once(child, 'error').then(([error]) => {
        throw error;
      });
      failure.catch(() => {});
      if (child.pid && niceness > 0) lowerPriority(child.pid, niceness);
      let isRunning = false;
      let printed = '';
      const hasPrinted = (text: string) => printed.includes(text);
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue;
        createInterface(stream).on('line', (line) => {
          if (!isRunning) printed += line;
          output(name, line);
        });
      }
      const deadline = Date.now() + startTimeoutMs;
      while (!(await Promise.race([isReady(hasPrinted).catch(() => false), failure]))) {
        if (hasEnded()) throw new Error(`${name} exited before it was ready`);
        if (Date.now() > deadline)
          throw new Error(`${name} was not ready within ${startTimeoutMs / 1000} s`);
        await wait(100);
      }
      isRunning = true;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
  };
}

/** Linux schedules sessions as groups: among processes of different ones only the niceness of their groups counts. */
export function lowerPriority(pid: number, niceness: number): void {
  setPriority(pid, niceness);
  const group = `/proc/${pid}/autogroup`;
  if (existsSync(group)) writeFileSync(group, String(niceness));
}

export async function respondsOk(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
