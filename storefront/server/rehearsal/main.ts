// Walks the connected shop end to end without ordering, and writes a report: docs/connect.md. Exits with 1 if a step failed.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Finding, failed } from '../doctor/check.ts';
import { createDoctorContext } from '../doctor/create-context.ts';
import { readSettings } from '../doctor/read-settings.ts';
import { platformDocuments } from '../platform/documents.ts';
import { findOffer, walkCart } from './cart.ts';
import { walkChanges } from './changes.ts';
import { walkMails } from './mails.ts';
import { walkPages } from './pages.ts';
import { describeRehearsal } from './report.ts';
import { createVisitor } from './visitor.ts';

const { values: options } = parseArgs({
  options: {
    /** Gets the mails. */
    mail: { type: 'string' },
    'discount-code': { type: 'string' },
    'gift-card': { type: 'string' },
    report: { type: 'string' },
  },
});
const startedAt = new Date();
const { findings: wrong, ...settings } = readSettings(process.env);
const { context, close } = createDoctorContext(settings);
const { publicOrigin, platform, stage } = settings.config;
const visitor = createVisitor(publicOrigin);
const findings: Finding[] = [...wrong];

const offer = await findOffer(context, platformDocuments.offers).catch(() => null);
await step('pages', () => walkPages(visitor, stage === 'production'));
if (offer) {
  const codes = { discount: options['discount-code'], giftCard: options['gift-card'] };
  await step('cart', () => walkCart(visitor, offer, codes, context));
  await step('changes', () => walkChanges(visitor, offer, context));
} else
  add(failed('products', 'none can be bought, or the platform does not answer: npm run doctor'));
await step('mails', () => walkMails(visitor, options.mail, context));
await close();

const report = describeRehearsal(findings, {
  shop: publicOrigin,
  platform: platform.url,
  apiVersion: platform.apiVersion,
  startedAt,
  seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
});
// npm runs this in the workspace, INIT_CWD is where it was called
const { INIT_CWD = '..' } = process.env;
const file = path.resolve(
  INIT_CWD,
  options.report ?? `.data/rehearsals/${startedAt.toISOString().slice(0, 16).replace(':', '-')}.md`,
);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, report);
console.log(`\nreport: ${file}`);
process.exitCode = findings.some(({ status }) => status === 'failed') ? 1 : 0;

/** One step that ends with an error must not hide the others. */
async function step(name: string, walk: () => Promise<Finding[]>) {
  const found = await walk().catch((error: unknown) => [
    failed(name, error instanceof Error ? error.message : String(error)),
  ]);
  add(...found);
}

function add(...found: Finding[]) {
  findings.push(...found);
  for (const { name, status, message } of found) {
    console.log(`${status.padEnd(8)} ${name}: ${message}`);
  }
}
