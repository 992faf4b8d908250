// What we claim about the newsletter under load, kills and outages. `npm run bench:newsletter [crowd|kills|outages]`
import { printTable, type Row } from '../support/table.ts';
import { crowdAtTheDoor } from './crowd.ts';
import { workerKilled } from './kills.ts';
import { outages } from './outages.ts';

const cases: Record<string, { title: string; run: () => Promise<Row[]> }> = {
  crowd: { title: 'Two hundred at once', run: crowdAtTheDoor },
  kills: { title: 'The worker killed at random points', run: workerKilled },
  outages: { title: 'Outages', run: outages },
};

const wanted = process.argv.slice(2);
let met = true;
for (const [name, { title, run }] of Object.entries(cases)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  met = printTable(title, await run()) && met;
}
process.exit(met ? 0 : 1);
