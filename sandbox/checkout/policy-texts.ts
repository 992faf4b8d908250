import type { Kysely } from 'kysely';
import type { PolicyKind } from '../catalogue-format/content-schema.ts';
import type { Language } from '../catalogue-format/languages.ts';
import type { PolicyRecord } from '../content/records.ts';
import { translated } from '../content/translate.ts';
import type { Database } from '../database/tables.ts';
import { Html } from './html.ts';

/** What a buyer must be able to keep: the contract's terms, the right of withdrawal, the company. */
const sent: PolicyKind[] = ['terms', 'refund', 'legalNotice'];

/** The shop's policies for an order mail, with links to the shop; empty ones are left out. */
export async function policyTexts(
  database: Kysely<Database>,
  language: Language,
  shopUrl: string,
): Promise<{ html: Html; text: string }> {
  const rows = await database
    .selectFrom('content')
    .select('document')
    .where('kind', '=', 'policy')
    .execute();
  const policies = rows.map(({ document }) => document as PolicyRecord);
  const bodies = sent.flatMap((kind) => {
    const policy = policies.find((candidate) => candidate.kind === kind);
    const body = policy && translated(policy, language, 'body', policy.body).trim();
    return body ? [body.replaceAll('href="/', `href="${new URL(shopUrl).origin}/`)] : [];
  });
  return {
    html: new Html(bodies.map((body) => `<hr style="${line}">\n${body}`).join('\n')),
    text: bodies.map(toText).join('\n\n---\n\n'),
  };
}

const line = 'border:0;border-top:1px solid #E4DBCD;margin:32px 0 16px';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Simple HTML as plain text: paragraphs apart, items with a dash, addresses after their links. */
function toText(markup: string): string {
  return markup
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, address: string, label: string) =>
      /^(mailto|tel):/.test(address) ? label : `${label} (${address})`,
    )
    .replace(/<li>\s*/g, '- ')
    .replace(/<\/(h\d|p|ul|ol)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
