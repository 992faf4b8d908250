import type { CatalogueImage, Localized } from '../model.ts';
import type { View } from '../pictures/views/view.ts';
import { type Draft, joined, phrase, same, words } from './draft.ts';
import { type FinishedPicture, finishedPicture } from './finishes.ts';
import { picturedObjects } from './pictured-objects.ts';

/** What a viewer sees of the objects that carry a label. */
const packs: Record<string, Localized> = {
  'paper-filters': words(
    'Schachtel mit Filterpapier, davor einige Filter',
    'box of filter papers with some filters in front',
    'æske med filterpapir og nogle filtre foran',
  ),
  'cleaning-bottle': words(
    'Flasche mit Dosierverschluss und Etikett',
    'bottle with dosing cap and label',
    'flaske med doseringslåg og etiket',
  ),
  'cleaning-tablets': words(
    'Dose mit Schraubdeckel, davor einige weiße Tabletten',
    'tub with a screw lid and some white tablets in front',
    'dåse med skruelåg og nogle hvide tabletter foran',
  ),
  'coffee-tin': words(
    'runde Blechdose mit Deckel und Etikett',
    'round tin with lid and label',
    'rund dåse med låg og etiket',
  ),
};
const packObjects: Record<string, string> = { 'descaler-bottle': 'cleaning-bottle' };

const caption = words(
  '{vendor} {title}: {seen}',
  '{vendor} {title}: {seen}',
  '{vendor} {title}: {seen}',
);
const inColour = words(
  '{seen}, Farbe {colour}',
  '{seen}, colour {colour}',
  '{seen}, farve {colour}',
);
const close = words('Nahaufnahme: {seen}', 'Close-up: {seen}', 'Nærbillede: {seen}');
const measured = words(
  '{seen}, mit Maßlinien: {measures}',
  '{seen}, with dimension lines: {measures}',
  '{seen}, med mållinjer: {measures}',
);
const accompanied = words(
  '{seen}, daneben {other}',
  '{seen}, beside it {other}',
  '{seen}, ved siden af {other}',
);

const besides: Record<string, Localized> = {
  cup: words('eine Tasse Espresso', 'a cup of espresso', 'en kop espresso'),
  mug: words('ein Becher Kaffee', 'a mug of coffee', 'et krus kaffe'),
  glass: words('ein Glas Latte macchiato', 'a glass of latte macchiato', 'et glas latte macchiato'),
  jug: words('ein Milchkännchen', 'a milk jug', 'en mælkekande'),
  grinder: words('eine Handmühle', 'a hand grinder', 'en håndkværn'),
  machine: words('eine Siebträgermaschine', 'an espresso machine', 'en espressomaskine'),
  dripper: words('ein Handfilter', 'a dripper', 'en kaffetragt'),
  press: words('eine Stempelkanne', 'a French press', 'en stempelkande'),
  moka: words('ein Espressokocher', 'a moka pot', 'en mokkakande'),
  kettle: words('ein Schwanenhalskessel', 'a gooseneck kettle', 'en svanehalskedel'),
};

function captioned(draft: Draft, seen: Localized): Localized {
  return phrase(caption, { vendor: same(draft.vendor), title: draft.title, seen });
}

/** The product from the front, in the colour of one of its variants. */
export function imageOf(draft: Draft, variant = 0): CatalogueImage {
  const finished = finishedPicture(draft, variant);
  if (!finished) return labelled(draft);
  const { object, finish } = finished;
  return { object, finish, alt: captioned(draft, coloured(draft, finished)) };
}

/** The disc on the picture of a shower screen is a press filter, too. */
const metalFilter = words(
  'runder Filter aus Metall, von beiden Seiten gezeigt',
  'round metal filter, shown from both sides',
  'rundt metalfilter, vist fra begge sider',
);

function seenOf(draft: Draft, { object }: FinishedPicture): Localized {
  return draft.productType === 'filters' && object === 'shower-screen'
    ? metalFilter
    : picturedObjects[object].seen;
}

function coloured(draft: Draft, picture: FinishedPicture): Localized {
  // its glass has none
  if (picture.object === 'press-beaker') return seenOf(draft, picture);
  return phrase(inColour, { seen: seenOf(draft, picture), colour: picture.colour });
}

function labelled(draft: Draft, view?: View): CatalogueImage {
  const object = packObjects[draft.object] ?? draft.object;
  const what = packs[object];
  if (!what) throw new Error(`no description of ${object}`);
  const label = draft.label ?? { note: draft.shortNote.de, weight: '' };
  const seen =
    view === undefined
      ? what
      : view === 'detail'
        ? phrase(close, { seen: what })
        : phrase(accompanied, { seen: what, other: besides[view.replace('with-', '')] ?? what });
  return {
    object,
    label: { brand: draft.vendor, name: draft.model, ...label },
    alt: captioned(draft, seen),
    ...(view ? { view } : {}),
  };
}

/** Three to five pictures: the front, another colour, close up, with measures, and with what goes with it. */
export function imagesOf(draft: Draft): CatalogueImage[] {
  const finished = finishedPicture(draft);
  if (!finished) {
    const beside: View = draft.productType === 'filters' ? 'with-dripper' : 'with-machine';
    return [labelled(draft), labelled(draft, 'detail'), labelled(draft, beside)];
  }
  return [
    imageOf(draft),
    ...otherColour(draft, finished),
    view(draft, finished, 'detail', phrase(close, { seen: coloured(draft, finished) })),
    ...withMeasures(draft, finished),
    inUse(draft, finished),
  ];
}

function otherColour(draft: Draft, first: FinishedPicture): CatalogueImage[] {
  const at = draft.variants.findIndex(
    (_, index) => finishedPicture(draft, index)?.finish.main !== first.finish.main,
  );
  return at < 0 ? [] : [imageOf(draft, at)];
}

function withMeasures(draft: Draft, finished: FinishedPicture): CatalogueImage[] {
  const { measures } = finished.finish;
  if (!measures) return [];
  const [width, depth, height] = measures;
  const across = depth > 0 ? `${width} × ${depth}` : width > 0 ? `${width}` : '';
  const list = [across && `${across} mm`, height > 0 && `${height} mm`].filter(Boolean).join(', ');
  const alt = phrase(measured, {
    seen: seenOf(draft, finished),
    measures: same(list),
  });
  return [view(draft, finished, 'measures', alt)];
}

function inUse(draft: Draft, finished: FinishedPicture): CatalogueImage {
  const isForFilter = draft.kind === 'electric-grinder' && draft.flags.includes('filter');
  const beside = isForFilter ? 'mug' : picturedObjects[finished.object].beside;
  const other = besides[beside] ?? joined([]);
  return view(
    draft,
    finished,
    `with-${beside}`,
    phrase(accompanied, { seen: coloured(draft, finished), other }),
  );
}

function view(
  draft: Draft,
  { object, finish }: FinishedPicture,
  shown: View,
  seen: Localized,
): CatalogueImage {
  return { object, finish, view: shown, alt: captioned(draft, seen) };
}
