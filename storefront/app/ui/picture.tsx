import { sourcesOf } from './picture-sources.ts';

interface PictureProps {
  url: string;
  alt: string;
  /** The picture's size on a large screen, or any size of the same proportions: it keeps the room. */
  width: number;
  height: number;
  /** How wide the picture is shown, as in the img element. */
  sizes: string;
  /** Loaded first: the picture that makes the page. */
  important?: boolean;
}

/** A picture in the sizes screens need, with its room kept before it arrives. */
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
