import { sourcesOf } from './picture-sources.ts';

interface PictureProps {
  url: string;
  alt: string;
  /** Intrinsic size, or any size of the same aspect ratio: it reserves the space. */
  width: number;
  height: number;
  /** How wide the picture is shown, as in the img element. */
  sizes: string;
  /** Loaded eagerly with high priority: for the largest image of the page. */
  important?: boolean;
}

/** A responsive image with reserved space. */
export function Picture({ url, alt, width, height, sizes, important = false }: PictureProps) {
  return (
    <img
      {...sourcesOf(url, width)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={important ? 'eager' : 'lazy'}
      fetchPriority={important ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
