/** What can stand beside a product: small things before it, large ones behind. */
const companions = {
  cup: companion('espresso-cup', 'before', '#f3efe8'),
  mug: companion('mug', 'before', '#f3efe8'),
  glass: companion('latte-glass', 'before'),
  jug: companion('milk-jug', 'before', '#8a5a33', '#c6c4c0'),
  grinder: companion('hand-grinder', 'behind', '#8a5a33', '#3a3d40'),
  machine: companion('compact-espresso', 'behind'),
  dripper: companion('pour-over-dripper', 'before'),
  press: companion('french-press', 'behind', '#8a5a33', '#d6d4d0'),
  moka: companion('moka-pot', 'before', '#17181a', '#d2d1ce'),
  kettle: companion('gooseneck-kettle', 'behind', '#8a5a33', '#1f2123'),
};

interface CompanionObject {
  object: string;
  place: 'before' | 'behind';
  accent: string;
  /** Its own colour, where it does not take that of the brand beside it. */
  colour: string | undefined;
}

function companion(
  object: string,
  place: CompanionObject['place'],
  accent = '#8a5a33',
  colour?: string,
): CompanionObject {
  return { object, place, accent, colour };
}

type Companion = keyof typeof companions;

/** How a product is shown on one picture of its gallery. */
export const views = [
  'front',
  'back',
  'detail',
  'measures',
  'with-cup',
  'with-mug',
  'with-glass',
  'with-jug',
  'with-grinder',
  'with-machine',
  'with-dripper',
  'with-press',
  'with-moka',
  'with-kettle',
] as const;
export type View = (typeof views)[number];

const isCompanion = (name: string): name is Companion => Object.hasOwn(companions, name);

export function companionOf(view: View): CompanionObject | undefined {
  const name = view.replace('with-', '');
  return isCompanion(name) ? companions[name] : undefined;
}
