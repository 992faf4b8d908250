// Prints the searches of a month that found nothing, or of which nothing was clicked, as CSV: `npm run searches -- 2026-11`.
import { languages } from '#shop/languages.ts';
import { connectRedis } from '../cache/redis.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { csvLine } from '../newsletter/subscriber-list.ts';
import { listSearchOutcomes } from './search-outcomes.ts';

const { redisUrl } = readConfig(process.env);
if (!redisUrl) throw new ConfigError('REDIS_URL is not set: searches are not counted without it.');
const month = process.argv[2] ?? new Date().toISOString().slice(0, 7);
const redis = connectRedis({ url: redisUrl, onState: () => {} });
await redis.start();
try {
  console.log(csvLine(['language', 'outcome', 'count', 'text']));
  for (const language of languages) {
    for (const row of await listSearchOutcomes(redis.commands, { language, month })) {
      console.log(csvLine([language, row.outcome, String(row.count), row.text]));
    }
  }
} finally {
  redis.close();
}
