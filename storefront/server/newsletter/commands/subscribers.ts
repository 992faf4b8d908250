// Prints all confirmed subscribers with the proof of their consent as CSV, for import into an e-mail service.
import { ConfigError, readNewsletterConfig } from '../../config/config.ts';
import { connect } from '../database.ts';
import { confirmedSubscribers, csvLine } from '../subscriber-list.ts';
import { createTokens } from '../tokens.ts';

const config = readNewsletterConfig(process.env);
if (!config) throw new ConfigError('NEWSLETTER_DATABASE_URL is not set.');
const { database } = connect(config.databaseUrl, 1);
const tokens = createTokens(config.secret);
let hasHeader = false;
try {
  for await (const row of confirmedSubscribers({ ...config, database, tokens })) {
    if (!hasHeader) console.log(csvLine(Object.keys(row)));
    hasHeader = true;
    console.log(csvLine(Object.values(row)));
  }
} finally {
  await database.destroy();
}
