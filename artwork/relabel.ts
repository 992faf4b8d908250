// node artwork/relabel.ts OBJECT FILE.webp BRAND NAME [NOTE] [WEIGHT] [ROAST]: one rendered object with another print.
// An object without a label takes BRAND MODEL MAIN ACCENT instead, the last two as #rrggbb.

import { composePicture } from '../catalogue/pictures/compose-picture.ts';
import { canCarryLabel } from '../catalogue/pictures/labels/label-design.ts';
import { roasts } from '../catalogue/pictures/labels/print.ts';
import { asSharp } from '../catalogue/pictures/objects/raw-picture.ts';

const [object = '', file = '', brand = '', name = '', third = '', fourth = '', fifth] =
  process.argv.slice(2);
if (!name) throw new Error('node artwork/relabel.ts OBJECT FILE.webp BRAND NAME …');
const picture = await composePicture(
  canCarryLabel(object)
    ? {
        object,
        view: 'front',
        label: {
          brand,
          name,
          note: third,
          weight: fourth,
          roast: roasts.find((roast) => roast === fifth),
        },
      }
    : {
        object,
        view: 'front',
        finish: { brand, model: name, main: third || '#3a3d40', accent: fourth || '#8a5a33' },
      },
);
await asSharp(await picture.draw(900))
  .webp({ quality: 88 })
  .toFile(file);
