import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../catalogue/index.ts';
import type { CatalogueImage } from '../catalogue/model.ts';
import { madeFileName, madePicture, readMadeFileName } from './made-picture.ts';
import { readSource } from './source.ts';

const { products, collections } = buildCatalogue();
const images: CatalogueImage[] = [
  ...products.flatMap((product) => [
    ...product.images,
    ...product.variants.flatMap(({ image }) => image ?? []),
  ]),
  ...collections.flatMap(({ image }) => image ?? []),
];
const noWords = { de: '', en: '', da: '' };
const finish = { brand: 'Northfold', model: 'Kaj', main: '#b3332b', accent: '#5f4030' };
const label = { brand: 'Deichgold', name: 'Nebelbank', note: 'Kakao', weight: '250 g' };

describe('made pictures', { timeout: 60_000 }, () => {
  it('exist for everything that the catalogue shows', async () => {
    const examples = new Map(
      images.flatMap((image) => {
        const file = madeFileName(image);
        return file ? [[`${image.object} ${image.view} ${image.set?.length}`, file]] : [];
      }),
    );
    const missing: string[] = [];
    for (const [example, file] of examples) {
      if (!(await readSource(file).catch(() => undefined))) missing.push(example);
    }
    expect(missing).toEqual([]);
  });

  it('belong to one product: no two have the same main picture', () => {
    const owners = new Map<string, string>();
    for (const {
      key,
      images: [front],
    } of products) {
      const file = (front && madeFileName(front)) ?? '';
      expect([key, owners.get(file) ?? key]).toEqual([key, key]);
      owners.set(file, key);
    }
  });

  it.each([
    { object: 'compact-espresso', finish },
    { object: 'compact-espresso', finish, view: 'measures' as const },
    { object: 'bag-label-09', label, view: 'back' as const },
    {
      object: 'bag-label-09',
      set: [
        { object: 'bag-label-09', label },
        { object: 'capsule-box', label },
      ],
    },
  ])('keep their recipe in their address', (image) => {
    const file = madeFileName({ ...image, alt: noWords }) ?? '';
    const recipe = readMadeFileName(file);
    expect(recipe).toMatchObject('set' in image ? { set: image.set } : { object: image.object });
  });

  it.each([
    'finishes/compact-espresso/W10.webp',
    'finishes/nothing/W10.webp',
    'finishes/compact-espresso/W10.sideways.webp',
    'sets/W10.webp',
    'sets/eA.webp',
    `labels/bag-label-09/${'a'.repeat(2000)}.webp`,
  ])('%s is nothing that can be made', (file) => {
    expect(readMadeFileName(file)).toBeUndefined();
  });

  it.each(['detail', 'measures', 'with-cup', 'with-machine'] as const)(
    'show %s differently from the front, at either size',
    async (view) => {
      const measured = { ...finish, measures: [210, 290, 350] as [number, number, number] };
      const front = await madePicture({
        object: 'compact-espresso',
        view: 'front',
        finish: measured,
      });
      const other = await madePicture({ object: 'compact-espresso', view, finish: measured });
      for (const scale of ['full', 'half'] as const) {
        const [one, two] = [await front.draw(scale), await other.draw(scale)];
        expect(two.size).toBe(one.size);
        expect(Buffer.from(two.pixels).equals(Buffer.from(one.pixels))).toBe(false);
      }
    },
  );

  it('take the colours of their product', async () => {
    const mean = async (main: string) => {
      const { draw } = await madePicture({
        object: 'compact-espresso',
        view: 'front',
        finish: { ...finish, main },
      });
      const { pixels } = await draw('half');
      let [red, blue] = [0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        if (pixels[at + 3] === 0) continue;
        red += pixels[at] ?? 0;
        blue += pixels[at + 2] ?? 0;
      }
      return red / blue;
    };
    expect(await mean('#b3332b')).toBeGreaterThan(1.2 * (await mean('#1f4f5c')));
  });
});
