import { z } from 'zod';
import { visitorAddress } from '../reliability/support/load.ts';

const meter = z.object({
  total: z.number(),
  rendering: z.object({ count: z.number(), microseconds: z.number() }),
});

/** Settings of a node with the meter. */
export const meterSettings = {
  NODE_OPTIONS: `--import ${new URL('measure-rendering.ts', import.meta.url).href}`,
};

let visitors = 0;

/** Loads a page as a new visitor; the size of its HTML in bytes. */
export async function visit(url: string): Promise<number> {
  visitors += 1;
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'identity', 'x-forwarded-for': visitorAddress(visitors) },
  });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return byteLength;
}

export interface NodeCost {
  /** CPU time of the node per page, in milliseconds. */
  total: number;
  /** The part of react-dom. */
  rendering: number;
}

/** What these pages cost a node that renders each of them. */
export async function nodeCost(origin: string, paths: string[]): Promise<NodeCost> {
  const before = await readMeter(origin);
  for (const path of paths) await visit(origin + path);
  const after = await readMeter(origin);
  const renderings = after.rendering.count - before.rendering.count;
  if (renderings !== paths.length) {
    throw new Error(
      `${paths.length} visits of ${paths[0]} and others caused ${renderings} renderings`,
    );
  }
  return {
    total: (after.total - before.total) / 1000 / renderings,
    rendering: (after.rendering.microseconds - before.rendering.microseconds) / 1000 / renderings,
  };
}

async function readMeter(origin: string) {
  const port = Number(new URL(origin).port) + 70;
  return meter.parse(await (await fetch(`http://127.0.0.1:${port}`)).json());
}
