import type { Article, BreadcrumbList, FAQPage, HowTo, Organization, WebPage } from 'schema-dts';
import { shop } from '#shop/shop.ts';
import type { DocumentPage, TutorialPage } from './document-page.ts';

interface Place {
  origin: string;
  /** The page's own address. */
  path: string;
  language: string;
  /** The home page's name. */
  home: { title: string; href: string };
}

type Page = DocumentPage | TutorialPage;

/** JSON-LD of a document. */
export function documentJsonLd(page: Page, place: Place) {
  const kind = page.kind === 'tutorial' ? howTo(page, place) : article(page, place);
  return [kind, breadcrumb(page, place), ...(page.faq.length > 0 ? [questions(page.faq)] : [])];
}

const isoDuration = (seconds: number) => `PT${seconds}S`;

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

function howTo(page: TutorialPage, { origin, path, language }: Place): HowTo {
  const { recipe } = page;
  return {
    '@type': 'HowTo',
    name: page.title,
    description: page.description,
    url: origin + path,
    inLanguage: language,
    dateModified: page.lastChanged,
    totalTime: isoDuration(recipe.seconds),
    tool: page.accessories.map(({ title }) => ({ '@type': 'HowToTool', name: title })),
    step: recipe.steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
      url: `${origin}${path}#step-${index + 1}`,
    })),
  };
}

function breadcrumb(page: Page, { origin, path, home }: Place): BreadcrumbList {
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

function questions(faq: Page['faq']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
