import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { schemaFile } from '../schema/api-version.ts';
import type { Context } from './context.ts';
import { notImplemented } from './errors.ts';
import type { TypeMap } from './implementation.ts';

/** The published schema, whole: a field that nobody implements says so when it is asked for. */
export function implementSchema(types: TypeMap): GraphQLSchema {
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValid: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const { plain = [], fields = {} } = types[type.name] ?? {};
    for (const field of Object.values(type.getFields())) {
      const resolver = fields[field.name];
      if (resolver) field.resolve = resolver as GraphQLFieldResolver<unknown, Context>;
      else if (!plain.includes(field.name)) {
        field.resolve = () => {
          throw notImplemented(type.name, field.name);
        };
      }
    }
  }
  refuseUnknownFields(schema, types);
  return schema;
}

/** A misspelt name in a map would silently answer nothing. */
function refuseUnknownFields(schema: GraphQLSchema, types: TypeMap): void {
  for (const [name, { plain = [], fields = {} }] of Object.entries(types)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no object type ${name}`);
    for (const field of [...plain, ...Object.keys(fields)]) {
      if (!type.getFields()[field]) throw new Error(`The schema has no field ${name}.${field}`);
    }
  }
}
