import { languageFacts } from '#shop/languages.ts';
import * as operations from '../commerce/operations/generated.ts';
import type { Platform } from '../commerce/platform/platform.ts';
import type { Language } from '../i18n/languages.ts';
import { writtenAddress } from '../seo/platform-addresses.ts';
import type { ContentProblem } from './content-problem.ts';
import type { PlatformDocument } from './platform-document.ts';
import { createPlatformDocuments } from './platform-documents.ts';

interface FileDocument extends PlatformDocument {
  kind: 'page' | 'article';
  /** The shop's address of a link in the text. */
  addressOf(href: string): string;
}

/** The pages and articles that the platform has published, in one language: for `npm run content pull`. */
export async function readFileDocuments(
  platform: Platform,
  language: Language,
  onProblem: (problem: ContentProblem) => void,
): Promise<FileDocument[]> {
  const variables = { language: languageFacts[language].code };
  const { pages, blog } = await platform.send(operations.WrittenPages, variables);
  const documents = createPlatformDocuments(platform, [''], null, onProblem);
  const named = [
    ...pages.nodes.map(({ handle }) => ({ kind: 'page' as const, handle })),
    ...(blog?.articles.nodes ?? []).map(({ handle }) => ({ kind: 'article' as const, handle })),
  ];
  const found: FileDocument[] = [];
  for (const { kind, handle } of named.filter((one) => !one.handle.endsWith('-preview'))) {
    const document = await documents[kind](handle, language);
    const addressOf = (href: string) => writtenAddress(href, language);
    if (document) found.push({ ...document, kind, addressOf });
  }
  return found;
}
