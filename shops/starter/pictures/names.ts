/** The pictures that documents may name as `hero`; tutorials name an object. */
export const scenes = ['hero'] as const;
export type Scene = (typeof scenes)[number];

export const objects = ['hero'] as const;
export type PictureObject = (typeof objects)[number];
