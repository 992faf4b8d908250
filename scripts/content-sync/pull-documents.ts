import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { defaultLanguage, type Language } from '../../storefront/app/i18n/languages.ts';
import { frontMatterSchema } from '../../storefront/content/documents/front-matter.ts';
import { shopFolder } from '../../storefront/shop-folder.ts';
import type { SourceDocument } from '../content/read-documents.ts';
import { documentHtml, fileOnlyReason } from './document-html.ts';
import { documentMdx } from './document-mdx.ts';

/** A page or an article as the storefront reads it. */
export interface WrittenDocument {
  kind: 'page' | 'article';
  id: string;
  handle: string;
  title: string;
  description: string;
  html: string;
  /** An ISO date. */
  changedAt: string | null;
  sections?: unknown;
  /** The shop's address of a link in the text. */
  addressOf(href: string): string;
}

export type Written = Partial<Record<Language, WrittenDocument[]>>;

interface PulledFile {
  /** Below the shop's content. */
  file: string;
  text: string;
}

interface PulledDocuments {
  files: PulledFile[];
  /** Those that files cannot hold, or hold more of than the platform. */
  left: { name: string; reason: string }[];
}

const sectionOf = { page: 'pages', article: 'knowledge' } as const;

/** The platform's pages and articles as files, where their text is another one. */
export async function pulledDocuments(
  written: Written,
  all: readonly SourceDocument[],
): Promise<PulledDocuments> {
  const result: PulledDocuments = { files: [], left: [] };
  const originals = written[defaultLanguage] ?? [];
  for (const [language, documents = []] of Object.entries(written)) {
    for (const document of documents) {
      const original = originals.find(({ id }) => id === document.id);
      const isOriginal = language === defaultLanguage;
      // without a translation the platform answers with the first language
      if (!isOriginal && original?.html === document.html) continue;
      const section = sectionOf[document.kind];
      const find = (handle: string | undefined, of: string) =>
        all.find(
          (one) =>
            one.section === section && one.language === of && one.frontMatter?.slug === handle,
        );
      const known = find(document.handle, language);
      const key = known?.key ?? find(original?.handle, defaultLanguage)?.key ?? original?.handle;
      const file = `${section}/${key ?? document.handle}/${language}.mdx`;
      const reason = reasonToLeave(document, known);
      if (reason) {
        result.left.push({ name: file, reason });
      } else if (!known || isChanged(document, known, all)) {
        const text = await fileText(document, known);
        const problem = problemOf(text);
        if (problem) result.left.push({ name: file, reason: problem });
        else result.files.push({ file, text });
      }
    }
  }
  return result;
}

export function writeFiles(files: readonly PulledFile[]): void {
  for (const { file, text } of files) {
    const target = fileURLToPath(new URL(`content/${file}`, shopFolder));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function reasonToLeave(
  { sections, html }: WrittenDocument,
  known: SourceDocument | undefined,
): string | null {
  if (sections) return 'has sections';
  if (/<(img|iframe|video)\b/.test(html)) return 'has pictures';
  const reason = known ? fileOnlyReason(known) : null;
  return reason && `the file ${reason}`;
}

function isChanged(
  { title, description, html }: WrittenDocument,
  known: SourceDocument,
  all: readonly SourceDocument[],
): boolean {
  const before = known.frontMatter;
  return (
    before?.title !== title ||
    before.description !== description ||
    documentHtml(known, all) !== html
  );
}

/** Questions and related documents are part of the platform's text. */
async function fileText(
  { handle, title, description, html, changedAt, kind, addressOf }: WrittenDocument,
  known: SourceDocument | undefined,
): Promise<string> {
  const { faq: _faq, related: _related, ...before } = known ? frontMatterOf(known) : {};
  const frontMatter = {
    slug: handle,
    ...before,
    title,
    description,
    ...(!known && { kind: kind === 'article' ? 'article' : 'service' }),
    lastChanged: changedAt ?? new Date().toISOString().slice(0, 10),
  };
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${await documentMdx(html, addressOf)}`;
}

function frontMatterOf({ file }: SourceDocument): Record<string, unknown> {
  const source = readFileSync(new URL(`content/${file}`, shopFolder), 'utf8');
  return parse(source.split(/^---$/m)[1] ?? '') as Record<string, unknown>;
}

/** Why the shop would refuse the file. */
function problemOf(text: string): string | null {
  const parsed = frontMatterSchema.safeParse(parse(text.split(/^---$/m)[1] ?? ''));
  return parsed.success
    ? null
    : parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ');
}
