import type { ASTVisitor, ValidationContext } from 'graphql';
import { notImplemented } from './errors.ts';

/** Arguments that our resolvers do not look at. Silently ignoring one would be an invented answer. */
const ignored: Record<string, readonly string[]> = {
  'CartLine.discountAllocations': ['lineLevelOnly'],
  'Product.images': ['sortKey'],
  'Product.media': ['sortKey'],
  'Product.variants': ['sortKey'],
};

/** A rule of validation, so that it costs nothing once a document is known. */
export function noUnimplementedArguments(context: ValidationContext): ASTVisitor {
  return {
    Argument(argument) {
      const type = context.getParentType()?.name;
      const field = context.getFieldDef()?.name;
      const name = argument.name.value;
      if (type && field && ignored[`${type}.${field}`]?.includes(name)) {
        context.reportError(notImplemented(type, `${field}(${name}:)`));
      }
    },
  };
}
