import type { ImageNode } from '../store/images.ts';
import type { TypeMap } from './implementation.ts';

export interface Transform {
  crop?: string | null;
  maxWidth?: number | null;
  maxHeight?: number | null;
  scale?: number | null;
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null;
}

export const imageTypes: TypeMap = {
  Image: {
    plain: ['id', 'altText', 'width', 'height'],
    fields: {
      url: ({ url }: ImageNode, { transform }: { transform?: Transform | null }) =>
        transform ? transformedUrl(url, transform) : url,
      transformedSrc: ({ url }: ImageNode, transform: Transform) => transformedUrl(url, transform),
      src: ({ url }: ImageNode) => url,
      originalSrc: ({ url }: ImageNode) => url,
      thumbhash: () => null,
    },
  },
};

export function transformedUrl(url: string, transform: Transform): string {
  const scale = transform.scale ?? 1;
  const scaled = (length: number | null | undefined) =>
    length == null ? undefined : String(length * scale);
  const target = new URL(url);
  const parameters = {
    width: scaled(transform.maxWidth),
    height: scaled(transform.maxHeight),
    crop: transform.crop?.toLowerCase(),
    format: transform.preferredContentType?.toLowerCase(),
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) target.searchParams.set(name, value);
  }
  return target.href;
}
