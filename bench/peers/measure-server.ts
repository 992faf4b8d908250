import type { RunningProcess } from './running-process.ts';

/** CPU time of the server for a page, in milliseconds; requests that warm it up do not count. */
export async function measureCpu(shop: RunningProcess, path: string, requests: number) {
  const visit = async () => {
    const response = await fetch(shop.origin + path, {
      headers: { 'accept-encoding': 'identity' },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${shop.origin}${path}: ${response.status}`);
  };
  for (let warmUp = 0; warmUp < requests / 3; warmUp += 1) await visit();
  const before = shop.cpuTime();
  for (let request = 0; request < requests; request += 1) await visit();
  return (shop.cpuTime() - before) / requests;
}

export interface AnswerInOutage {
  page: string;
  /** Undefined when nothing complete arrived in time. */
  status: number | undefined;
  seconds: number;
  /** Whether the page has its goods. */
  isComplete: boolean;
}

const timeoutMs = 10_000;

/** What a shopper gets within ten seconds. */
export async function askInOutage(
  origin: string,
  page: string,
  path: string,
  expected: string,
): Promise<AnswerInOutage> {
  const started = performance.now();
  let status: number | undefined;
  let text = '';
  try {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(timeoutMs) });
    const reading = new TextDecoder();
    for await (const chunk of response.body ?? []) text += reading.decode(chunk, { stream: true });
    status = response.status;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  const seconds = (performance.now() - started) / 1000;
  return { page, status, seconds, isComplete: status === 200 && text.includes(expected) };
}
