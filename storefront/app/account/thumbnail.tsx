import { Picture } from '../ui/picture.tsx';

interface ThumbnailProps {
  picture: { url: string; alt: string } | null;
  size: number;
}

/** Decorative: the goods are named beside it. */
export function Thumbnail({ picture, size }: ThumbnailProps) {
  if (!picture) return <span />;
  return <Picture url={picture.url} alt="" width={size} height={size} sizes={`${size}px`} />;
}
