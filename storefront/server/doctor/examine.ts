import { checkAccount } from './account-checks.ts';
import { checkAdmin, checkWebhookSecret } from './admin-checks.ts';
import { type Check, type DoctorContext, type Finding, failed, skipped } from './check.ts';
import { checkConsent, checkConsentScripts } from './consent-checks.ts';
import { checkContent } from './content-checks.ts';
import { checkDemoData } from './demo-checks.ts';
import { checkEdge } from './edge-checks.ts';
import { checkLaw } from './law-checks.ts';
import { checkLinks } from './link-checks.ts';
import { checkPayments } from './payment-checks.ts';
import { checkRange } from './range-checks.ts';
import { checkOptionalServices, checkServices, checkStage } from './service-checks.ts';
import { checkShipping } from './shipping-checks.ts';
import {
  checkAccess,
  checkCheckout,
  checkLanguages,
  checkPrices,
  checkProducts,
  checkScopes,
  checkVariants,
} from './storefront-checks.ts';

const platformChecks: Record<string, Check> = {
  scopes: checkScopes,
  languages: checkLanguages,
  products: checkProducts,
  prices: checkPrices,
  variants: checkVariants,
  checkout: checkCheckout,
  'shipping terms': checkShipping,
  payments: checkPayments,
  'product count': checkRange,
  law: checkLaw,
  content: checkContent,
  links: checkLinks,
};
const otherChecks: Record<string, Check> = {
  'Admin API': checkAdmin,
  'webhook secret': checkWebhookSecret,
  'customer account': checkAccount,
  edge: checkEdge,
  services: checkServices,
  'optional services': checkOptionalServices,
  consent: checkConsent,
  'consent scripts': checkConsentScripts,
  'demo data': checkDemoData,
  stage: checkStage,
};

/** Every check of the connected shop, in the order of docs/connect.md. */
export async function examine(context: DoctorContext): Promise<Finding[]> {
  const unusable = ['PLATFORM_URL', 'PLATFORM_TOKEN'].filter((name) => context.invalid.has(name));
  const access =
    unusable.length > 0
      ? [skipped('access', `needs ${unusable.join(' and ')}`)]
      : await checkAccess(context);
  const isAccepted = access[0]?.status === 'ok';
  const checks = Object.entries({ ...(isAccepted && platformChecks), ...otherChecks });
  const findings: Finding[] = [...access];
  for (const [name, check] of checks) {
    // one check that cannot be run must not hide the others
    const found = await check(context).catch((error: unknown) => [
      failed(name, `could not be checked: ${error instanceof Error ? error.message : error}`),
    ]);
    findings.push(...found);
  }
  return findings;
}
