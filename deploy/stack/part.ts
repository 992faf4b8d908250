import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

export type Output = (name: string, line: string) => void;

/** One process of the stack, or what behaves like one. */
export interface Part {
  name: string;
  /** Ends when it takes requests. */
  start(): Promise<void>;
  /** As an operator would: it may finish what it does. */
  stop(): Promise<void>;
  /** As an accident would. */
  kill(): Promise<void>;
}

interface ProgramOptions {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Asked until it is true; a program that takes no requests is ready by what it says. */
  isReady(hasSaid: (text: string) => boolean): Promise<boolean>;
  output: Output;
}

const patienceMs = 180_000;

export function program({ name, command, args, env, isReady, output }: ProgramOptions): Part {
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
      // a group of its own: Ctrl-C reaches only the stack, which then stops its parts in order
      child = spawn(command, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      const failure = once(child, 'error').then(([error]) => {
        throw error;
      });
      failure.catch(() => {});
      let isRunning = false;
      let said = '';
      const hasSaid = (text: string) => said.includes(text);
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue;
        createInterface(stream).on('line', (line) => {
          if (!isRunning) said += line;
          output(name, line);
        });
      }
      const deadline = Date.now() + patienceMs;
      while (!(await Promise.race([isReady(hasSaid).catch(() => false), failure]))) {
        if (hasEnded()) throw new Error(`${name} ended before it was ready`);
        if (Date.now() > deadline) throw new Error(`${name} does not get ready`);
        await wait(100);
      }
      isRunning = true;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

export async function answers(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
}

export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
