import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { z } from 'zod';
import type { Picture, PictureRenderer } from '../catalogue-format/picture-renderer.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';

type Source =
  | { kind: 'svg'; svg: Buffer }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'medium'; type: string; content: Buffer };

/** Finds a picture, video or 3D model by its file name. */
export type FindPicture = (name: string) => Promise<Source | undefined>;

const rendererModule = z.object({
  renderPicture: z.custom<PictureRenderer>((value) => typeof value === 'function'),
});

/** The pictures of a catalogue directory: drawn from a recipe, or stored under files/. */
export async function cataloguePictures(
  directory: string,
  { pictureRenderer }: Pick<Shop, 'pictureRenderer'>,
  recipeNamed: (name: string) => Promise<unknown>,
): Promise<FindPicture> {
  const render = pictureRenderer && (await loadRenderer(path.resolve(directory, pictureRenderer)));
  return async (name) => {
    const recipe = render && (await recipeNamed(name));
    if (render && recipe) return { kind: 'picture', picture: await render(recipe) };
    return storedPicture(path.join(directory, 'files'), name);
  };
}

async function loadRenderer(file: string): Promise<PictureRenderer> {
  const module: unknown = await import(pathToFileURL(file).href);
  return rendererModule.parse(module).renderPicture;
}

const mediaTypes: Record<string, string> = { '.mp4': 'video/mp4', '.glb': 'model/gltf-binary' };

async function storedPicture(folder: string, name: string): Promise<Source | undefined> {
  // Nothing that could lead out of the folder.
  if (!/^[a-z0-9][a-z0-9.-]*\.(svg|webp|png|jpg|mp4|glb)$/.test(name)) return undefined;
  const content = await readFile(path.join(folder, name)).catch(() => undefined);
  if (!content) return undefined;
  if (name.endsWith('.svg')) return { kind: 'svg', svg: content };
  const type = mediaTypes[path.extname(name)];
  if (type) return { kind: 'medium', type, content };
  const open = async () => ({ image: sharp(content), close: () => undefined });
  return { kind: 'picture', picture: { identity: content, open } };
}
