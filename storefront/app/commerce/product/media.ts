/** A video or 3D model of a product: shown after its pictures. */
export interface ProductMedium {
  kind: 'video' | 'external-video' | 'model';
  /** The file; of an external video its page at the host. */
  url: string;
  alt: string;
  /** The preview picture. */
  poster: string;
  /** WebVTT in the page's language. */
  captions: string | null;
  /** "YouTube". */
  host: string | null;
}
