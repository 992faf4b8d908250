import type { Article, BreadcrumbList, FAQPage, Organization, WebPage } from 'schema-dts';
import { shop } from '#shop/shop.ts';
import type { ModuleDocument } from '../shop-model/document-module.ts';
import type { DocumentPage } from './document-page.ts';

interface Place {
  origin: string;
  /** The page's own address. */
  path: string;
  language: string;
  /** The home page's name. */
  home: { title: string; href: string };
}

/** JSON-LD of a document. */
export function documentJsonLd(
  page: DocumentPage,
  place: Place,
  own: ModuleDocument['parts'] = null,
) {
  const kind = own?.jsonLd(place) ?? article(page, place);
  return [kind, breadcrumb(page, place), ...(page.faq.length > 0 ? [questions(page.faq)] : [])];
}

function publisher(origin: string): Organization {
  return { '@type': 'Organization', name: shop.name, url: origin };
}

function article(page: DocumentPage, { origin, path, language }: Place): Article | WebPage {
  const shared = {
    name: page.title,
    description: page.description,
    url: origin + path,
    inLanguage: language,
    ...(page.lastChanged && { dateModified: page.lastChanged }),
    publisher: publisher(origin),
  };
  if (page.kind !== 'article' && page.kind !== 'landing') return { '@type': 'WebPage', ...shared };
  return {
    '@type': 'Article',
    ...shared,
    headline: page.title,
    mainEntityOfPage: origin + path,
    author: publisher(origin),
  };
}

function breadcrumb(page: DocumentPage, { origin, path, home }: Place): BreadcrumbList {
  const way = [home, ...(page.parent ? [page.parent] : []), { title: page.shortTitle, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + href,
    })),
  };
}

function questions(faq: DocumentPage['faq']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
