interface PictureProps {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** How wide the picture is shown, as in the img element. */
  sizes: string;
  /** Loaded first: the picture that makes the page. */
  important?: boolean;
}

const widths = [160, 320, 480, 640, 960, 1280];

/** A picture in the sizes screens need; the platform's image address takes a width. */
export function Picture({ url, alt, width, height, sizes, important = false }: PictureProps) {
  const at = (pixels: number) => {
    const sized = new URL(url);
    sized.searchParams.set('width', String(pixels));
    return sized.href;
  };
  return (
    <img
      src={at(640)}
      srcSet={widths.map((pixels) => `${at(pixels)} ${pixels}w`).join(', ')}
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
