import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';

type Json = unknown;

/** The scalars as the platform writes them. */
const scalars: Record<string, (value: Json) => boolean> = {
  ID: (value) => typeof value === 'string' && value.length > 0,
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  Decimal: (value) => typeof value === 'string' && /^-?\d+\.\d{1,2}$/.test(value),
  HTML: (value) => typeof value === 'string',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value),
  Color: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  JSON: (value) => typeof value === 'string',
  UnsignedInt64: (value) => typeof value === 'string' && /^\d+$/.test(value),
};

/** Asks for the type of everything, so that an answer can be checked against it. */
export function withTypeNames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      const isOperation = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      if (isOperation) return undefined;
      const typename: FieldNode = {
        kind: Kind.FIELD,
        name: { kind: Kind.NAME, value: '__typename' },
      };
      return { ...node, selections: [typename, ...node.selections] };
    },
  });
}

/** Every way in which an answer breaks the schema or the selection; none is what we want. */
export function answerProblems(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: Json,
): string[] {
  const problems: string[] = [];
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment): [string, FragmentDefinitionNode] => [fragment.name.value, fragment]),
  );

  function checkObject(
    type: GraphQLObjectType,
    sets: SelectionSetNode[],
    value: object,
    at: string,
  ) {
    const fields = collectFields(type, sets);
    for (const key of Object.keys(value)) {
      if (!fields.has(key)) problems.push(`${at}.${key} was not asked for`);
    }
    for (const [key, nodes] of fields) {
      const name = nodes[0]?.name.value ?? '';
      const answer: Json = Reflect.get(value, key);
      if (name === '__typename') {
        if (answer !== type.name) problems.push(`${at} has the type ${String(answer)}`);
        continue;
      }
      const field = type.getFields()[name];
      const inner = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
      if (!field) problems.push(`${at}.${name} is not in the schema`);
      else checkValue(field.type, inner, answer, `${at}.${key}`);
    }
  }

  function checkValue(type: GraphQLOutputType, sets: SelectionSetNode[], value: Json, at: string) {
    if (isNonNullType(type)) {
      if (value == null) problems.push(`${at} must not be null`);
      else checkValue(type.ofType, sets, value, at);
    } else if (value === null) {
      return;
    } else if (value === undefined) {
      problems.push(`${at} is missing`);
    } else if (isListType(type)) {
      if (!Array.isArray(value)) problems.push(`${at} must be a list`);
      else
        for (const [index, item] of value.entries()) {
          checkValue(type.ofType, sets, item, `${at}[${index}]`);
        }
    } else if (isScalarType(type)) {
      const check = scalars[type.name];
      if (!check) problems.push(`${at}: nobody has said how a ${type.name} looks`);
      else if (!check(value)) problems.push(`${at} is no ${type.name}: ${JSON.stringify(value)}`);
    } else if (isEnumType(type)) {
      if (!type.getValue(String(value)))
        problems.push(`${at} is no ${type.name}: ${String(value)}`);
    } else if (typeof value === 'object') {
      const concrete = concreteType(type, value);
      if (concrete) checkObject(concrete, sets, value, at);
      else problems.push(`${at} cannot be a ${String(Reflect.get(value, '__typename'))}`);
    }
  }

  function concreteType(type: GraphQLOutputType, value: object): GraphQLObjectType | undefined {
    const named = getNamedType(type);
    const actual = schema.getType(String(Reflect.get(value, '__typename')));
    if (!isObjectType(actual)) return undefined;
    if (isAbstractType(named)) return schema.isSubType(named, actual) ? actual : undefined;
    return named === actual ? actual : undefined;
  }

  function collectFields(type: GraphQLObjectType, sets: SelectionSetNode[]) {
    const fields = new Map<string, FieldNode[]>();
    const collect = (set: SelectionSetNode) => {
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          const key = selection.alias?.value ?? selection.name.value;
          fields.set(key, [...(fields.get(key) ?? []), selection]);
          continue;
        }
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        const condition = fragment?.typeCondition?.name.value;
        if (fragment && applies(type, condition)) collect(fragment.selectionSet);
      }
    };
    for (const set of sets) collect(set);
    return fields;
  }

  function applies(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const named = schema.getType(condition);
    return isAbstractType(named) && schema.isSubType(named, type);
  }

  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const root =
    operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === 'mutation'
      ? schema.getMutationType()
      : schema.getQueryType();
  if (operation?.kind === Kind.OPERATION_DEFINITION && root && data && typeof data === 'object') {
    checkObject(root, [operation.selectionSet], data, root.name);
  } else {
    problems.push('there is no data');
  }
  return problems;
}
