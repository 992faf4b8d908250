// Duplicate and untranslated paragraphs.
import type { SourceDocument } from './read-documents.ts';

/** Word n-grams of this length rarely match by chance. */
const runLength = 5;
const shortest = 7;
/** Paragraphs with a larger share of common n-grams are duplicates. */
const duplicateThreshold = 0.4;

interface Paragraph {
  document: SourceDocument;
  text: string;
  runs: Set<string>;
}

/** Every pair of paragraphs, on two pages or in two languages, that are (almost) the same. */
export function sharedParagraphs(documents: SourceDocument[]): string[] {
  const paragraphs = documents.flatMap((document) =>
    document.paragraphs.flatMap((text) => {
      const runs = runsOf(text);
      return runs.size > 0 ? [{ document, text, runs }] : [];
    }),
  );
  const byRun = Map.groupBy(
    paragraphs.flatMap((paragraph) => [...paragraph.runs].map((run) => ({ run, paragraph }))),
    ({ run }) => run,
  );
  const problems = new Set<string>();
  for (const places of byRun.values()) {
    for (const [index, { paragraph }] of places.entries()) {
      for (const { paragraph: other } of places.slice(index + 1)) {
        if (other !== paragraph && similarity(paragraph, other) >= duplicateThreshold) {
          problems.add(problemOf(paragraph, other));
        }
      }
    }
  }
  return [...problems];
}

function problemOf({ document, text }: Paragraph, { document: other }: Paragraph): string {
  const start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const same = document.section === other.section && document.key === other.key;
  if (same && document.language !== other.language) {
    return `${document.file}: not translated from ${other.file}: "${start}"`;
  }
  return `${document.file}: shares a paragraph with ${other.file}: "${start}"`;
}

/** Share of the shorter paragraph's n-grams that the other contains. */
function similarity(a: Paragraph, b: Paragraph): number {
  const common = [...a.runs].filter((run) => b.runs.has(run)).length;
  return common / Math.min(a.runs.size, b.runs.size);
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  if (words.length < shortest) return new Set();
  return new Set(
    words.slice(0, 1 - runLength).map((_, at) => words.slice(at, at + runLength).join(' ')),
  );
}
