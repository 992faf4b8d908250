import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { accountProblem } from '../account/account-service.ts';
import type { Contract } from '../account/contract.ts';
import { nameOf } from '../account/order.ts';
import {
  type AccountReader,
  createAccountReader,
  readContracts,
  readOrder,
  readOverview,
} from '../account/read-account.ts';
import { accountContext } from '../context.ts';
import { emptyCancellation, emptyWithdrawal } from '../declarations/form-state.ts';
import { languageCode } from './language-code.ts';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Of the customer's order or contract. */
  key: string | null;
}

/** Null without a session, and where the account cannot be read: the forms work without it. */
async function fromAccount<Data>(
  { request, context, key }: Asked,
  load: (read: AccountReader, key: string) => Promise<Data>,
): Promise<Data | null> {
  const customer = key && context.get(accountContext)?.customer(request);
  if (!customer) return null;
  try {
    return await load(createAccountReader(customer, languageCode(context)), key);
  } catch (error) {
    if (!accountProblem(error)) throw error;
    return null;
  }
}

/** `scope` is 'items' where only some are sent back: all are listed, to be shortened. */
export async function prefillWithdrawal(asked: Asked & { scope: string | null }) {
  const order = await fromAccount(asked, readOrder);
  if (!order) return emptyWithdrawal;
  const { name, email, recipient, lines } = order;
  const items = lines.map(({ quantity, title, variantTitle }) =>
    [`${quantity} × ${title}`, variantTitle].filter(Boolean).join(', '),
  );
  const values = {
    name: recipient,
    contract: name,
    email: email ?? '',
    ...(asked.scope === 'items' && { scope: 'items', items: items.join('\n') }),
  };
  return { values: { ...emptyWithdrawal.values, ...values }, problems: {} };
}

export async function prefillCancellation(asked: Asked) {
  const found = await fromAccount(asked, async (read, key) => {
    const [overview, contract] = await Promise.all([readOverview(read), findContract(read, key)]);
    return contract && { overview, contract };
  });
  if (!found) return { state: emptyCancellation };
  const { overview, contract } = found;
  const { address, email } = overview;
  const values = {
    name: nameOf(overview) || nameOf(address),
    place: [address?.zip, address?.city].filter(Boolean).join(' '),
    contract: textOf(contract),
    email: email ?? '',
  };
  return {
    state: { values: { ...emptyCancellation.values, ...values }, problems: {} },
    contract: contract.key,
  };
}

/** Ends the contract at the platform; a merchant sees the declaration in any case. */
export async function cancelContract(asked: Asked): Promise<void> {
  await fromAccount(asked, async (read, key) => {
    const contract = await findContract(read, key);
    if (!contract) return;
    await read('SubscriptionContractCancel', { id: contract.id }, z.unknown());
  });
}

async function findContract(read: AccountReader, key: string): Promise<Contract | null> {
  return (await readContracts(read)).find((contract) => contract.key === key) ?? null;
}

const textOf = ({ key, lines }: Contract) =>
  `${lines.map(({ title, variantTitle }) => [title, variantTitle].filter(Boolean).join(', ')).join('; ')} (${key})`;
