import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BrewAction, type BrewState, brewReducer, initialBrew } from './brew-clock.ts';

const steps = [
  { title: 'Rinse', text: '' },
  { title: 'Bloom', text: '', from: 0, until: 40, water: 45 },
  { title: 'Pour', text: '', from: 40, until: 120, water: 250 },
];
const reduce = brewReducer(steps);
const after = (...actions: BrewAction[]): BrewState => actions.reduce(reduce, initialBrew);
const tick = (seconds: number): BrewAction => ({ type: 'tick', seconds });

describe('the clock of a tutorial', () => {
  test('stands still until it is started', () => {
    expect(after({ type: 'next' }, tick(10)).elapsed).toBe(0);
  });

  test('leads to the next step when its time has come', () => {
    const start: BrewAction[] = [{ type: 'next' }, { type: 'start' }];
    expect(after(...start, tick(39))).toMatchObject({ step: 1, elapsed: 39 });
    expect(after(...start, tick(39), tick(2))).toMatchObject({ step: 2, elapsed: 41 });
  });

  test('stops at the end', () => {
    const end = after({ type: 'next' }, { type: 'start' }, tick(500));
    expect(end).toEqual({ step: 2, elapsed: 120, running: false });
  });

  test('follows a step chosen by hand, both ways', () => {
    expect(after({ type: 'next' }, { type: 'next' })).toMatchObject({ step: 2, elapsed: 40 });
    const back = after({ type: 'next' }, { type: 'start' }, tick(50), { type: 'back' });
    expect(back).toMatchObject({ step: 1, elapsed: 0, running: true });
  });

  test('a step before the clock stops it', () => {
    const back = after({ type: 'next' }, { type: 'start' }, tick(5), { type: 'back' });
    expect(back).toEqual(initialBrew);
  });

  test('never leaves the steps nor the time, whatever is pressed', () => {
    const action = fc.oneof(
      fc.constantFrom<BrewAction>(
        ...(['start', 'pause', 'reset', 'next', 'back'] as const).map((type) => ({ type })),
      ),
      fc.integer({ min: 0, max: 90 }).map(tick),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const { step, elapsed } = after(...actions);
        expect(steps[step]).toBeDefined();
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(elapsed).toBeLessThanOrEqual(120);
      }),
    );
  });
});
