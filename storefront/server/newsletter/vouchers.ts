import { z } from 'zod';

const timeoutMs = 10_000;

interface Voucher {
  code: string;
  /** In cents. */
  value: number;
  minimumOrder: number;
  startsAt: Date;
}

export interface Vouchers {
  /** Idempotent. 'taken' means that the code belongs to another discount. */
  create(voucher: Voucher): Promise<'created' | 'taken'>;
}

const createDocument = `mutation NewsletterVoucher($discount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $discount) {
    userErrors { code field message }
  }
}`;
const findDocument = `query NewsletterVoucherByCode($code: String!) {
  codeDiscountNodeByCode(code: $code) {
    codeDiscount { ... on DiscountCodeBasic { title usageLimit } }
  }
}`;

const created = z.object({
  discountCodeBasicCreate: z.object({ userErrors: z.array(z.object({ code: z.string() })) }),
});
const found = z.object({
  codeDiscountNodeByCode: z
    .object({
      codeDiscount: z.object({
        title: z.string().optional(),
        usageLimit: z.number().nullish(),
      }),
    })
    .nullable(),
});

interface AdminAccess {
  url: string;
  token: string;
  apiVersion: string;
}

/** Single-use codes, made through the platform's Admin API. */
export function createVouchers({ url, token, apiVersion }: AdminAccess): Vouchers {
  const endpoint = `${url}/admin/api/${apiVersion}/graphql.json`;
  return {
    async create(voucher) {
      const title = `Newsletter ${voucher.code}`;
      const answer = await send(createDocument, { discount: toDiscount(voucher, title) }, created);
      const [problem] = answer.discountCodeBasicCreate.userErrors;
      if (!problem) return 'created';
      if (problem.code !== 'TAKEN')
        throw new Error(`the platform rejected a voucher (${problem.code})`);
      // an earlier attempt may have succeeded without its response being recorded
      const existing = await send(findDocument, { code: voucher.code }, found);
      const discount = existing.codeDiscountNodeByCode?.codeDiscount;
      return discount?.title === title && discount.usageLimit === 1 ? 'created' : 'taken';
    },
  };

  async function send<Data>(query: string, variables: object, shape: z.ZodType<Data>) {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = z.object({ data: shape }).safeParse(await response.json().catch(() => null));
    if (!response.ok || !body.success) {
      throw new Error(`the Admin API responded with an error (status ${response.status})`);
    }
    return body.data.data;
  }
}

function toDiscount({ code, value, minimumOrder, startsAt }: Voucher, title: string) {
  const euros = (cents: number) => (cents / 100).toFixed(2);
  return {
    title,
    code,
    startsAt: startsAt.toISOString(),
    usageLimit: 1,
    appliesOncePerCustomer: true,
    customerSelection: { all: true },
    customerGets: {
      value: { discountAmount: { amount: euros(value), appliesOnEachItem: false } },
      items: { all: true },
    },
    minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: euros(minimumOrder) } },
  };
}
