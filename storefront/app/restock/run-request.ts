import { z } from 'zod';
import { type AttemptLimiter, networkLimits } from '../commerce/platform/attempt-limiter.ts';
import { type ProductDetail, variantKey } from '../commerce/product/product.ts';
import type { Language } from '../i18n/languages.ts';
import { mailboxKey } from '../mailbox.ts';
import { honeypotField } from '../ui/honeypot-field.ts';
import type { Restock } from './restock.ts';
import { type RestockState, restockTextVersion, validateAddress } from './restock-state.ts';

interface RestockTools {
  restock: Restock;
  attempts: AttemptLimiter;
  language: Language;
  /** The client's networks, for limits. */
  networks: readonly string[];
  findProduct(handle: string): Promise<ProductDetail | null>;
}

const form = z.object({
  email: z.string().trim().max(1000).catch(''),
  handle: z.string().max(300).catch(''),
  variant: z.string().max(40).catch(''),
  [honeypotField]: z.string().optional().catch(undefined),
});

/** Per hour. */
const perMailbox = 10;
const perNetwork = 40;
/** For all visitors together: above any sold-out favourite. */
const inTotal = 2_000;
/** Constant response time in milliseconds: timing must not reveal whether an address is known. */
const responseTime = 300;

/** Validates the form, applies the limits and stores the request. */
export async function runRestockRequest(
  data: FormData,
  { restock, attempts, language, networks, findProduct }: RestockTools,
): Promise<RestockState> {
  const fields = form.parse(Object.fromEntries(data));
  const { email, handle, variant: key } = fields;
  const state = { email, variant: key };
  const problem = validateAddress(email);
  if (problem) return { ...state, problem };
  const product = await findProduct(handle);
  const variant = product?.variants.find(({ id }) => variantKey(id) === key);
  if (!product || !variant || product.isGiftCard) return { ...state, problem: 'unknownVariant' };
  // the network first: one that is refused must not use up a stranger's mailbox
  const limits = [
    ...networkLimits(networks, perNetwork),
    { key: `restock mailbox ${mailboxKey(email)}`, max: perMailbox },
    { key: 'restock in all', max: inTotal },
  ];
  if (!(await attempts.take(limits))) return { ...state, problem: 'tooManyTries' };
  const request = () =>
    restock.request({
      email,
      language,
      textVersion: restockTextVersion,
      product: { id: variantKey(product.id), handle: product.handle, title: product.title },
      variant: { id: key, title: variant.title },
    });
  const [outcome] = await Promise.all([
    fields[honeypotField] ? ('sent' as const) : request(),
    new Promise((resolve) => setTimeout(resolve, responseTime)),
  ]);
  return { ...state, problem: outcome === 'sent' ? null : outcome };
}
