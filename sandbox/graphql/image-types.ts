import type { ImageNode } from '../store/images.ts';
import type { TypeMap } from './implementation.ts';

export const imageTypes: TypeMap = {
  Image: {
    plain: ['id', 'altText', 'url', 'width', 'height'],
    fields: {
      src: ({ url }: ImageNode) => url,
      originalSrc: ({ url }: ImageNode) => url,
    },
  },
  MediaImage: {
    plain: ['id', 'image', 'alt', 'mediaContentType', 'previewImage', 'presentation'],
  },
};
