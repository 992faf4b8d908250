import { checkAdmin, checkWebhookSecret } from './admin-checks.ts';
import { type Check, type DoctorContext, type Finding, failed } from './check.ts';
import { checkContent } from './content-checks.ts';
import { checkLaw } from './law-checks.ts';
import {
  checkConsent,
  checkOptionalServices,
  checkServices,
  checkStage,
} from './service-checks.ts';
import {
  checkAccess,
  checkCheckout,
  checkLanguages,
  checkProducts,
  checkScopes,
  checkVariants,
} from './storefront-checks.ts';

const platformChecks: Record<string, Check> = {
  scopes: checkScopes,
  languages: checkLanguages,
  products: checkProducts,
  variants: checkVariants,
  checkout: checkCheckout,
  law: checkLaw,
  content: checkContent,
};
const otherChecks: Record<string, Check> = {
  'Admin API': checkAdmin,
  'webhook secret': checkWebhookSecret,
  services: checkServices,
  'optional services': checkOptionalServices,
  consent: checkConsent,
  stage: checkStage,
};

/** Every check of the connected shop, in the order of docs/connect.md. */
export async function examine(context: DoctorContext): Promise<Finding[]> {
  const access = await checkAccess(context);
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
