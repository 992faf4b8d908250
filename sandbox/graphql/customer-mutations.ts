import { noAddress, type PostalAddress } from '../cart/model.ts';
import { countryCodeOf } from '../checkout/countries.ts';
import {
  addCustomerAddress,
  changeCustomerAddress,
  removeCustomerAddress,
  setDefaultAddress,
} from '../checkout/customer-addresses.ts';
import { findSignedIn, openSession, signOut } from '../checkout/customers.ts';
import { hashPassword, isPassword } from '../checkout/passwords.ts';
import type { Context } from './context.ts';
import { findCustomer, mailingAddressNode } from './customer-types.ts';
import { dateTime } from './date-time.ts';
import { parseGid } from './ids.ts';
import type { Resolver, TypeImplementation, TypeMap } from './implementation.ts';

interface CustomerInput {
  email?: string | null;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
}

interface MailingAddressInput {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  company?: string | null;
  country?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  province?: string | null;
  zip?: string | null;
}

interface WithToken {
  customerAccessToken: string;
}

const shortestPassword = 5;

const mutations: Record<string, Resolver> = {
  customerCreate: async (_, { input }: { input: CustomerInput }, context) => {
    const errors = await problemsOf(input, context);
    if (errors.length > 0) return refusal(errors);
    const { id } = await context.database
      .insertInto('customer')
      .values({ ...(await columnsOf(input)), email: input.email?.toLowerCase() ?? '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return done({ customer: await findCustomer(context.database, id) });
  },

  customerUpdate: async (
    _,
    { customer, customerAccessToken }: WithToken & { customer: CustomerInput },
    context,
  ) => {
    const signedIn = await findSignedIn(context.database, customerAccessToken, context.now());
    if (!signedIn) return refusal([invalidToken]);
    const errors = await problemsOf(customer, context, signedIn.id);
    if (errors.length > 0) return refusal(errors);
    const columns = await columnsOf(customer);
    if (Object.keys(columns).length > 0) {
      await context.database
        .updateTable('customer')
        .set(columns)
        .where('id', '=', signedIn.id)
        .execute();
    }
    // The platform answers a token only with a new password, which ends the older ones.
    const token = customer.password ? await replaceSessions(signedIn.id, context) : null;
    return done({
      customer: await findCustomer(context.database, signedIn.id),
      customerAccessToken: token,
    });
  },

  customerAccessTokenCreate: async (
    _,
    { input }: { input: { email: string; password: string } },
    context,
  ) => {
    const row = await context.database
      .selectFrom('customer')
      .select(['id', 'password_hash'])
      .where('email', '=', input.email.toLowerCase())
      .executeTakeFirst();
    if (!row?.password_hash || !(await isPassword(input.password, row.password_hash))) {
      return refusal([problem('UNIDENTIFIED_CUSTOMER', ['input'], 'Unidentified customer')]);
    }
    return done({ customerAccessToken: await newToken(row.id, context) });
  },

  customerAccessTokenDelete: async (_, { customerAccessToken }: WithToken, context) => {
    const signedIn = await findSignedIn(context.database, customerAccessToken, context.now());
    if (!signedIn) return refusal([invalidToken]);
    await signOut(context.database, customerAccessToken);
    return done({ deletedAccessToken: customerAccessToken, deletedCustomerAccessTokenId: null });
  },

  customerAccessTokenRenew: async (_, { customerAccessToken }: WithToken, context) => {
    const signedIn = await findSignedIn(context.database, customerAccessToken, context.now());
    if (!signedIn) return refusal([invalidToken]);
    await signOut(context.database, customerAccessToken);
    return done({ customerAccessToken: await newToken(signedIn.id, context) });
  },

  customerAddressCreate: (_, args: WithToken & { address: MailingAddressInput }, context) =>
    forCustomer(args, context, async (customerId) => {
      const address = { ...noAddress, ...postalAddress(args.address, context) };
      return {
        customerAddress: mailingAddressNode(
          await addCustomerAddress(context.database, customerId, address),
        ),
      };
    }),

  customerAddressUpdate: (
    _,
    args: WithToken & { id: string; address: MailingAddressInput },
    context,
  ) =>
    forCustomer(args, context, async (customerId) => {
      const change = postalAddress(args.address, context);
      const changed = await changeCustomerAddress(
        context.database,
        customerId,
        addressKey(args.id),
        change,
      );
      return changed && { customerAddress: mailingAddressNode(changed) };
    }),

  customerAddressDelete: (_, args: WithToken & { id: string }, context) =>
    forCustomer(args, context, async (customerId) =>
      (await removeCustomerAddress(context.database, customerId, addressKey(args.id)))
        ? { deletedCustomerAddressId: args.id }
        : undefined,
    ),

  customerDefaultAddressUpdate: (_, args: WithToken & { addressId: string }, context) =>
    forCustomer(args, context, async (customerId) =>
      (await setDefaultAddress(context.database, customerId, addressKey(args.addressId)))
        ? { customer: await findCustomer(context.database, customerId) }
        : undefined,
    ),
};

const payload = (...names: string[]): TypeImplementation => ({
  plain: [...names, 'customerUserErrors', 'userErrors'],
});

/** Accounts with a password, as the Storefront API has them beside the newer ones by mail. */
export const customerMutationTypes: TypeMap = {
  Mutation: { fields: mutations },
  CustomerAccessToken: { plain: ['accessToken', 'expiresAt'] },
  CustomerUserError: { plain: ['code', 'field', 'message'] },
  UserError: { plain: ['field', 'message'] },
  CustomerCreatePayload: payload('customer'),
  CustomerUpdatePayload: payload('customer', 'customerAccessToken'),
  CustomerAccessTokenCreatePayload: payload('customerAccessToken'),
  CustomerAccessTokenRenewPayload: { plain: ['customerAccessToken', 'userErrors'] },
  CustomerAccessTokenDeletePayload: {
    plain: ['deletedAccessToken', 'deletedCustomerAccessTokenId', 'userErrors'],
  },
  CustomerAddressCreatePayload: payload('customerAddress'),
  CustomerAddressUpdatePayload: payload('customerAddress'),
  CustomerAddressDeletePayload: payload('deletedCustomerAddressId'),
  CustomerDefaultAddressUpdatePayload: payload('customer'),
};

interface CustomerProblem {
  code: 'TAKEN' | 'INVALID' | 'TOO_SHORT' | 'UNIDENTIFIED_CUSTOMER' | 'TOKEN_INVALID' | 'NOT_FOUND';
  field: string[] | null;
  message: string;
}

const invalidToken = problem(
  'TOKEN_INVALID',
  ['customerAccessToken'],
  'The customer access token is not valid.',
);

function problem(
  code: CustomerProblem['code'],
  field: CustomerProblem['field'],
  message: string,
): CustomerProblem {
  return { code, field, message };
}

function refusal(errors: CustomerProblem[]) {
  return { customerUserErrors: errors, userErrors: errors };
}

function done<Result extends object>(result: Result) {
  return { ...result, customerUserErrors: [], userErrors: [] };
}

/** Undefined as result: the address is not the customer's. */
async function forCustomer(
  { customerAccessToken }: WithToken,
  context: Context,
  work: (customerId: number) => Promise<object | undefined>,
) {
  const signedIn = await findSignedIn(context.database, customerAccessToken, context.now());
  if (!signedIn) return refusal([invalidToken]);
  const result = await work(signedIn.id);
  return result
    ? done(result)
    : refusal([problem('NOT_FOUND', ['id'], 'The address does not exist.')]);
}

async function problemsOf(
  { email, password }: CustomerInput,
  { database }: Context,
  ownId?: number,
): Promise<CustomerProblem[]> {
  const problems: CustomerProblem[] = [];
  if (email != null) {
    const other = await database
      .selectFrom('customer')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      problems.push(problem('INVALID', ['input', 'email'], 'Email is invalid'));
    } else if (other && other.id !== ownId) {
      problems.push(problem('TAKEN', ['input', 'email'], 'Email has already been taken'));
    }
  }
  if (password != null && password.length < shortestPassword) {
    const message = `Password is too short (minimum is ${shortestPassword} characters)`;
    problems.push(problem('TOO_SHORT', ['input', 'password'], message));
  }
  return problems;
}

/** A field left out keeps its value. */
async function columnsOf(input: CustomerInput) {
  const { email, password, firstName, lastName, phone, acceptsMarketing } = input;
  return {
    ...(email != null && { email: email.toLowerCase() }),
    ...(password != null && { password_hash: await hashPassword(password) }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(phone !== undefined && { phone }),
    ...(acceptsMarketing != null && { accepts_marketing: acceptsMarketing }),
  };
}

async function replaceSessions(customerId: number, context: Context) {
  await context.database
    .deleteFrom('customer_session')
    .where('customer_id', '=', customerId)
    .execute();
  return newToken(customerId, context);
}

async function newToken(customerId: number, { database, now }: Context) {
  const { token, expiresAt } = await openSession(database, customerId, now());
  return { accessToken: token, expiresAt: dateTime(expiresAt) };
}

function postalAddress(
  { country, province, ...parts }: MailingAddressInput,
  { shop }: Context,
): Partial<PostalAddress> {
  return {
    ...parts,
    ...(country !== undefined && { countryCode: country ? countryCodeOf(country, shop) : null }),
    ...(province !== undefined && { provinceCode: province }),
  };
}

function addressKey(id: string): number {
  return parseGid('MailingAddress', id) ?? 0;
}
