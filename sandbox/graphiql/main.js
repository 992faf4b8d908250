// GraphiQL for both APIs of the sandbox, with its tokens. Built by package/build.ts, served by dashboard/graphiql.ts.
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';

const apis = {
  storefront: { path: '/api', header: 'X-Shopify-Storefront-Access-Token' },
  admin: { path: '/admin/api', header: 'X-Shopify-Access-Token' },
};
const first = '{\n  products(first: 3) {\n    nodes {\n      title\n      handle\n    }\n  }\n}\n';

const settings = await (await fetch('settings.json')).json();
const wanted = new URLSearchParams(location.search);
const api = wanted.get('api') === 'admin' ? 'admin' : 'storefront';
const versions = settings.versions[api];
const version = versions.find((one) => one === wanted.get('version')) ?? versions.at(-1);

const form = document.querySelector('#choice');
form.elements.version.append(...versions.map((name) => new Option(name)));
form.elements.api.value = api;
form.elements.version.value = version;
form.addEventListener('change', () => form.submit());

const { path, header } = apis[api];
const fetcher = createGraphiQLFetcher({
  url: `${location.origin}${path}/${version}/graphql.json`,
  headers: { [header]: settings.tokens[api] },
});
createRoot(document.querySelector('#graphiql')).render(
  createElement(GraphiQL, { fetcher, defaultQuery: first }),
);
