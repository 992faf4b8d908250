import { homePictures } from '#shop/pictures/home.ts';
import type { ContentImage } from '../../content/schema.ts';
import { Picture } from '../ui/picture.tsx';

interface ContentPictureProps {
  image: ContentImage | undefined;
  alt: string;
  /** The size of the shop's own picture. */
  width: number;
  height: number;
  sizes: string;
  important?: boolean;
}

/** A picture of the shop's files, or one that an editor has uploaded. */
export function ContentPicture(props: ContentPictureProps) {
  const { image, alt, width, height, sizes, important = false } = props;
  if (!image) return null;
  if (typeof image !== 'string') {
    return <Picture {...image} alt={alt || image.alt} sizes={sizes} important={important} />;
  }
  const loading = important ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  return <img src={homePictures[image]} alt={alt} width={width} height={height} {...loading} />;
}
