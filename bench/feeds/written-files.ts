import { setTimeout as wait } from 'node:timers/promises';
import freePort from 'get-port';
import { platformSettings } from '../../sandbox/server/storefront-settings.ts';
import { startMeasuredNode } from '../support/measured-node.ts';
import { startStubPlatform } from './stub-platform.ts';

/** Each measurement collects garbage: the pause after it is so many times as long, so that it hardly adds to the time. */
const pauseFactor = 9;

export interface WrittenFile {
  path: string;
  entries: number;
  bytes: number;
  seconds: number;
  /** The highest while it was written, above that before the first file; in bytes. */
  memory: number;
}

/** Reads feeds and sitemaps of a shop with so many products, one after the other, each to its end. */
export async function writtenFiles(products: number, paths: string[]): Promise<WrittenFile[]> {
  const platform = await startStubPlatform(products);
  const node = await startMeasuredNode(await freePort(), platformSettings(platform.origin));
  try {
    // loads and compiles what is needed later as well
    await read('/sitemaps/products-de.xml');
    const before = await node.usedMemory();
    const files: WrittenFile[] = [];
    for (const path of paths) {
      const { highest, ...file } = await read(path);
      files.push({ path, ...file, memory: highest - before });
    }
    return files;
  } finally {
    await node.stop();
    await platform.stop();
  }

  async function read(path: string) {
    const started = performance.now();
    let isRead = false;
    let highest = 0;
    const measuring = (async () => {
      while (!isRead) {
        const measured = performance.now();
        highest = Math.max(highest, await node.usedMemory());
        await wait(pauseFactor * (performance.now() - measured));
      }
    })();
    const response = await fetch(node.origin + path);
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    let entries = 0;
    let bytes = 0;
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      entries += decoder.decode(chunk).match(/<url>|<item>|\r\n/g)?.length ?? 0;
    }
    const seconds = (performance.now() - started) / 1000;
    isRead = true;
    await measuring;
    return { entries, bytes, seconds, highest };
  }
}
