import type { ImageNode } from '../store/images.ts';
import type { Context } from './context.ts';
import type { TypeMap } from './implementation.ts';

interface Transform {
  crop?: string | null;
  maxWidth?: number | null;
  maxHeight?: number | null;
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null;
  scale?: number | null;
}

function imageUrl(
  image: ImageNode,
  transform: Transform | null | undefined,
  origin: string,
): string {
  const url = `${origin}/files/${image.file}`;
  if (!transform) return url;
  const query = new URLSearchParams();
  const scale = transform.scale ?? 1;
  if (transform.maxWidth) query.set('width', String(transform.maxWidth * scale));
  if (transform.maxHeight) query.set('height', String(transform.maxHeight * scale));
  if (transform.crop) query.set('crop', transform.crop.toLowerCase());
  if (transform.preferredContentType) {
    query.set('format', transform.preferredContentType.toLowerCase());
  }
  return query.size > 0 ? `${url}?${query}` : url;
}

function plainUrl(image: ImageNode, _args: unknown, { origin }: Context): string {
  return imageUrl(image, undefined, origin);
}

export const imageTypes: TypeMap = {
  Image: {
    plain: ['id', 'altText', 'width', 'height'],
    fields: {
      url: (image: ImageNode, args: { transform?: Transform | null }, { origin }) =>
        imageUrl(image, args.transform, origin),
      transformedSrc: (image: ImageNode, args: Transform, { origin }) =>
        imageUrl(image, args, origin),
      src: plainUrl,
      originalSrc: plainUrl,
    },
  },
  MediaImage: {
    plain: ['id', 'image', 'alt', 'mediaContentType', 'previewImage', 'presentation'],
  },
};
