import { z } from 'zod';
import { platformDocuments } from '../platform/documents.ts';
import { type Check, failed, ok, skipped, warning } from './check.ts';

const name = 'customer account';
const account = z.object({ shop: z.object({ customerAccountUrl: z.string().nullish() }) });

/** Whether the header's link leads to the account of this shop. */
export const checkAccount: Check = async ({ config, invalid, send, get }) => {
  const { accountUrl: url, publicOrigin } = config;
  if (invalid.has('ACCOUNT_URL')) return [skipped(name, 'ACCOUNT_URL is not valid')];
  if (new URL(url).origin === publicOrigin) {
    return [failed(name, 'is an address of this storefront, which has none: check ACCOUNT_URL')];
  }
  const answer = await get(url).catch(() => null);
  if (!answer) return [failed(name, `nothing answers at ${url}: check ACCOUNT_URL`)];
  if (answer.status >= 400) {
    return [
      failed(
        name,
        `answers with status ${answer.status}: check ACCOUNT_URL (Settings → Customer accounts → URL)`,
      ),
    ];
  }
  const known = await send(platformDocuments.account).then(
    (data) => account.parse(data).shop.customerAccountUrl,
    () => null,
  );
  return known && new URL(known).host !== new URL(url).host
    ? [warning(name, `the platform names ${known}: set ACCOUNT_URL=${known}`)]
    : [ok(name, 'answers')];
};
