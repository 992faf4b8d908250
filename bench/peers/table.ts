import os from 'node:os';
import { median } from '../support/median.ts';
import type { AnswerInOutage } from './measure-server.ts';
import type { Visit } from './measure-visit.ts';
import type { RunningProcess } from './running-process.ts';
import type { SandboxData } from './sandbox-data.ts';
import type { Addresses, Storefront } from './storefronts.ts';

export const kinds = ['home', 'listing', 'product'] as const;

export interface MeasuredShop {
  storefront: Storefront;
  /** Of its sources. */
  directory: string;
  process: RunningProcess;
  data: SandboxData;
  addresses: Addresses;
  visits: Record<keyof Addresses, Visit[]>;
  cpu: Record<keyof Addresses, number[]>;
  addToCart: number[];
  outage: AnswerInOutage[];
}

export function printTable(shops: MeasuredShop[], runs: number): void {
  const row = (what: string, cell: (shop: MeasuredShop) => string) =>
    console.log(`| ${[what, ...shops.map(cell)].join(' | ')} |`);
  const [load = 0] = os.loadavg();
  console.log(`\nmedian of ${runs} runs in turns, load ${load.toFixed(1)} at the end\n`);
  row('', ({ storefront }) => storefront.name);
  row('---', () => '---');
  for (const kind of kinds) {
    const figure = (what: keyof Visit, unit: string, digits = 0) =>
      row(`${kind}: ${labels[what]}`, ({ visits }) => {
        const found = visits[kind].map((visit) => visit[what]);
        return `${median(found).toFixed(digits)}${unit}`;
      });
    figure('score', '');
    figure('lcp', ' ms');
    figure('tbt', ' ms');
    figure('kilobytes', ' kB');
    figure('requests', '');
    figure('benchmarkIndex', '');
    row(`${kind}: CPU of the server`, ({ cpu }) => `${median(cpu[kind]).toFixed(1)} ms`);
  }
  row('add to cart: INP', ({ addToCart }) => `${median(addToCart)} ms`);
  for (const [index, page] of outagePages.entries()) {
    row(`platform hangs: ${page}`, ({ outage }) => describeAnswer(outage[index]));
  }
}

const outagePages = ['home', 'listing', 'product', 'product not seen before'];
const labels: Record<keyof Visit, string> = {
  score: 'Lighthouse',
  lcp: 'LCP',
  tbt: 'TBT',
  kilobytes: 'bytes',
  requests: 'requests',
  benchmarkIndex: 'benchmark index',
};

function describeAnswer(answer: AnswerInOutage | undefined): string {
  if (answer?.status === undefined) return 'nothing complete in 10 s';
  const seconds = `after ${answer.seconds.toFixed(1)} s`;
  return answer.isComplete ? `complete ${seconds}` : `${answer.status} without goods ${seconds}`;
}
