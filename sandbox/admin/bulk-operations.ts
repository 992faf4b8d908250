import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { announce } from '../webhooks/announce.ts';
import { type AskAdmin, bulkLines } from './bulk-lines.ts';
import { type BulkConnection, bulkConnections } from './bulk-query.ts';
import { type AdminContext, adminSchema, executeAdmin } from './executor.ts';
import { type UserError, userError } from './user-errors.ts';

interface Operation {
  id: number;
  query: string;
  status: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELED';
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | null;
  createdAt: string;
  completedAt: string | null;
  rootObjects: number;
  lines: string[];
}

interface BulkOptions {
  database: Kysely<Database>;
  origin: string;
  now: () => Date;
  /** All resolvers of the Admin API. */
  root: () => object;
}

const fileOf = ({ lines }: Operation) => lines.map((line) => `${line}\n`).join('');

/** Queries over whole lists, whose result is a file; one at a time, kept until the sandbox stops. Lines are grouped anyway. */
export function createBulkOperations(
  app: FastifyInstance,
  { database, origin, now, root }: BulkOptions,
) {
  const operations: Operation[] = [];
  const running = () => operations.find(({ status }) => status === 'RUNNING');

  app.get<{ Params: { id: string } }>('/_bulk/:id.jsonl', async ({ params }, reply) => {
    const found = operations.find(({ id }) => String(id) === params.id);
    if (found?.status !== 'COMPLETED') return reply.code(404).send();
    return reply.type('application/jsonl').send(fileOf(found));
  });

  const nodeOf = (operation: Operation) => {
    const { id, query, status, errorCode, createdAt, completedAt, rootObjects, lines } = operation;
    const hasFile = status === 'COMPLETED' && lines.length > 0;
    return {
      __typename: 'BulkOperation',
      id: gid('BulkOperation', id),
      query,
      status,
      errorCode,
      createdAt,
      completedAt,
      type: 'QUERY',
      objectCount: String(lines.length),
      rootObjectCount: String(rootObjects),
      fileSize: hasFile ? String(Buffer.byteLength(fileOf(operation))) : null,
      url: hasFile ? `${origin}/_bulk/${id}.jsonl` : null,
      partialDataUrl: null,
    };
  };

  async function work(operation: Operation, connections: BulkConnection[], context: AdminContext) {
    const ask: AskAdmin = async (query, variables) => {
      const { data, errors } = await executeAdmin(root(), context, { query, variables });
      if (errors) throw errors[0];
      return data ?? {};
    };
    try {
      for (const connection of connections) {
        for await (const { line, isRoot } of bulkLines(ask, connection)) {
          if (operation.status !== 'RUNNING') return;
          operation.lines.push(JSON.stringify(line));
          operation.rootObjects += isRoot ? 1 : 0;
        }
      }
      operation.status = 'COMPLETED';
    } catch (error) {
      operation.status = 'FAILED';
      operation.errorCode = JSON.stringify(error).includes('ACCESS_DENIED')
        ? 'ACCESS_DENIED'
        : 'INTERNAL_SERVER_ERROR';
    } finally {
      operation.completedAt = now().toISOString();
      const { id, status, errorCode, createdAt, completedAt } = operation;
      await announce(database, 'bulk_operations/finish', id, {
        admin_graphql_api_id: gid('BulkOperation', id),
        status: status.toLowerCase(),
        error_code: errorCode?.toLowerCase() ?? null,
        type: 'query',
        created_at: createdAt,
        completed_at: completedAt,
      });
    }
  }

  const find = (id: string) => operations.find((one) => one.id === parseGid('BulkOperation', id));
  const refused = (...userErrors: UserError[]) => ({ bulkOperation: null, userErrors });

  return {
    bulkOperationRunQuery: ({ query }: { query: string }, context: AdminContext) => {
      const other = running();
      if (other) {
        const message = `A bulk query operation for this app and shop is already in progress: ${gid('BulkOperation', other.id)}.`;
        return refused(userError('OPERATION_IN_PROGRESS', null, message));
      }
      let connections: BulkConnection[];
      try {
        connections = bulkConnections(adminSchema(context.apiVersion), query);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return refused(userError('INVALID', ['query'], message));
      }
      const operation: Operation = {
        id: operations.length + 1,
        query,
        status: 'RUNNING',
        errorCode: null,
        createdAt: now().toISOString(),
        completedAt: null,
        rootObjects: 0,
        lines: [],
      };
      operations.push(operation);
      const started = { ...nodeOf(operation), status: 'CREATED' };
      // the sandbox may stop meanwhile
      work(operation, connections, context).catch(() => undefined);
      return { bulkOperation: started, userErrors: [] };
    },
    bulkOperationCancel: ({ id }: { id: string }) => {
      const found = find(id);
      if (!found) return refused(userError(null, ['id'], 'Bulk operation does not exist'));
      if (found.status !== 'RUNNING') {
        const message = `A bulk operation cannot be canceled when it is ${found.status.toLowerCase()}`;
        return { bulkOperation: nodeOf(found), userErrors: [userError(null, null, message)] };
      }
      found.status = 'CANCELED';
      return { bulkOperation: { ...nodeOf(found), status: 'CANCELING' }, userErrors: [] };
    },
    currentBulkOperation: ({ type = 'QUERY' }: { type?: string | null }) => {
      const last = type === 'QUERY' ? operations.at(-1) : undefined;
      return last ? nodeOf(last) : null;
    },
    bulkOperation: ({ id }: { id: string }) => {
      const found = find(id);
      return found ? nodeOf(found) : null;
    },
    bulkOperations: (args: PageArguments & { reverse?: boolean | null }) =>
      connectionOf(operations.map(nodeOf), args),
  };
}
