/** What can stand beside a product: small things before it, large ones behind. */
const companions = {
  cup: { object: 'espresso-cup', place: 'before' },
  mug: { object: 'mug', place: 'before' },
  glass: { object: 'latte-glass', place: 'before' },
  jug: { object: 'milk-jug', place: 'before' },
  grinder: { object: 'hand-grinder', place: 'behind' },
  machine: { object: 'compact-espresso', place: 'behind' },
  dripper: { object: 'pour-over-dripper', place: 'before' },
  press: { object: 'french-press', place: 'behind' },
  moka: { object: 'moka-pot', place: 'before' },
  kettle: { object: 'gooseneck-kettle', place: 'behind' },
} as const;
export type Companion = keyof typeof companions;
/** How a product is shown on one picture of its gallery. */
export type View = 'front' | 'back' | 'detail' | 'measures' | `with-${Companion}`;

const isCompanion = (name: string): name is Companion => Object.hasOwn(companions, name);

export function companionOf(view: View): (typeof companions)[Companion] | undefined {
  const name = view.replace('with-', '');
  return isCompanion(name) ? companions[name] : undefined;
}

export function readView(text: string): View | undefined {
  if (text === 'front' || text === 'back' || text === 'detail' || text === 'measures') return text;
  const name = text.replace('with-', '');
  return isCompanion(name) && text === `with-${name}` ? `with-${name}` : undefined;
}
