import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { Catalogue, CatalogueMediaFile, CataloguePicture } from './catalogue.ts';
import { contentSchemas, type ShopContent } from './content-schema.ts';
import type { Language } from './languages.ts';
import { pictureVersion } from './picture-version.ts';
import { recordFiles } from './record-files.ts';
import {
  discountSchema,
  giftCardSchema,
  pictureSchema,
  recordSchemas,
  redirectSchema,
} from './schema.ts';
import { parseShop, type Shop } from './shop-schema.ts';

/** Reads and validates a whole catalogue directory; README.md describes it. */
export async function readCatalogue(
  directory: string,
  primaryLanguage?: Language,
): Promise<Catalogue> {
  const shop = await readShop(directory, primaryLanguage);
  const schemas = recordSchemas(shop.primaryLanguage);
  const stored = await readFiles(directory);
  const read = <T>(name: keyof typeof recordFiles, schema: z.ZodType<T>) =>
    readRecords(directory, recordFiles[name], schema);
  return {
    shop,
    products: await read('products', schemas.product),
    collections: await read('collections', schemas.collection),
    metaobjects: await read('metaobjects', schemas.metaobject),
    sellingPlanGroups: await read('sellingPlanGroups', schemas.sellingPlanGroup),
    discounts: await read('discounts', discountSchema),
    giftCards: await read('giftCards', giftCardSchema),
    redirects: await read('redirects', redirectSchema),
    pictures: [...(await read('pictures', pictureSchema)), ...stored.pictures],
    mediaFiles: stored.mediaFiles,
    ...(await readContent(directory, shop)),
  };
}

/** Pages, blogs, policies and menus; a directory without them has none. */
async function readContent(
  directory: string,
  { primaryLanguage }: Pick<Shop, 'primaryLanguage'>,
): Promise<ShopContent> {
  const schemas = contentSchemas(primaryLanguage);
  const read = <T>(name: keyof typeof recordFiles, schema: z.ZodType<T>) =>
    readRecords(directory, recordFiles[name], schema);
  return {
    pages: await read('pages', schemas.page),
    blogs: await read('blogs', schemas.blog),
    policies: await read('policies', schemas.policy),
    menus: await read('menus', schemas.menu),
  };
}

/** The shop's settings; another primary language than theirs may be chosen. */
export async function readShop(directory: string, primaryLanguage?: Language): Promise<Shop> {
  const file = path.join(directory, 'shop.json');
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new Error(`There is no catalogue in ${directory}: shop.json is missing.`, { cause });
  });
  return withPlace('shop.json', () => parseShop(JSON.parse(text), primaryLanguage));
}

async function readRecords<T>(directory: string, name: string, schema: z.ZodType<T>): Promise<T[]> {
  const lines = await readOptional(path.join(directory, `${name}.jsonl`));
  if (lines !== undefined) {
    return lines
      .split('\n')
      .flatMap((line, index) =>
        line.trim() === ''
          ? []
          : [withPlace(`${name}.jsonl, line ${index + 1}`, () => schema.parse(JSON.parse(line)))],
      );
  }
  const text = await readOptional(path.join(directory, `${name}.json`));
  if (text === undefined) return [];
  return withPlace(`${name}.json`, () => z.array(schema).parse(JSON.parse(text)));
}

function withPlace<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`The catalogue is not valid: ${place}\n${reason}`, { cause: error });
  }
}

async function readOptional(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What lies under files/. */
async function readFiles(directory: string): Promise<Pick<Catalogue, 'pictures' | 'mediaFiles'>> {
  const pictures: CataloguePicture[] = [];
  const mediaFiles: CatalogueMediaFile[] = [];
  const folder = path.join(directory, 'files');
  const files = await readdir(folder).catch(() => []);
  for (const file of files.toSorted()) {
    const content = await readFile(path.join(folder, file));
    const version = pictureVersion(content);
    if (/\.(mp4|glb)$/.test(file)) {
      mediaFiles.push({ file, bytes: content.length, version });
    } else {
      const { width, height } = await sharp(content).metadata();
      pictures.push({ file, width, height, version });
    }
  }
  return { pictures, mediaFiles };
}
