import { type Transform, transformedUrl } from '../graphql/image-types.ts';

/** An image with its addresses, as large and in the format that is asked for. */
export function withTransforms(image: unknown): unknown {
  if (typeof image !== 'object' || image === null) return image;
  const url = 'url' in image ? image.url : undefined;
  if (typeof url !== 'string') return image;
  return {
    ...image,
    url: ({ transform }: { transform?: Transform | null }) =>
      transform ? transformedUrl(url, transform) : url,
    transformedSrc: (transform: Transform) => transformedUrl(url, transform),
    originalSrc: url,
    src: url,
  };
}
