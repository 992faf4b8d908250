import { describe, expect, test } from 'vitest';
import { parseCancellation, parseWithdrawal, submissionIdOf } from './parse-declaration.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const complete = { name: 'Mara Lindner', contract: 'KL-0', email: 'mara@example.com' };

describe('a withdrawal', () => {
  test('needs a name, a contract and an e-mail address, and nothing else', () => {
    expect(parseWithdrawal(formOf(complete)).declaration).toEqual({
      kind: 'withdrawal',
      ...complete,
      items: null,
    });
    expect(parseWithdrawal(formOf({})).state.problems).toEqual({
      name: 'missing',
      contract: 'missing',
      email: 'invalid',
    });
  });

  test.each([
    ['order', '', null],
    ['order', 'a cup', null],
    ['items', '', ''],
    ['items', ' a cup ', 'a cup'],
    ['nonsense', 'a cup', null],
  ])('of %s with the items "%s" is about %o', (scope, items, expected) => {
    const { declaration } = parseWithdrawal(formOf({ ...complete, scope, items }));
    expect(declaration?.items).toBe(expected);
  });

  test.each([
    ['name', 'x'.repeat(201), 'tooLong'],
    ['name', '  ', 'missing'],
    ['contract', 'x'.repeat(201), 'tooLong'],
    ['email', 'mara@', 'invalid'],
  ])('with the %s %s is returned with what was entered', (field, value, problem) => {
    const { state, declaration } = parseWithdrawal(formOf({ ...complete, [field]: value }));
    expect(declaration).toBeNull();
    expect(state.problems).toEqual({ [field]: problem });
    expect(state.values).toMatchObject({ ...complete, [field]: value.trim() });
  });

  test('with too long a list of items is not cut off', () => {
    const form = formOf({ ...complete, scope: 'items', items: 'x'.repeat(2001) });
    expect(parseWithdrawal(form).state.problems).toEqual({ items: 'tooLong' });
  });
});

describe('a cancellation', () => {
  const fields = { ...complete, place: '20457 Hamburg' };

  test.each([
    [{}, { type: 'ordinary', reason: '', endDate: null }],
    [
      { type: 'forCause', reason: 'late' },
      { type: 'forCause', reason: 'late' },
    ],
    [
      { type: 'ordinary', reason: 'late' },
      { type: 'ordinary', reason: '' },
    ],
    [{ end: 'date', endDate: '2099-12-31' }, { endDate: '2099-12-31' }],
    [{ end: 'date', endDate: '' }, { endDate: null }],
    [{ end: 'earliest', endDate: '2026-12-31' }, { endDate: null }],
  ])('with %o is read as %o', (more, expected) => {
    const { declaration } = parseCancellation(formOf({ ...fields, ...more }));
    expect(declaration).toMatchObject({ kind: 'cancellation', ...fields, ...expected });
  });

  test('for cause needs a reason', () => {
    const { state } = parseCancellation(formOf({ ...fields, type: 'forCause' }));
    expect(state.problems).toEqual({ reason: 'missing' });
  });

  test.each(['31.12.2099', '2099-02-30', 'soon', '2020-12-31'])(
    'does not end on "%s"',
    (endDate) => {
      const form = formOf({ ...fields, end: 'date', endDate });
      expect(parseCancellation(form).state.problems).toEqual({ endDate: 'invalid' });
    },
  );

  test('names everything that is missing', () => {
    expect(parseCancellation(formOf({})).state.problems).toEqual({
      name: 'missing',
      place: 'missing',
      contract: 'missing',
      email: 'invalid',
    });
  });
});

test('a form without an id of its own gets one', () => {
  const id = '0b54e2a1-7d3c-4c55-9a57-3f1b8d2c6e90';
  expect(submissionIdOf(formOf({ submission: id }))).toBe(id);
  expect(submissionIdOf(formOf({ submission: 'x' }))).toMatch(/^[0-9a-f-]{36}$/);
});
