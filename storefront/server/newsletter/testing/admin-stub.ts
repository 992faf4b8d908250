import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const request = z.object({
  variables: z.object({
    discount: z.looseObject({ code: z.string(), title: z.string() }).optional(),
    code: z.string().optional(),
  }),
});

/** A stub of the platform's Admin API, for vouchers. */
export async function startAdminStub(onCreate: () => Promise<void> | void = () => undefined) {
  const discounts = new Map<string, Record<string, unknown>>();
  const server = createServer(async (incoming, response) => {
    const { variables } = request.parse(JSON.parse(await text(incoming)));
    const { discount, code } = variables;
    let data: unknown;
    if (discount) {
      const taken = discounts.has(discount.code);
      if (!taken) discounts.set(discount.code, discount);
      await onCreate();
      data = { discountCodeBasicCreate: { userErrors: taken ? [{ code: 'TAKEN' }] : [] } };
    } else {
      const known = discounts.get(code ?? '');
      data = { codeDiscountNodeByCode: known ? { codeDiscount: known } : null };
    }
    response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: {
      url: `http://127.0.0.1:${port}`,
      access: { token: 'test' },
      apiVersion: '2026-10',
    },
    discounts,
    stop: () => {
      server.close().closeAllConnections();
    },
  };
}
