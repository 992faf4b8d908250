import type { Finding } from '../doctor/check.ts';

interface Facts {
  shop: string;
  platform: string;
  apiVersion: string;
  startedAt: Date;
  seconds: number;
}

const headings: [status: Finding['status'], title: string][] = [
  ['failed', 'Failed: fix before you go live'],
  ['warning', 'To look at'],
  ['skipped', 'Not tried'],
  ['ok', 'Worked'],
];

const date = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** What the merchant keeps, as Markdown. */
export function describeRehearsal(findings: readonly Finding[], facts: Facts): string {
  const count = (wanted: Finding['status']) =>
    findings.filter(({ status }) => status === wanted).length;
  const lines = [
    `# Rehearsal of ${facts.shop}`,
    '',
    `${date.format(facts.startedAt)} UTC, in ${facts.seconds} seconds. Platform ${facts.platform}, API version ${facts.apiVersion}.`,
    '',
    `**${count('failed') === 0 ? 'Passed' : 'Failed'}**: ${count('ok')} steps worked, ${count('failed')} failed, ${count('warning')} to look at, ${count('skipped')} not tried.`,
  ];
  for (const [status, title] of headings) {
    const listed = findings.filter((finding) => finding.status === status);
    if (listed.length === 0) continue;
    lines.push('', `## ${title}`, '', '| step | result |', '|---|---|');
    lines.push(...listed.map(({ name, message }) => `| ${cell(name)} | ${cell(message)} |`));
  }
  lines.push(
    '',
    '## What is left to you',
    '',
    'Nothing was ordered, and no browser was used. Before you go live:',
    '',
    '- If mails were sent: see whether they have arrived, not as spam, and follow the link in the confirmation.',
    '- Place one order with a real payment: its amounts, its mails, the order in the admin. Refund it.',
  );
  return `${lines.join('\n')}\n`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
