// The newsletter under concurrency, killed workers and outages: `npm run bench newsletter [crowd|kills|outages|restore|declarations|restock]`
import { printTable, type Row } from '../support/table.ts';
import { concurrentSignUps } from './concurrent-sign-ups.ts';
import { killedDeclarations } from './killed-declarations.ts';
import { killedWorkers } from './killed-workers.ts';
import { outages } from './outages.ts';
import { restockMails } from './restock.ts';
import { restoreDrill } from './restore.ts';

const cases: Record<string, { title: string; run: () => Promise<Row[]> }> = {
  crowd: { title: '200 concurrent sign-ups of one address', run: concurrentSignUps },
  kills: { title: 'Worker killed at random points', run: killedWorkers },
  outages: { title: 'Outages', run: outages },
  restore: { title: 'Backup and restore under sign-ups', run: restoreDrill },
  declarations: {
    title: 'Withdrawals and cancellations while worker, mail server and PostgreSQL fail in turn',
    run: killedDeclarations,
  },
  restock: {
    title:
      'A restocked variant with 10,000 requests, its worker killed; one that is sold out again',
    run: restockMails,
  },
};

const wanted = process.argv.slice(2);
let met = true;
for (const [name, { title, run }] of Object.entries(cases)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  met = printTable(title, await run()) && met;
}
process.exit(met ? 0 : 1);
