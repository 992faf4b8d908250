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
    const { finish } = startCall();
    pass(100);
    finish(true);
    expect(isStalled()).toBe(false);
  }
});

test('a stall lasts after a timeout and ends with the first response', () => {
  const { startCall, isStalled, pass } = detectorWithClock();
  const { finish: first } = startCall();
  pass(700);
  first(false);
  expect(isStalled()).toBe(true);
  const { finish: second } = startCall();
  expect(isStalled()).toBe(true);
  second(true);
  expect(isStalled()).toBe(false);
});

test('a call that fails at once is no stall', () => {
  const { startCall, isStalled, pass } = detectorWithClock();
  const { finish: failed } = startCall();
  pass(50);
  failed(false);
  expect(isStalled()).toBe(false);
});

test('no calls in flight is no stall', () => {
  const { startCall, isStalled, pass } = detectorWithClock();
  startCall().finish(false);
  pass(10_000);
  expect(isStalled()).toBe(false);
});

test('a call is hopeless after two seconds in which no call was answered', () => {
  const { startCall, pass } = detectorWithClock();
  const call = startCall();
  startCall();
  pass(1_999);
  expect(call.isHopeless()).toBe(false);
  pass(1);
  expect(call.isHopeless()).toBe(true);
  startCall().finish(true);
  expect(call.isHopeless()).toBe(false);
});

test('a call that is slow on its own is not hopeless until another has timed out', () => {
  const { startCall, pass } = detectorWithClock();
  const call = startCall();
  pass(3_000);
  expect(call.isHopeless()).toBe(false);
  const other = startCall();
  pass(501);
  other.finish(false);
  expect(call.isHopeless()).toBe(true);
});
