import { type APIRequestContext, type APIResponse, test as base } from '@playwright/test';
import { type Part, readHtml } from '../../storefront/testing/html.ts';
import { shopOrigin } from './addresses.ts';

export { expect } from '@playwright/test';

interface Visit {
  status: number;
  /** The path and query of the page, after redirects. */
  address: string;
  headers: Record<string, string>;
  html: string;
  page: Part;
}

/** A browser without a screen and without scripts: it keeps cookies and follows redirects. */
function visitorWith(request: APIRequestContext) {
  return {
    open: async (path: string) => read(await request.get(path)),
    /** Sends a form of the shop. */
    submit: async (path: string, form: Record<string, string>) =>
      read(await request.post(path, { form, headers: { origin: shopOrigin } })),
  };
}

export type Visitor = ReturnType<typeof visitorWith>;

async function read(response: APIResponse): Promise<Visit> {
  const { pathname, search } = new URL(response.url());
  const html = await response.text();
  return {
    status: response.status(),
    address: pathname + search,
    headers: response.headers(),
    html,
    page: readHtml(html),
  };
}

export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ request }, use) => use(visitorWith(request)),
});

/** What a page tells machines in its head. */
export function headOf(page: Part) {
  const find = (tag: string, attribute: string, value: string) =>
    page.elements(tag).find((element) => element.attribute(attribute) === value);
  return {
    title: page.elements('title')[0]?.text,
    language: page.elements('html')[0]?.attribute('lang'),
    meta: (name: string) => find('meta', 'name', name)?.attribute('content'),
    property: (name: string) => find('meta', 'property', name)?.attribute('content'),
    canonical: find('link', 'rel', 'canonical')?.attribute('href'),
    alternate: (language: string) => find('link', 'hreflang', language)?.attribute('href'),
  };
}

export const hrefsOf = (links: readonly Part[]) => links.map((link) => link.attribute('href'));
