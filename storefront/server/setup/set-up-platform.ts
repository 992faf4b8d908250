import type { AdminClient } from '../admin/admin-client.ts';
import { closeGap } from './close-gap.ts';
import { describeGap, findDefinitionGaps, findWebhookGaps } from './setup-gaps.ts';

interface SetupOptions {
  client: AdminClient;
  /** Null for definitions alone. */
  webhookUri: string | null;
  /** Besides the home market, such as 'de-ch'. */
  markets?: readonly string[];
  /** Of webhooks that only some shops need. */
  furtherTopics?: readonly string[];
  isDryRun: boolean;
  report: (line: string) => void;
}

/** Creates what is missing and changes nothing else, so it can be run again at any time. */
export async function setUpPlatform(options: SetupOptions) {
  const { client, webhookUri, markets, furtherTopics, isDryRun, report } = options;
  const gaps = [
    ...(await findDefinitionGaps(client, markets)),
    ...(webhookUri ? await findWebhookGaps(client, webhookUri, furtherTopics) : []),
  ];
  let closed = 0;
  let failed = 0;
  for (const gap of gaps) {
    if (isDryRun) {
      report(`would change: ${describeGap(gap)}`);
      continue;
    }
    try {
      const isClosed = await closeGap(client, gap, webhookUri ?? '');
      if (isClosed) closed += 1;
      else failed += 1;
      report(`${isClosed ? 'done' : 'to do by hand'}: ${describeGap(gap)}`);
    } catch (error) {
      failed += 1;
      report(`failed: ${describeGap(gap)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  report(`${gaps.length} differences, ${closed} changed, ${failed} left`);
  return { closed, failed };
}
