// Prints everything that is kept about one address, as JSON.
import { ConfigError, readNewsletterConfig } from '../../config/config.ts';
import { connect } from '../database.ts';
import { exportAddress } from '../personal-data.ts';
import { addressFrom } from './address-from.ts';

const config = readNewsletterConfig(process.env);
if (!config) throw new ConfigError('NEWSLETTER_DATABASE_URL is not set.');
const { database } = connect(config.databaseUrl, 1);
try {
  const address = await addressFrom(process.argv[2]);
  console.log(JSON.stringify(await exportAddress(database, address, config.secret), null, 2));
} finally {
  await database.destroy();
}
