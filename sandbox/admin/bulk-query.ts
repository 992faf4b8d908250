import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { refuseUnansweredIn } from './unanswered-inputs.ts';

const maximumConnections = 5;
const maximumDepth = 2;
const pageSize = 250;

/** A list that is read page by page. */
export interface BulkConnection {
  /** The key in its parent's answer. */
  key: string;
  /** The type of what has it, for further pages of an inner list. */
  parentType: string;
  /** With its arguments, without those of a page. */
  field: FieldNode;
  inner: BulkConnection[];
}

/** The lists of a document at its root; throws with the platform's words about what it refuses. */
export function bulkConnections(schema: GraphQLSchema, query: string): BulkConnection[] {
  const document = parsed(schema, query);
  const types = new TypeInfo(schema);
  const roots: BulkConnection[] = [];
  const open: BulkConnection[] = [];
  const withoutId: string[] = [];
  let count = 0;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter(field) {
          if (!getNamedType(types.getType())?.name.endsWith('Connection')) return;
          count += 1;
          const parentType = types.getParentType()?.name ?? '';
          const connection: BulkConnection = {
            key: field.alias?.value ?? field.name.value,
            parentType,
            field,
            inner: [],
          };
          const outer = open.at(-1);
          if (outer && !selectsId(outer.field)) withoutId.push(field.name.value);
          (outer ? outer.inner : roots).push(connection);
          open.push(connection);
          if (open.length > maximumDepth) {
            throw new Error(
              `Bulk queries cannot contain connections with a nesting depth greater than ${maximumDepth}.`,
            );
          }
        },
        leave(field) {
          if (open.at(-1)?.field === field) open.pop();
        },
      },
    }),
  );
  if (count === 0) throw new Error('Bulk queries must contain at least one connection.');
  if (count > maximumConnections) {
    throw new Error(`Bulk queries cannot contain more than ${maximumConnections} connections.`);
  }
  if (withoutId.length > 0) {
    throw new Error(
      `The parent 'node' field for a nested connection must select the 'id' field without an alias and must be of 'ID' return type. Connection fields without 'id': ${withoutId.join(', ')}.`,
    );
  }
  return roots;
}

function parsed(schema: GraphQLSchema, query: string): DocumentNode {
  try {
    const document = parse(query);
    const [error] = validate(schema, document);
    if (error) throw error;
    refuseUnansweredIn(schema, document, {});
    return document;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new Error(`Invalid bulk query: ${error.message}`);
  }
}

/** Of its nodes. */
function selectsId(connection: FieldNode): boolean {
  const fields = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((one) => {
      if (one.kind === Kind.FIELD) return [one];
      return one.kind === Kind.INLINE_FRAGMENT ? fields(one.selectionSet) : [];
    });
  const named = (set: SelectionSetNode | undefined, name: string) =>
    fields(set).filter((field) => field.name.value === name);
  const nodes = [
    ...named(connection.selectionSet, 'nodes'),
    ...named(connection.selectionSet, 'edges').flatMap((edges) =>
      named(edges.selectionSet, 'node'),
    ),
  ];
  return nodes.some(({ selectionSet }) => named(selectionSet, 'id').some(({ alias }) => !alias));
}

/** The operation for one page of a list: at the root, or of the thing that has it. */
export function pageQuery({ field, parentType }: BulkConnection, isInner: boolean): string {
  const list = print(paged(field, 'after: $after'));
  return isInner
    ? `query ($after: String, $id: ID!) { node(id: $id) { ... on ${parentType} { ${list} } } }`
    : `query ($after: String) { ${list} }`;
}

/** Every list in it begins with its first page and says whether there is another one. */
function paged(field: FieldNode, cursor = ''): FieldNode {
  const others = (field.arguments ?? []).filter(
    ({ name }) => !['first', 'last', 'after', 'before'].includes(name.value),
  );
  const page = fieldOf(`list(first: ${pageSize} ${cursor}) { pageInfo { hasNextPage endCursor } }`);
  return {
    ...field,
    arguments: [...others, ...(page?.arguments ?? [])],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [
        ...(page?.selectionSet?.selections ?? []),
        ...(field.selectionSet ? withPagedLists(field.selectionSet).selections : []),
      ],
    },
  };
}

function fieldOf(text: string): FieldNode | undefined {
  const [operation] = parse(`{ ${text} }`).definitions;
  const [field] =
    operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  return field?.kind === Kind.FIELD ? field : undefined;
}

/** Lists are the fields whose selection has edges or nodes. */
function withPagedLists(set: SelectionSetNode): SelectionSetNode {
  const isList = ({ selectionSet }: FieldNode) =>
    selectionSet?.selections.some(
      (one) => one.kind === Kind.FIELD && ['edges', 'nodes'].includes(one.name.value),
    );
  return {
    ...set,
    selections: set.selections.map((one) => {
      if (one.kind === Kind.FIELD && isList(one)) return paged(one);
      if (one.kind === Kind.FRAGMENT_SPREAD || !one.selectionSet) return one;
      return { ...one, selectionSet: withPagedLists(one.selectionSet) };
    }),
  };
}
