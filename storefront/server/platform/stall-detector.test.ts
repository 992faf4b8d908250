import { expect, test } from 'vitest';
import { createStallDetector } from './stall-detector.ts';

function detectorWithClock() {
  let time = 0;
  const detector = createStallDetector(() => time);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...detector, pass };
}

test('a call without a response for half a second is a stall', () => {
  const { startCall, isStalled, pass } = detectorWithClock();
  startCall();
  pass(500);
  expect(isStalled()).toBe(false);
  pass(1);
  expect(isStalled()).toBe(true);
});

test('one slow call among responses is no stall', () => {
  const { startCall, isStalled, pass } = detectorWithClock();
  startCall();
  for (let call = 0; call < 20; call += 1) {
    const finish = startCall();
    pass(100);
    finish(true);
    expect(isStalled()).toBe(false);
  }
});

test('a stall lasts after a timeout and ends with the first response', () => {
  const { startCall, isStalled, pass } = detectorWithClock();
  const first = startCall();
  pass(700);
  first(false);
  expect(isStalled()).toBe(true);
  const second = startCall();
  expect(isStalled()).toBe(true);
  second(true);
  expect(isStalled()).toBe(false);
});

test('a call that fails at once is no stall', () => {
  const { startCall, isStalled, pass } = detectorWithClock();
  const failed = startCall();
  pass(50);
  failed(false);
  expect(isStalled()).toBe(false);
});

test('no calls in flight is no stall', () => {
  const { startCall, isStalled, pass } = detectorWithClock();
  startCall()(false);
  pass(10_000);
  expect(isStalled()).toBe(false);
});
