import { chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../../e2e/support/browser.ts';
import { consentOn } from '../../e2e/support/consent.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import type { startEventReceiver } from '../../storefront/server/measurement/testing/event-receiver.ts';
import type { Row } from '../support/table.ts';
import { waitUntil } from '../support/wait-until.ts';

type Receiver = Awaited<ReturnType<typeof startEventReceiver>>;
type Answer = 'none' | 'refused' | 'statistics' | 'marketing' | 'all';

const t = allMessages.de;
const onPages = ['view_item', 'add_to_cart', 'view_cart', 'begin_checkout'];
const ofMeta = ['ViewContent', 'AddToCart', 'InitiateCheckout'];
/** Who gets what, by the answer to the banner. */
const wanted: Record<Answer, Record<Receiver['received'][number]['target'], string[]>> = {
  none: { ga4: [], meta: [], webhook: [] },
  refused: { ga4: [], meta: [], webhook: [] },
  statistics: { ga4: onPages, meta: [], webhook: onPages },
  marketing: { ga4: [], meta: ofMeta, webhook: onPages },
  all: { ga4: onPages, meta: ofMeta, webhook: onPages },
};
/** After the last step: longer than browsers collect events. */
const silenceSeconds = 4;
/** For what must come, on a busy machine. */
const patienceSeconds = 30;

/** A browser looks at a product, puts it into the cart and opens the checkout, once with each answer to the banner. */
export async function visitWithEachAnswer(origin: string, receiver: Receiver): Promise<Row[]> {
  const feed = await (await fetch(`${origin}/feeds/google-de.xml`)).text();
  const product = /<g:link>[^<]*?(\/de\/p\/[^<?]+)/.exec(feed)?.[1];
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  const rows: Row[] = [];
  for (const answer of Object.keys(wanted) as Answer[]) {
    const before = receiver.received.length;
    const context = await browser.newContext();
    const page = await context.newPage();
    const consent = consentOn(page, 'de');
    await page.goto(`${origin}${product}?gclid=Cj0-bench&fbclid=IwAR-bench`);
    // the application starts with an interaction
    await waitUntil(async () => {
      await page.mouse.move(650, 200 + Math.random() * 50);
      return consent.banner.isVisible();
    }, 30);
    if (answer === 'all') await consent.accept.click();
    if (answer === 'refused') await consent.refuse.click();
    if (answer === 'statistics' || answer === 'marketing') {
      await consent.choose();
      await consent[answer].check();
      await consent.save.click();
    }
    await page.getByRole('button', { name: t.product.addToCart, exact: true }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: t.product.toCart }).click();
    await page.route('**/checkout*', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: t.cart.checkout }).first().click();
    const seen = () => receiver.received.slice(before);
    const namesAt = (target: string) => [
      ...new Set(seen().flatMap((one) => (one.target === target ? [one.name] : []))),
    ];
    const targets = Object.entries(wanted[answer]);
    const isComplete = () =>
      targets.every(([target, names]) => names.every((name) => namesAt(target).includes(name)));
    const expectsNothing = targets.every(([, names]) => names.length === 0);
    // what must not come is waited for all the time
    await waitUntil(
      () => !expectsNothing && isComplete(),
      expectsNothing ? silenceSeconds : patienceSeconds,
    );
    const hasMarketing = answer === 'marketing' || answer === 'all';
    const clicks = /-bench/.test(JSON.stringify(seen()));
    const isNoneElse = targets.every(
      ([target, names]) => names.length > 0 || namesAt(target).length === 0,
    );
    rows.push({
      expectation: `events of a visit, answer: ${answer}`,
      seen:
        targets.map(([target]) => `${target} ${namesAt(target).length}`).join(', ') +
        (clicks ? ', with click ids' : ''),
      met: isComplete() && isNoneElse && clicks === hasMarketing,
    });
    await context.close();
  }
  await browser.close();
  return rows;
}
