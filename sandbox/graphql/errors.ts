import { GraphQLError } from 'graphql';

export function notImplemented(typeName: string, fieldName: string): GraphQLError {
  return new GraphQLError(`The sandbox does not implement ${typeName}.${fieldName}.`, {
    extensions: { code: 'NOT_IMPLEMENTED', typeName, fieldName },
  });
}

export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
