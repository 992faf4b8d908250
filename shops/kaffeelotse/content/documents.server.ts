import type { CompiledDocument } from '../../../storefront/content/documents/document.ts';

/** By path: section, key and language. */
export const compiledDocuments = import.meta.glob<CompiledDocument>('./*/*/*.mdx', { eager: true });
