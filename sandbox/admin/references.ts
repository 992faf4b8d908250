import { fileImage } from '../graphql/content-nodes.ts';
import { mediaImageNode } from '../graphql/media-types.ts';
import { createLoaders } from '../store/loaders.ts';
import { referenceOf } from '../store/reference-values.ts';
import type { ContentAdmin } from './content-admin.ts';
import { articleNode, pageNode } from './content-nodes.ts';
import { metaobjectNode, readRow } from './metaobject-nodes.ts';

export async function findReference(gid: string, admin: ContentAdmin): Promise<object | null> {
  const { database, content, languages, textCache, filesUrl } = admin;
  const reference = referenceOf(gid);
  if (!reference) return null;
  const { kind, id } = reference;
  const language = languages[0];
  const loaders = createLoaders(database, language, textCache, filesUrl);
  switch (kind) {
    case 'metaobject': {
      const row = await readRow(admin, id);
      return row ? metaobjectNode(row, admin) : null;
    }
    case 'collection':
      return (await loaders.collections.load(id)) ?? null;
    case 'product':
      return (await loaders.products.load(id)) ?? null;
    case 'variant':
      return (await loaders.variants.load(id)) ?? null;
    case 'file': {
      const image = fileImage(id, { content: content.current, language });
      return image ? mediaImageNode(image, filesUrl) : null;
    }
    case 'page': {
      const page = content.current.page.find((one) => one.id === id);
      return page ? pageNode(page, admin) : null;
    }
    case 'article': {
      const article = content.current.article.find((one) => one.id === id);
      return article ? articleNode(article, admin) : null;
    }
  }
}
