import type { CompiledDocument } from '../../../storefront/content/documents/documents.server.ts';

/** By path: section, key and language. */
export const compiledDocuments = import.meta.glob<CompiledDocument>('./*/*/*.mdx', { eager: true });
