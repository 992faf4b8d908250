// 352: a card of half the screen on a phone with two device pixels per CSS pixel
const widths = [160, 352, 480, 640, 720, 960, 1280, 2000];

interface Sources {
  src: string;
  srcSet?: string;
}

/**
 * The platform's image address takes a width; none larger than two pixels for each one shown is worth offering.
 * A picture of our own, with an address on this host, comes in one size.
 */
export function sourcesOf(url: string, width: number): Sources {
  if (!URL.canParse(url)) return { src: url };
  const sized = new URL(url);
  sized.searchParams.delete('width');
  // one address is parsed, not one for every width
  const start = `${sized.href}${sized.search ? '&' : '?'}width=`;
  const at = (pixels: number) => start + pixels;
  const needed = widths.findIndex((pixels) => pixels >= 2 * width);
  const offered = needed === -1 ? widths : widths.slice(0, needed + 1);
  return {
    src: at(offered.find((pixels) => pixels >= width) ?? width),
    srcSet: offered.map((pixels) => `${at(pixels)} ${pixels}w`).join(', '),
  };
}
