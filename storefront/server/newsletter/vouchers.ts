import { z } from 'zod';
import type { AdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';

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

/** Single-use codes, made through the platform's Admin API. */
export function createVouchers({ send }: AdminClient): Vouchers {
  return {
    async create(voucher) {
      const title = `Newsletter ${voucher.code}`;
      const answer = await send(
        adminDocuments.voucherCreate,
        { discount: toDiscount(voucher, title) },
        created,
      );
      const [problem] = answer.discountCodeBasicCreate.userErrors;
      if (!problem) return 'created';
      if (problem.code !== 'TAKEN')
        throw new Error(`the platform rejected a voucher (${problem.code})`);
      // an earlier attempt may have succeeded without its response being recorded
      const existing = await send(adminDocuments.voucherByCode, { code: voucher.code }, found);
      const discount = existing.codeDiscountNodeByCode?.codeDiscount;
      return discount?.title === title && discount.usageLimit === 1 ? 'created' : 'taken';
    },
  };
}

function toDiscount({ code, value, minimumOrder, startsAt }: Voucher, title: string) {
  const euros = (cents: number) => (cents / 100).toFixed(2);
  return {
    title,
    code,
    startsAt: startsAt.toISOString(),
    usageLimit: 1,
    appliesOncePerCustomer: true,
    context: { all: 'ALL' },
    customerGets: {
      value: { discountAmount: { amount: euros(value), appliesOnEachItem: false } },
      items: { all: true },
    },
    minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: euros(minimumOrder) } },
  };
}
