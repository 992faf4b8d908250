// A storefront of one page, with the variables that the sandbox prints.
import { createServer } from 'node:http';

const { SANDBOX_URL, SANDBOX_TOKEN, PORT } = process.env;

async function query(document) {
  const response = await fetch(`${SANDBOX_URL}/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': SANDBOX_TOKEN,
    },
    body: JSON.stringify({ query: document }),
  });
  return (await response.json()).data;
}

createServer(async (request, response) => {
  if (request.method === 'POST') {
    const { products } = await query(
      '{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }',
    );
    const [variant] = products.nodes[0].variants.nodes;
    const { cartCreate } = await query(
      `mutation { cartCreate(input: { lines: [{ merchandiseId: "${variant.id}" }] }) { cart { checkoutUrl } } }`,
    );
    response.writeHead(303, { Location: cartCreate.cart.checkoutUrl }).end();
    return;
  }
  const { shop, products } = await query(
    '{ shop { name } products(first: 1) { nodes { title featuredImage { url } } } }',
  );
  const [product] = products.nodes;
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><title>${shop.name}</title><h1>${product.title}</h1>
    <img src="${product.featuredImage.url}" alt="${product.title}"><form method="post"><button>Buy</button></form>`,
  );
}).listen(Number(PORT));
