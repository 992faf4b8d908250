import type { ContentStore } from '../content/content-store.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { metaobjectDefinitions } from './metaobject-definitions.ts';

interface Access {
  storefront?: string | null;
}
interface Validation {
  name: string;
  value: string;
}
interface MetafieldDefinitionInput {
  name?: string | null;
  description?: string | null;
  namespace?: string | null;
  key: string;
  ownerType: string;
  type: string;
  validations?: Validation[] | null;
  access?: Access | null;
}
type StandardInput = Pick<MetafieldDefinitionInput, 'ownerType' | 'namespace' | 'key' | 'access'>;
interface ListArguments extends PageArguments {
  ownerType: string;
  namespace?: string | null;
  key?: string | null;
  reverse?: boolean | null;
}
type MetafieldIdentifier = Pick<MetafieldDefinitionInput, 'ownerType' | 'namespace' | 'key'>;
export type Definitions = ReturnType<typeof createDefinitions>;
interface UserError {
  code: string;
  field: string[];
  message: string;
}

/** Templates of the platform: they cannot be defined by hand. */
const standardDefinitions = new Map([
  ['reviews.rating', 'rating'],
  ['reviews.rating_count', 'number_integer'],
]);

/** Definitions of metafields, kept in memory, and of metaobjects. */
export function createDefinitions(content: ContentStore, now: () => Date) {
  const metafields = new Map<string, ReturnType<typeof metafieldDefinition>>();
  const metaobjects = metaobjectDefinitions(content, now);
  let lastId = 0;

  function metafieldDefinition(input: MetafieldDefinitionInput) {
    lastId += 1;
    return {
      id: gid('MetafieldDefinition', lastId),
      name: input.name ?? input.key,
      description: input.description ?? null,
      namespace: input.namespace ?? 'custom',
      key: input.key,
      ownerType: input.ownerType,
      type: { name: input.type },
      validations: validationNodes(input.validations ?? []),
      access: { storefront: input.access?.storefront ?? 'NONE', admin: 'MERCHANT_READ_WRITE' },
    };
  }

  function addMetafield(input: MetafieldDefinitionInput) {
    const definition = metafieldDefinition(input);
    metafields.set(metafieldKey(input), definition);
    return { createdDefinition: definition, userErrors: [] };
  }

  const resolvers = {
    metafieldDefinitions: ({ ownerType, namespace, key, ...page }: ListArguments) =>
      connectionOf(
        [...metafields.values()].filter(
          (one) =>
            one.ownerType === ownerType &&
            (!namespace || one.namespace === namespace) &&
            (!key || one.key === key),
        ),
        page,
      ),

    metafieldDefinitionCreate: ({ definition }: { definition: MetafieldDefinitionInput }) => {
      const refuse = (code: string, message: string) => ({
        createdDefinition: null,
        userErrors: [userError(code, ['definition', 'key'], message)],
      });
      if (standardDefinitions.has(`${definition.namespace}.${definition.key}`)) {
        return refuse('RESERVED_NAMESPACE_KEY', 'Namespace and key are reserved.');
      }
      if (metafields.has(metafieldKey(definition))) {
        return refuse('TAKEN', 'Key is in use for this owner type on another definition.');
      }
      return addMetafield(definition);
    },
    metafieldDefinitionUpdate: ({ definition }: { definition: MetafieldDefinitionInput }) => {
      const found = metafields.get(metafieldKey(definition));
      if (!found) {
        const message = "Definition can't be found.";
        return {
          updatedDefinition: null,
          userErrors: [userError('NOT_FOUND', ['definition'], message)],
        };
      }
      const { access, name, description, validations } = definition;
      if (access?.storefront) found.access.storefront = access.storefront;
      if (name) found.name = name;
      if (description !== undefined) found.description = description;
      if (validations) found.validations = validationNodes(validations);
      return { updatedDefinition: found, userErrors: [] };
    },
    standardMetafieldDefinitionEnable: (input: StandardInput) => {
      const { ownerType, namespace = null, key, access = null } = input;
      const type = standardDefinitions.get(`${namespace}.${key}`);
      const refuse = (code: string, message: string) => ({
        createdDefinition: null,
        userErrors: [userError(code, ['key'], message)],
      });
      if (!type) return refuse('TEMPLATE_NOT_FOUND', 'The standard definition was not found.');
      if (metafields.has(metafieldKey(input))) {
        return refuse('TAKEN', 'A definition for this namespace and key exists.');
      }
      return addMetafield({ ownerType, namespace, key, access, type });
    },
  };
  return {
    isPublicMetafield: (identifier: MetafieldIdentifier) =>
      metafields.get(metafieldKey(identifier))?.access.storefront === 'PUBLIC_READ',
    ...metaobjects,
    resolvers: { ...resolvers, ...metaobjects.resolvers },
  };
}

const validationNodes = (validations: readonly Validation[]) =>
  validations.map(({ name, value }) => ({ name, value, type: 'string' }));

function metafieldKey({ ownerType, namespace, key }: MetafieldIdentifier) {
  return `${ownerType} ${namespace ?? 'custom'}.${key}`;
}

function userError(code: string, field: string[], message: string): UserError {
  return { code, field, message };
}
