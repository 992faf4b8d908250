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

/** What the merchant keeps, as Markdown. */
export function describeRehearsal(findings: readonly Finding[], facts: Facts): string {
  const count = (wanted: Finding['status']) =>
    findings.filter(({ status }) => status === wanted).length;
  const lines = [
    `# Rehearsal of ${facts.shop}`,
    '',
    `${facts.startedAt.toISOString()}, ${facts.seconds} s, platform ${facts.platform}, API version ${facts.apiVersion}.`,
    '',
    `**${count('failed') === 0 ? 'Passed' : 'Failed'}**: ${count('ok')} worked, ${count('failed')} failed, ${count('warning')} to look at, ${count('skipped')} not tried.`,
  ];
  for (const [status, title] of headings) {
    const listed = findings.filter((finding) => finding.status === status);
    if (listed.length === 0) continue;
    lines.push('', `## ${title}`, '', '| step | result |', '|---|---|');
    lines.push(...listed.map(({ name, message }) => `| ${cell(name)} | ${cell(message)} |`));
  }
  lines.push(
    '',
    'Nothing was ordered. Not rehearsed: payments, the order and its mails, refunds, what browsers do with scripts. Place one order with a real payment and refund it.',
  );
  return `${lines.join('\n')}\n`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
