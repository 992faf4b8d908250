import {
  type DocumentNode,
  type GraphQLSchema,
  NoDeprecatedCustomRule,
  specifiedRules,
  validate,
} from 'graphql';

/** Deprecated fields whose replacement is missing in the oldest version. */
const acceptedDeprecations = [/The field Cart\.discountAllocations is deprecated/];

/** What is wrong with a document in one version, and which deprecated fields it uses on purpose. */
export function validateOperations(schema: GraphQLSchema, version: string, document: DocumentNode) {
  const describe = ({ message }: { message: string }) => `${version}: ${message}`;
  const errors = validate(schema, document, specifiedRules, { maxErrors: Infinity });
  const deprecations = validate(schema, document, [NoDeprecatedCustomRule]);
  const isAccepted = ({ message }: { message: string }) =>
    acceptedDeprecations.some((accepted) => accepted.test(message));
  return {
    problems: [...errors, ...deprecations.filter((one) => !isAccepted(one))].map(describe),
    deprecations: [...new Set(deprecations.filter(isAccepted).map(describe))],
  };
}
