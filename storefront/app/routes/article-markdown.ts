import { findDocument } from '../../content/documents/documents.server.ts';
import { languageContext, marketContext, shopContext, siteContext } from '../context.ts';
import { renderDocument } from '../editorial/render-document.server.tsx';
import { hrefsOf } from '../loaders/hrefs-of.ts';
import { markdownResponse } from '../loaders/markdown-response.ts';
import { notFound } from '../loaders/not-found.ts';
import { documentMarkdown, productTestMarkdown } from '../seo/markdown-pages.ts';
import type { Route } from './+types/article-markdown.ts';

export async function loader({ context, params: { handle } }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const origin = context.get(siteContext).publicOrigin;
  const canonical = origin + hrefsOf(context).article(handle);
  const document = findDocument('article', handle, language);
  if (document) {
    const { html } = renderDocument(document, context.get(marketContext));
    const markdown = documentMarkdown(document.frontMatter, html, {
      origin,
      market: context.get(marketContext),
    });
    return markdownResponse(markdown, canonical, 'editorial');
  }
  const report = await context.get(shopContext).catalogue.productTest(handle, language);
  if (!report) throw notFound();
  return markdownResponse(productTestMarkdown(report), canonical, 'collection');
}
