import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandProfiles } from '../../catalogue/coffee/brands.ts';
import { buildCatalogue } from '../../catalogue/index.ts';
import type { CatalogueImage } from '../../catalogue/model.ts';
import { canCarryLabel, labelFileName, readLabelFileName } from './label-address.ts';
import { designLabel, labelledObjects } from './label-design.ts';
import { labelledPicture, modelFor } from './labelled-picture.ts';
import { models, passesOf, sheets } from './passes.ts';
import type { Label, Role } from './print.ts';
import { canWrite, faces } from './type-faces.ts';

const { products } = buildCatalogue();
const labelled = products.flatMap((product) =>
  [...product.images, ...product.variants.map(({ image }) => image)].flatMap((image) =>
    image?.label && canCarryLabel(image.object)
      ? [{ product, object: image.object, label: image.label }]
      : [],
  ),
);
/** One of each address; variants of a coffee share pictures. */
const distinct = [
  ...new Map(labelled.map((one) => [labelFileName(one.object, one.label), one])).values(),
];

function design({ label, object }: { label: Label; object: string }) {
  return designLabel(label, object, sheets[modelFor(label, object)]);
}

describe('labels of the catalogue', () => {
  it('are on every bagged coffee', () => {
    expect(new Set(labelled.map(({ product }) => product.key)).size).toBeGreaterThan(800);
  });

  it('print every text inside its place, and every place lies on the label', () => {
    const outside: string[] = [];
    for (const one of distinct) {
      const sheet = sheets[modelFor(one.label, one.object)];
      for (const { role, box, extent } of design(one).texts) {
        const fits =
          extent.x >= box.x - 0.01 &&
          extent.y >= box.y - 0.01 &&
          extent.x + extent.width <= box.x + box.width + 0.01 &&
          extent.y + extent.height <= box.y + box.height + 0.01 &&
          box.x >= 40 &&
          box.x + box.width <= sheet.width - 40 &&
          box.y >= sheet.safe.y - 0.01 &&
          box.y + box.height <= sheet.safe.y + sheet.safe.height + 0.01;
        if (!fits) outside.push(`${role} of ${one.label.brand}: ${one.label.name}`);
      }
    }
    expect(outside).toEqual([]);
  });

  // A label is about 170 pixels wide on a card of 400, so 1000 units are 170 pixels.
  it.each<[Role, number]>([
    ['name', 70],
    ['brand', 55],
    ['weight', 45],
    ['note', 36],
    ['roast', 36],
  ])('never print the %s smaller than %i of 1000', (role, least) => {
    const small = distinct.flatMap((one) =>
      design(one)
        .texts.filter((text) => text.role === role && text.size < least)
        .map(
          ({ size }) => `${Math.round(size)} ${one.object} ${one.label.brand}: ${one.label.name}`,
        ),
    );
    expect(small).toEqual([]);
  });

  it('print the brand, the name, the note, the weight and the roast as they are', () => {
    for (const { label, object } of distinct) {
      const printed = new Map(
        design({ label, object }).texts.map(({ role, lines }) => [role, lines.join(' ')]),
      );
      expect(printed.get('brand')?.toLocaleLowerCase('de')).toBe(
        label.brand.toLocaleLowerCase('de'),
      );
      expect(printed.get('name')).toBe(label.name);
      expect(printed.get('note')).toBe(label.note);
      expect(printed.get('weight')).toBe(label.weight);
      expect(printed.has('roast')).toBe(label.roast !== undefined);
    }
  });

  it('have a letter for every letter', () => {
    const texts = [...new Set(distinct.flatMap(({ label }) => Object.values(label).join('')))].join(
      '',
    );
    const letters = [...new Set(texts)].join('');
    const upper = letters.toLocaleUpperCase('de');
    expect(faces.filter((face) => !canWrite(face, letters + upper))).toEqual([]);
  });

  it('give no two coffees the same picture', () => {
    const owners = new Map<string, string>();
    for (const { product, object, label } of labelled) {
      const address = labelFileName(object, label);
      expect(owners.get(address) ?? product.key).toBe(product.key);
      owners.set(address, product.key);
    }
  });

  it('come in at least twelve designs, and every brand keeps its own', () => {
    const designs = new Set(distinct.map((one) => design(one).design));
    expect(designs.size).toBeGreaterThanOrEqual(12);
    const ofBrand = new Map<string, string>();
    for (const one of distinct) {
      const place = `${one.label.brand} on ${one.object}`;
      const { design: name, style } = design(one);
      const look = `${name} ${style.palette.bag} ${style.wordmark.face}`;
      expect([place, ofBrand.get(place) ?? look]).toEqual([place, look]);
      ofBrand.set(place, look);
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

describe('a labelled picture', () => {
  it.each(models)('of %s has passes of one size', async (model) => {
    const { size, light, gloss, shape, label } = await passesOf(model);
    expect(new Set([light, gloss, shape, label].map(({ length }) => length))).toEqual(
      new Set([size * size * 3]),
    );
  });

  it('is the same for the same label and another for another', async () => {
    const first = await pixels(example({}));
    expect((await pixels(example({}))).equals(first)).toBe(true);
    expect((await pixels(example({ weight: '500 g' }))).equals(first)).toBe(false);
  });

  it('is transparent around the bag and shows the bag’s colour', async () => {
    const image = await sharp(await pixels(example({})), {
      raw: { width: 900, height: 900, channels: 4 },
    })
      .extract({ left: 0, top: 0, width: 900, height: 20 })
      .stats();
    expect(image.channels[3]?.max).toBe(0);
  });
});

describe('the address of a labelled picture', () => {
  it('says what is printed', () => {
    for (const { object, label } of distinct) {
      expect(readLabelFileName(labelFileName(object, label))).toEqual({ object, label });
    }
  });

  it('is read without harm, whatever it says', () => {
    const address = fc.tuple(
      fc.constantFrom(...labelledObjects, 'nothing'),
      fc.base64String(),
      fc.string(),
    );
    fc.assert(
      fc.property(address, ([object, code, text]) => {
        const json = Buffer.from(JSON.stringify([text, text, text, text, null])).toString(
          'base64url',
        );
        for (const name of [code, json]) {
          const read = readLabelFileName(`labels/${object}/${name}.webp`);
          expect((read?.label.name.length ?? 0) <= 60).toBe(true);
        }
      }),
    );
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
  const { open } = await labelledPicture(label, 'bag-label-09');
  return (await open()).toBuffer();
}
