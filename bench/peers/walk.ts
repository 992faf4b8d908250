import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ask, readSandboxData, type SandboxData } from './sandbox-data.ts';
import { readUnanswered } from './unanswered.ts';
import { type Answer, Visitor } from './visitor.ts';

// Walks a running storefront with the addresses of Hydrogen's template, which is connected to a sandbox that was
// started with SANDBOX_CONTROL=1 and the demo catalogue. Fails on a wrong answer and on unanswered fields.
//   node bench/peers/walk.ts --shop http://localhost:3100 --sandbox http://localhost:4000

const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: 'http://localhost:3100' },
    sandbox: { type: 'string', default: 'http://localhost:4000' },
    token: { type: 'string', default: 'the-sandbox-storefront-api-token' },
    discount: { type: 'string', default: 'LOTSE10' },
    giftCards: { type: 'string', default: 'LOTSE-GIFT-0010-AAAA,LOTSE-GIFT-0025-AAAA' },
  },
});
const visitor = new Visitor(values.shop);
const problems: string[] = [];
let steps = 0;

function check(step: string, isRight: boolean, answer: Answer): void {
  steps += 1;
  const shown = `${isRight ? 'ok   ' : 'WRONG'} ${answer.status} ${step}`;
  console.log(answer.location ? `${shown} → ${answer.location}` : shown);
  if (!isRight) problems.push(step);
}

async function expectPage(path: string, text?: string): Promise<Answer> {
  const answer = await visitor.get(path);
  check(
    `GET ${path}`,
    answer.status === 200 && (text === undefined || answer.text.includes(text)),
    answer,
  );
  return answer;
}

async function expectRedirect(path: string, target: string, statuses: number[]): Promise<void> {
  const answer = await visitor.get(path);
  check(
    `GET ${path}`,
    statuses.includes(answer.status) && answer.location.includes(target),
    answer,
  );
}

async function browse({ collection, product, article, page, policy }: SandboxData): Promise<void> {
  await expectPage('/');
  await expectPage('/collections');
  await expectPage('/collections/all');
  const listing = await expectPage(`/collections/${collection.handle}`);
  const next = /href="([^"]*cursor=[^"]*)"/.exec(listing.text)?.[1]?.replaceAll('&amp;', '&');
  if (next) await expectPage(new URL(next, values.shop).href.slice(values.shop.length));
  else problems.push('the listing links no next page');
  for (const variant of differentlyPriced(product)) {
    const options = variant.selectedOptions.map(({ name, value }) => [name, value]);
    const price = Number(variant.price.amount).toFixed(2);
    await expectPage(`/products/${product.handle}?${new URLSearchParams(options)}`, price);
  }
  await expectPage('/search?q=coffee');
  await expectPage('/search?q=coffee&predictive');
  await expectPage('/search?q=water');
  await expectPage('/policies');
  await expectPage(`/policies/${policy.handle}`);
  await expectPage('/blogs');
  await expectPage(`/blogs/${article.blog.handle}`);
  await expectPage(`/blogs/${article.blog.handle}/${article.handle}`);
  await expectPage(`/pages/${page.handle}`);
}

function differentlyPriced({ variants }: SandboxData['product']) {
  const [first, ...others] = variants.nodes;
  const second = others.find(({ price }) => price.amount !== first?.price.amount);
  return [first, second].filter((variant) => variant !== undefined);
}

const cartSchema = z.object({
  data: z.object({
    cart: z.object({
      totalQuantity: z.number(),
      lines: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
      discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
      appliedGiftCards: z.array(z.object({ id: z.string() })),
    }),
  }),
});

async function readCart() {
  const id = `gid://shopify/Cart/${decodeURIComponent(visitor.cookie('cart') ?? '')}`;
  const query = `{ cart(id: "${id}") { totalQuantity lines(first: 5) { nodes { id } }
    discountCodes { code applicable } appliedGiftCards { id } } }`;
  return cartSchema.parse(await ask(values.sandbox, values.token, query)).data.cart;
}

async function shop({ product }: SandboxData): Promise<void> {
  const [variant] = product.variants.nodes;
  if (!variant) throw new Error('The product has no variant.');
  const change = async (
    action: string,
    inputs: object,
    isRight: (cart: Awaited<ReturnType<typeof readCart>>) => boolean,
  ) => {
    const answer = await visitor.post('/cart', {
      cartFormInput: JSON.stringify({ action, inputs }),
    });
    const cart = await readCart();
    check(`POST /cart ${action}`, answer.status === 200 && isRight(cart), answer);
    return cart;
  };
  const lines = [{ merchandiseId: variant.id, quantity: 1 }];
  const added = await change('LinesAdd', { lines }, ({ totalQuantity }) => totalQuantity === 1);
  const lineId = added.lines.nodes[0]?.id ?? '';
  const update = { lines: [{ id: lineId, quantity: 2 }] };
  await change('LinesUpdate', update, ({ totalQuantity }) => totalQuantity === 2);
  await change('DiscountCodesUpdate', { discountCodes: [values.discount] }, ({ discountCodes }) =>
    discountCodes.some(({ applicable }) => applicable),
  );
  const [first = '', second = ''] = values.giftCards.split(',');
  await change(
    'GiftCardCodesAdd',
    { giftCardCode: first },
    ({ appliedGiftCards }) => appliedGiftCards.length === 1,
  );
  const both = await change(
    'GiftCardCodesAdd',
    { giftCardCode: second },
    ({ appliedGiftCards }) => appliedGiftCards.length === 2,
  );
  await change(
    'GiftCardCodesRemove',
    { giftCardCodes: [both.appliedGiftCards[0]?.id] },
    ({ appliedGiftCards }) => appliedGiftCards.length === 1,
  );
  await expectPage('/cart', product.title.split(' ')[0]);
  await change('LinesRemove', { lineIds: [lineId] }, ({ totalQuantity }) => totalQuantity === 0);
  const number = variant.id.slice(variant.id.lastIndexOf('/') + 1);
  await expectRedirect(`/cart/${number}:1`, '/cart/c/', [302]);
  await expectRedirect(`/discount/${values.discount}`, '/', [302, 303]);
}

async function forMachines({ redirect }: SandboxData): Promise<void> {
  await expectPage('/robots.txt');
  await expectPage('/sitemap.xml', '<sitemapindex');
  for (const type of ['products', 'collections', 'pages', 'articles', 'blogs']) {
    await expectPage(`/sitemap/${type}/1.xml`, '<urlset');
  }
  // There are none: the template answers an empty map with 404.
  const none = await visitor.get('/sitemap/metaObjects/1.xml');
  check('GET /sitemap/metaObjects/1.xml', [200, 404].includes(none.status), none);
  const unknown = await visitor.get('/no-such-address');
  check('GET /no-such-address', unknown.status === 404, unknown);
  await expectRedirect(redirect.path, redirect.target, [301]);
}

await fetch(`${values.sandbox}/_control/reset`, { method: 'POST' });
const data = await readSandboxData(values.sandbox, values.token);
await browse(data);
await shop(data);
await forMachines(data);
const unanswered = await readUnanswered(values.sandbox);
for (const { field, askedBy } of unanswered) console.log(`not answered: ${field} (${askedBy})`);
console.log(`${steps} steps, ${problems.length} problems, ${unanswered.length} unanswered fields`);
process.exitCode = problems.length + unanswered.length > 0 ? 1 : 0;
