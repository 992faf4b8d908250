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
  test('does not run before it is started', () => {
    expect(after({ type: 'next' }, tick(10)).elapsed).toBe(0);
  });

  test('advances to the next step on time', () => {
    const start: BrewAction[] = [{ type: 'next' }, { type: 'start' }];
    expect(after(...start, tick(39))).toMatchObject({ step: 1, elapsed: 39 });
    expect(after(...start, tick(39), tick(2))).toMatchObject({ step: 2, elapsed: 41 });
  });

  test('stops at the end', () => {
    const end = after({ type: 'next' }, { type: 'start' }, tick(500));
    expect(end).toEqual({ step: 2, elapsed: 120, running: false });
  });

  test('jumps to the time of a step that is selected manually', () => {
    expect(after({ type: 'next' }, { type: 'next' })).toMatchObject({ step: 2, elapsed: 40 });
    const back = after({ type: 'next' }, { type: 'start' }, tick(50), { type: 'back' });
    expect(back).toMatchObject({ step: 1, elapsed: 0, running: true });
  });

  test('going back to an untimed step resets it', () => {
    const back = after({ type: 'next' }, { type: 'start' }, tick(5), { type: 'back' });
    expect(back).toEqual(initialBrew);
  });

  test('stays within steps and duration for any sequence of actions', () => {
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
