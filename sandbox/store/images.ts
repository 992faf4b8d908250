import { gid } from '../graphql/ids.ts';
import type { ImageDocument } from './documents.ts';

export interface ImageNode {
  id: string;
  file: string;
  url: string;
  altText: string;
  width: number;
  height: number;
}

export function imageNode(image: ImageDocument, filesUrl: string): ImageNode {
  return {
    id: gid('ProductImage', image.id),
    file: image.file,
    url: `${filesUrl}/${image.file}`,
    altText: image.alt,
    width: image.width,
    height: image.height,
  };
}
