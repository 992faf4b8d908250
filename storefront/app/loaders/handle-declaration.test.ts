import { expect, test, vi } from 'vitest';
import { declarationContext } from '../context.ts';
import { parseWithdrawal } from '../declarations/parse-declaration.ts';
import { honeypotField } from '../ui/honeypot-field.ts';
import { contextWith } from './cart-context-examples.ts';
import { handleDeclaration } from './handle-declaration.ts';

async function send(fields: Record<string, string>) {
  const submit = vi.fn(async () => 'unavailable' as const);
  const { context } = contextWith(() => null);
  const attempts = { take: async () => true, giveBack: async () => {} };
  context.set(declarationContext, { declarations: { submit }, attempts });
  const body = new URLSearchParams({
    name: 'Mara Lindner',
    contract: 'KL-0',
    email: 'mara@mail.example',
    ...fields,
  });
  const request = new Request('https://shop.example/de/withdrawal', { method: 'POST', body });
  const { init } = await handleDeclaration(request, context, parseWithdrawal);
  return { status: init?.status, stored: submit.mock.calls.length };
}

test('a declaration is stored, and one whose hidden field is filled in is refused', async () => {
  expect(await send({ [honeypotField]: '' })).toEqual({ status: 503, stored: 1 });
  expect(await send({ [honeypotField]: 'spam.example' })).toEqual({ status: 429, stored: 0 });
});
