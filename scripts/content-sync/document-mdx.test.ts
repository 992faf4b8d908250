import { expect, test } from 'vitest';
import { readDocuments } from '../content/read-documents.ts';
import { documentHtml, fileOnlyReason, markdownHtml } from './document-html.ts';
import { documentMdx } from './document-mdx.ts';

const all = readDocuments();
const same = (href: string) => href;
const inOneLine = (html: string) => html.replaceAll('>\n<', '><');

test.each(
  all
    .filter((document) => fileOnlyReason(document) === null)
    .map((one) => [one.file, one] as const),
)('%s is the same after a push and a pull', async (_, document) => {
  const html = documentHtml(document, all);
  expect(inOneLine(markdownHtml(await documentMdx(html, same)))).toBe(inOneLine(html));
});

test('facts and blocks are components, addresses those of the shop, braces of anything else are text', async () => {
  const html =
    '<h2>Versand</h2><p>Ab {freeFrom} frei, {nothing}: <a href="/pages/versand">mehr</a></p><p>{WithdrawalForm}</p>';
  const mdx = await documentMdx(html, () => '/de/e/versand');
  expect(mdx).toBe(`## Versand

Ab <ShopFact name="freeFrom" /> frei, \\{nothing}: [mehr](/de/e/versand)

<WithdrawalForm />
`);
});
