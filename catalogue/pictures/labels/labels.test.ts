import { describe, expect, it } from 'vitest';
import { brandProfiles } from '../../coffee/brands.ts';
import { buildCatalogue } from '../../index.ts';
import type { CatalogueImage } from '../../model.ts';
import { passesOf } from '../objects/passes.ts';
import { hasPlanes } from '../objects/planes.ts';
import { liquidOf } from './flavours.ts';
import { canCarryLabel, designLabel } from './label-design.ts';
import { labelledPicture, modelFor } from './labelled-picture.ts';
import type { Label, Role } from './print.ts';
import { sheets } from './sheets.ts';
import type { Box } from './text-block.ts';
import { canWrite } from './type-faces.ts';

const { products } = buildCatalogue();
const labelled = products.flatMap((product) =>
  [...product.images, ...product.variants.map(({ image }) => image)].flatMap((image) =>
    image?.label && canCarryLabel(image.object)
      ? [{ product, object: image.object, label: image.label }]
      : [],
  ),
);
/** Variants of a coffee share pictures. */
const distinct = [
  ...new Map(labelled.map((one) => [JSON.stringify([one.object, one.label]), one])).values(),
];

function design({ label, object }: { label: Label; object: string }) {
  return designLabel(label, object, sheets[modelFor(label, object)]);
}
const designed = distinct.map((one) => ({ ...one, ...design(one) }));

describe('labels of the catalogue', () => {
  it('are on every bagged coffee', () => {
    expect(new Set(labelled.map(({ product }) => product.key)).size).toBeGreaterThan(800);
  });

  it('print every text inside its place, and every place lies on the label', () => {
    const inside = (inner: Box, outer: Box) =>
      inner.x >= outer.x - 0.01 &&
      inner.y >= outer.y - 0.01 &&
      inner.x + inner.width <= outer.x + outer.width + 0.01 &&
      inner.y + inner.height <= outer.y + outer.height + 0.01;
    const outside = designed.flatMap(({ label, object, texts }) => {
      const { safe } = sheets[modelFor(label, object)];
      return texts
        .filter(({ extent, box }) => !inside(extent, box) || !inside(box, safe))
        .map(({ role }) => `${role} of ${label.brand}: ${label.name}`);
    });
    expect(outside).toEqual([]);
  });

  it('know the colour of every syrup', () => {
    const syrups = distinct.filter(({ object }) => object === 'syrup-bottle');
    expect(syrups.length).toBeGreaterThan(20);
    expect(syrups.filter(({ label }) => !liquidOf(label.name))).toEqual([]);
  });

  // A label is about 170 pixels wide on a card of 400, so 1000 units are 170 pixels.
  it.each<[Role, number]>([
    ['name', 70],
    ['brand', 55],
    ['weight', 45],
    ['note', 36],
    ['roast', 36],
  ])('never print the %s smaller than %i of 1000', (role, least) => {
    const small = designed.flatMap(({ object, label, texts }) =>
      texts
        .filter((text) => text.role === role && text.size < least)
        .map(({ size }) => `${Math.round(size)} ${object} ${label.brand}: ${label.name}`),
    );
    expect(small).toEqual([]);
  });

  it('print the brand, the name, the note, the weight and the roast as they are', () => {
    for (const { label, texts } of designed) {
      const printed = new Map(texts.map(({ role, lines }) => [role, lines.join(' ')]));
      expect(printed.get('brand')?.toLocaleLowerCase('de')).toBe(
        label.brand.toLocaleLowerCase('de'),
      );
      expect(printed.get('name')).toBe(label.name);
      expect(printed.get('note')).toBe(label.note);
      expect(printed.get('weight')).toBe(label.weight);
      expect(printed.has('roast')).toBe(label.roast !== undefined);
    }
  });

  it('are set in type that has every letter', () => {
    const unwritable = designed.flatMap(({ texts }) =>
      texts.filter(({ face, lines }) => !canWrite(face, lines.join(' '))).map(({ lines }) => lines),
    );
    expect(unwritable).toEqual([]);
  });

  it('give no two coffees the same picture', () => {
    const owners = new Map<string, string>();
    // A savings pack shows the coffees it is made of.
    const single = labelled.filter(({ product }) => product.productType !== 'savings-pack');
    for (const { product, object, label } of single) {
      const picture = JSON.stringify([object, label]);
      expect(owners.get(picture) ?? product.key).toBe(product.key);
      owners.set(picture, product.key);
    }
  });

  it('come in at least twelve designs, and every brand keeps its own', () => {
    expect(new Set(designed.map((one) => one.design)).size).toBeGreaterThanOrEqual(12);
    const looks = new Map<string, string>();
    for (const { label, object, style, design: name } of designed) {
      const place = `${label.brand} on ${object}`;
      const look = `${name} ${style.palette.bag} ${style.wordmark.face}`;
      expect([place, looks.get(place) ?? look]).toEqual([place, look]);
      looks.set(place, look);
    }
  });

  it('look different from brand to brand', () => {
    const looks = brandProfiles.map(({ name, bag }) => {
      const { design: kind, style } = design({ label: example({ brand: name }), object: bag });
      const { face, letterCase, ornament } = style.wordmark;
      return `${kind} ${style.palette.bag} ${face} ${letterCase} ${ornament} ${style.nameFace}`;
    });
    expect(new Set(looks).size).toBe(brandProfiles.length);
  });
});

describe('a labelled picture', { timeout: 30_000 }, () => {
  // A gift card is flat: it is drawn, not rendered.
  // CI renders every third model, the nightly run all
  const models = Object.keys(sheets).filter((model) => model !== 'gift-card');
  it.each(models.filter((_, index) => !process.env.CI || index % 3 === 0))(
    'of %s shows as much in every size',
    async (model) => {
      expect(hasPlanes(model)).toBe(true);
      const shown = (await passesOf(model, 900)).seen.length / 900 ** 2;
      expect(shown).toBeGreaterThan(0.1);
      for (const size of [640, 160]) {
        const { seen, label } = await passesOf(model, size);
        expect(seen.length / size ** 2).toBeCloseTo(shown, 1);
        expect(label?.share.some((share) => share === 255)).toBe(true);
      }
    },
  );

  it('is the same for the same label and another for another', async () => {
    const first = await pixels(example({}));
    expect((await pixels(example({}))).equals(first)).toBe(true);
    expect((await pixels(example({ weight: '500 g' }))).equals(first)).toBe(false);
  });

  it('is transparent above the bag and solid in its middle', async () => {
    const picture = await pixels(example({}));
    const alpha = (x: number, y: number) => picture[(y * 900 + x) * 4 + 3];
    expect([alpha(450, 20), alpha(20, 450), alpha(450, 450)]).toEqual([0, 0, 255]);
  });
});

function example(changes: Partial<NonNullable<CatalogueImage['label']>>): Label {
  const usual = {
    brand: 'Deichgold',
    name: 'Nariño Monte Claro',
    note: 'Kakao, Karamell',
    weight: '250 g',
  };
  return { ...usual, roast: 'medium', ...changes };
}

async function pixels(label: Label): Promise<Buffer> {
  const { draw } = await labelledPicture(label, 'bag-blue-sea-sun');
  return Buffer.from((await draw(900)).pixels);
}
