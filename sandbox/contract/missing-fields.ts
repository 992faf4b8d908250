import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { TypeMap } from '../graphql/implementation.ts';

export function isImplemented(types: TypeMap, typeName: string, fieldName: string): boolean {
  const { plain = [], fields = {} } = types[typeName] ?? {};
  return fieldName.startsWith('__') || plain.includes(fieldName) || fieldName in fields;
}

/** Every Type.field that a document selects and no resolver answers. A document of the schema is expected. */
export function missingFields(
  document: DocumentNode,
  schema: GraphQLSchema,
  types: TypeMap,
): string[] {
  const missing = new Set<string>();
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }

  /** Types that the sandbox never answers with need no fields: what leads to them is null or empty. */
  const objectsOf = (type: GraphQLCompositeType): string[] => {
    const names = isAbstractType(type)
      ? schema.getPossibleTypes(type).map(({ name }) => name)
      : [type.name];
    return names.filter((name) => types[name] !== undefined);
  };

  const walk = ({ selections }: SelectionSetNode, objectNames: readonly string[]): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        for (const name of objectNames)
          walkField(name, selection.name.value, selection.selectionSet);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
      const names = isCompositeType(condition)
        ? objectNames.filter((name) => objectsOf(condition).includes(name))
        : objectNames;
      walk(fragment.selectionSet, names);
    }
  };

  const walkField = (
    typeName: string,
    fieldName: string,
    selectionSet: SelectionSetNode | undefined,
  ): void => {
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) return;
    if (!isImplemented(types, typeName, fieldName)) {
      missing.add(`${typeName}.${fieldName}`);
      return;
    }
    const inner = getNamedType(field.type);
    if (selectionSet && isCompositeType(inner)) walk(selectionSet, objectsOf(inner));
  };

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation);
    if (root) walk(definition.selectionSet, [root.name]);
  }
  return [...missing].toSorted();
}
