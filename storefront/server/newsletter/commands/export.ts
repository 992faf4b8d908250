// Prints everything stored about one address, as JSON.
import { ConfigError, readNewsletterConfig } from '../../config/config.ts';
import { connect } from '../database.ts';
import { exportAddress } from '../personal-data.ts';
import { readAddress } from './read-address.ts';

const config = readNewsletterConfig(process.env);
if (!config) throw new ConfigError('NEWSLETTER_DATABASE_URL is not set.');
const { database } = connect(config.databaseUrl, 1);
try {
  const address = await readAddress(process.argv[2]);
  console.log(JSON.stringify(await exportAddress(database, address, config.secret), null, 2));
} finally {
  await database.destroy();
}
