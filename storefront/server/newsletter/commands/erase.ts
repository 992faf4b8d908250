// Erases one address. A keyed hash stays with its voucher, so that it gets no second one.
import { ConfigError, readNewsletterConfig } from '../../config/config.ts';
import { createEmailService } from '../create-email-service.ts';
import { connect } from '../database.ts';
import { eraseAddress } from '../personal-data.ts';
import { readAddress } from './read-address.ts';

const config = readNewsletterConfig(process.env);
if (!config) throw new ConfigError('NEWSLETTER_DATABASE_URL is not set.');
const { database } = connect(config.databaseUrl, 1);
try {
  const address = await readAddress(process.argv[2]);
  // first: if it fails, the command can be repeated
  if (config.emailService) await createEmailService(config.emailService).erase(address);
  const erased = await eraseAddress(database, address);
  console.log(erased ? 'The address was erased.' : 'Nothing was stored about this address.');
} finally {
  await database.destroy();
}
