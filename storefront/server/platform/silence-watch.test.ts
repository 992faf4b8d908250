import { expect, test } from 'vitest';
import { createSilenceWatch } from './silence-watch.ts';

function watchWithClock() {
  let time = 0;
  const silence = createSilenceWatch(() => time);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...silence, pass };
}

test('a call without an answer for half a second is silence', () => {
  const { watch, isSilent, pass } = watchWithClock();
  watch();
  pass(500);
  expect(isSilent()).toBe(false);
  pass(1);
  expect(isSilent()).toBe(true);
});

test('a slow call among answered ones is none', () => {
  const { watch, isSilent, pass } = watchWithClock();
  watch();
  for (let call = 0; call < 20; call += 1) {
    const answered = watch();
    pass(100);
    answered(true);
    expect(isSilent()).toBe(false);
  }
});

test('silence lasts after a call that timed out, and ends with the first answer', () => {
  const { watch, isSilent, pass } = watchWithClock();
  const first = watch();
  pass(700);
  first(false);
  expect(isSilent()).toBe(true);
  const second = watch();
  expect(isSilent()).toBe(true);
  second(true);
  expect(isSilent()).toBe(false);
});

test('a call that fails at once is an answer of a kind', () => {
  const { watch, isSilent, pass } = watchWithClock();
  const refused = watch();
  pass(50);
  refused(false);
  expect(isSilent()).toBe(false);
});

test('nobody waits: nobody is silent', () => {
  const { watch, isSilent, pass } = watchWithClock();
  watch()(false);
  pass(10_000);
  expect(isSilent()).toBe(false);
});
