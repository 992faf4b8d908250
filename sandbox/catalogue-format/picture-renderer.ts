import type { Sharp } from 'sharp';

/** A picture that can be opened in the size it is needed in. */
export interface Picture {
  /** Differs whenever the pixels do. */
  identity: string | Buffer;
  /** With at least so many pixels on its longer side, or all there are. */
  open: (longestSide: number | undefined) => Promise<OpenedPicture>;
}

export interface OpenedPicture {
  image: Sharp;
  /** To be called when nothing is read from the image any more. */
  close: () => void;
}

/** What a catalogue's picture renderer module exports as `renderPicture`. */
export type PictureRenderer = (recipe: unknown) => Promise<Picture>;
