import { gid } from '../graphql/ids.ts';

interface Access {
  storefront?: string | null;
}
interface Validation {
  name: string;
  value: string;
}
interface MetafieldDefinitionInput {
  name?: string | null;
  namespace?: string | null;
  key: string;
  ownerType: string;
  type: string;
  validations?: Validation[] | null;
  access?: Access | null;
}
type MetafieldIdentifier = Pick<MetafieldDefinitionInput, 'ownerType' | 'namespace' | 'key'>;
export type Definitions = ReturnType<typeof createDefinitions>;
interface FieldDefinitionInput {
  key: string;
  name?: string | null;
  type: string;
  required?: boolean | null;
  validations?: Validation[] | null;
}
interface MetaobjectDefinitionInput {
  type: string;
  name?: string | null;
  displayNameKey?: string | null;
  access?: Access | null;
  fieldDefinitions?: FieldDefinitionInput[] | null;
}
interface MetaobjectDefinitionChange {
  access?: Access | null;
  fieldDefinitions?: { create?: FieldDefinitionInput | null }[] | null;
}

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

/** Definitions of metafields and metaobjects, kept in memory: a shop that has just been created has none. */
export function createDefinitions(now: () => Date) {
  const metafields = new Map<string, ReturnType<typeof metafieldDefinition>>();
  const metaobjects = new Map<string, ReturnType<typeof metaobjectDefinition>>();
  let lastId = 0;

  function metafieldDefinition(input: MetafieldDefinitionInput) {
    lastId += 1;
    return {
      id: gid('MetafieldDefinition', lastId),
      name: input.name ?? input.key,
      namespace: input.namespace ?? 'custom',
      key: input.key,
      ownerType: input.ownerType,
      type: { name: input.type },
      validations: (input.validations ?? []).map((one) => ({ ...one, type: 'string' })),
      access: { storefront: input.access?.storefront ?? 'NONE', admin: 'MERCHANT_READ_WRITE' },
    };
  }

  function metaobjectDefinition(input: MetaobjectDefinitionInput) {
    lastId += 1;
    const time = now().toISOString();
    return {
      id: gid('MetaobjectDefinition', lastId),
      type: input.type,
      name: input.name ?? input.type,
      displayNameKey: input.displayNameKey ?? null,
      access: { storefront: input.access?.storefront ?? 'NONE', admin: 'MERCHANT_READ_WRITE' },
      fieldDefinitions: (input.fieldDefinitions ?? []).map(fieldDefinition),
      metaobjectsCount: 0,
      hasThumbnailField: false,
      createdAt: time,
      updatedAt: time,
    };
  }

  function addMetafield(input: MetafieldDefinitionInput) {
    const definition = metafieldDefinition(input);
    metafields.set(metafieldKey(input), definition);
    return { createdDefinition: definition, userErrors: [] };
  }

  const connection = <Node>(nodes: Node[]) => ({
    nodes,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });

  const resolvers = {
    metafieldDefinitions: ({ ownerType }: { ownerType: string }) =>
      connection([...metafields.values()].filter((one) => one.ownerType === ownerType)),
    metaobjectDefinitions: () => connection([...metaobjects.values()]),
    metaobjectDefinitionByType: ({ type }: { type: string }) => metaobjects.get(type) ?? null,

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
      if (definition.access?.storefront) found.access.storefront = definition.access.storefront;
      return { updatedDefinition: found, userErrors: [] };
    },
    standardMetafieldDefinitionEnable: (input: Omit<MetafieldDefinitionInput, 'type'>) => {
      const type = standardDefinitions.get(`${input.namespace}.${input.key}`);
      const refuse = (code: string, message: string) => ({
        createdDefinition: null,
        userErrors: [userError(code, ['key'], message)],
      });
      if (!type) return refuse('TEMPLATE_NOT_FOUND', 'The standard definition was not found.');
      if (metafields.has(metafieldKey(input))) {
        return refuse('TAKEN', 'A definition for this namespace and key exists.');
      }
      return addMetafield({ ...input, type });
    },

    metaobjectDefinitionCreate: ({ definition }: { definition: MetaobjectDefinitionInput }) => {
      if (metaobjects.has(definition.type)) {
        return {
          metaobjectDefinition: null,
          userErrors: [userError('TAKEN', ['definition', 'type'], 'Type has already been taken.')],
        };
      }
      const created = metaobjectDefinition(definition);
      metaobjects.set(definition.type, created);
      return { metaobjectDefinition: created, userErrors: [] };
    },
    metaobjectDefinitionUpdate: ({
      id,
      definition,
    }: {
      id: string;
      definition: MetaobjectDefinitionChange;
    }) => {
      const found = [...metaobjects.values()].find((one) => one.id === id);
      if (!found) {
        return {
          metaobjectDefinition: null,
          userErrors: [userError('RECORD_NOT_FOUND', ['id'], 'Record not found.')],
        };
      }
      if (definition.access?.storefront) found.access.storefront = definition.access.storefront;
      for (const { create } of definition.fieldDefinitions ?? []) {
        if (create) found.fieldDefinitions.push(fieldDefinition(create));
      }
      return { metaobjectDefinition: found, userErrors: [] };
    },
  };
  return {
    resolvers,
    isPublicMetafield: (identifier: MetafieldIdentifier) =>
      metafields.get(metafieldKey(identifier))?.access.storefront === 'PUBLIC_READ',
    isPublicMetaobject: (type: string) =>
      metaobjects.get(type)?.access.storefront === 'PUBLIC_READ',
  };
}

function metafieldKey({ ownerType, namespace, key }: MetafieldIdentifier) {
  return `${ownerType} ${namespace ?? 'custom'}.${key}`;
}

function fieldDefinition({ key, name, type, required, validations }: FieldDefinitionInput) {
  return {
    key,
    name: name ?? key,
    type: { name: type },
    required: required ?? false,
    validations: (validations ?? []).map((one) => ({ ...one, type: 'string' })),
  };
}

function userError(code: string, field: string[], message: string): UserError {
  return { code, field, message };
}
