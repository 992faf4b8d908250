import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Kysely } from 'kysely';
import mercurius from 'mercurius';
import { z } from 'zod';
import type { Definitions } from '../admin/definitions.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import { answerSession } from '../consent/sessions.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { FaultState } from '../control/faults.ts';
import { masked, type RequestLog } from '../control/request-log.ts';
import type { Database } from '../database/tables.ts';
import type { Context } from '../graphql/context.ts';
import { notImplemented } from '../graphql/errors.ts';
import { marketOf } from '../graphql/market.ts';
import { operationContext } from '../graphql/operation-context.ts';
import { platformError } from '../graphql/request-errors.ts';
import { implementSchema } from '../graphql/schema.ts';
import { implementedTypes } from '../graphql/types.ts';
import { noUnansweredInputs } from '../graphql/unanswered-inputs.ts';
import { type ApiVersion, answeringVersion } from '../schema/api-version.ts';
import type { FacetCache } from '../store/facet-cache.ts';
import { createLoaders } from '../store/loaders.ts';
import type { TextCache } from '../store/text-cache.ts';

export interface StorefrontApiOptions {
  database: Kysely<Database>;
  textCache: TextCache;
  facetCache: FacetCache;
  origin: string;
  filesUrl: string;
  shop: Shop;
  content: ContentStore;
  /** Of servers, and of browsers where they have none of their own. */
  token: string;
  /** Of browsers. */
  publicToken?: string | undefined;
  now: () => Date;
  faults: FaultState;
  requestLog: RequestLog;
  definitions: Definitions;
}

// Every answer is checked by the contract suite, so the process need not check each leaf of each answer.
const compiler = { compilerOptions: { disableLeafSerialization: true } };

/** A browser may ask from any origin. */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'X-Shopify-API-Version, X-Request-Id',
  'Access-Control-Max-Age': '7200',
};

const bodySchema = z.object({
  query: z.string().min(1),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

export async function storefrontApi(
  app: FastifyInstance,
  options: StorefrontApiOptions,
): Promise<void> {
  const engines = new Map<ApiVersion, Promise<FastifyInstance>>();
  const engineOf = (version: ApiVersion) => {
    const engine = engines.get(version) ?? createEngine(version);
    engines.set(version, engine);
    return engine;
  };
  app.addHook('onClose', async () => {
    for (const engine of engines.values()) await (await engine).close();
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(corsHeaders);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.method === 'OPTIONS') return;
    options.requestLog.add(request, reply.statusCode, reply.elapsedTime);
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    // a body that is no JSON, or too large; what the framework says of it is not the platform's
    const status = error.statusCode ?? 500;
    if (status >= 500) throw error;
    return reply
      .code(status)
      .send({ errors: status === 413 ? 'Payload Too Large' : 'Bad Request' });
  });
  for (const name of ['graphql', 'graphql.json']) {
    app.options(`/api/:version/${name}`, async (_request, reply) => reply.code(204).send());
    app.post<{ Params: { version: string } }>(`/api/:version/${name}`, async (request, reply) => {
      const { oldestVersion } = options.faults.current;
      const version = answeringVersion(request.params.version, oldestVersion);
      if (!version) return reply.code(404).send({ errors: 'Not Found' });
      reply.header('X-Shopify-API-Version', version);
      return answer(await engineOf(version), options, request, reply);
    });
  }
}

/** Executes the operations of one version; made when that version is first asked for. */
async function createEngine(version: ApiVersion): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(mercurius, {
    schema: implementSchema(implementedTypes, version),
    jit: 1,
    cache: 500,
    validationRules: [noUnansweredInputs],
    ...compiler,
    routes: false,
    // the request's own text is needed for the platform's words: see answer()
    errorFormatter: ({ data, errors }) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: [...(errors ?? [])] },
    }),
  });
  await app.ready();
  return app;
}

async function answer(
  engine: FastifyInstance,
  options: StorefrontApiOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const token = givenToken(request);
  const isPublic = singleHeader(request, 'x-shopify-storefront-access-token') !== undefined;
  const accepted = [options.token, ...(isPublic ? [options.publicToken] : [])];
  if (token !== undefined && !accepted.includes(token)) {
    const extensions = { code: 'UNAUTHORIZED' };
    return reply.code(401).send({ errors: [{ message: '', extensions }] });
  }
  const body = bodySchema.safeParse(request.body);
  if (!body.success) return reply.code(400).send({ errors: [{ message: 'query is required' }] });
  const { query, operationName, variables } = body.data;
  // The compiled query is kept by its text, so two operations of one document need two texts.
  const source = operationName ? `${query}\n#${operationName}` : query;
  const inContext = operationContext(source, operationName ?? undefined, variables ?? {});
  const { country, language: asked = options.shop.primaryLanguage } = inContext;
  const isPublished = options.faults.current.languages.includes(asked);
  const language = isPublished ? asked : options.shop.primaryLanguage;
  const operation = nameOfOperation(query, operationName);
  const detail = describeVariables(variables ?? {});
  options.requestLog.describe(request, {
    operation,
    detail,
    language,
    storefront: singleHeader(request, 'shopify-storefront-id'),
    document: query,
    variables: Object.fromEntries(
      Object.entries(variables ?? {}).map(([name, value]) => [name, masked(value, name)]),
    ),
  });
  const marketFor = (place: string | undefined) =>
    marketOf(place, options.shop, options.faults.current.markets);
  const context: Context = {
    database: options.database,
    textCache: options.textCache,
    facetCache: options.facetCache,
    origin: options.origin,
    filesUrl: options.filesUrl,
    shop: options.shop,
    content: options.content.current,
    hasToken: token !== undefined,
    now: options.now,
    buyerIp: singleHeader(request, 'shopify-storefront-buyer-ip'),
    language,
    consent: inContext.consent,
    askedCountry: country,
    market: marketFor(country),
    marketFor,
    faults: options.faults.current,
    definitions: options.definitions,
    loaders: createLoaders(options.database, language, options.textCache, options.filesUrl),
  };
  if (inContext.consent) {
    const { database, now } = options;
    await answerSession({ database, request, reply, now: now() }, inContext.consent);
  }
  try {
    if (inContext.unanswered) throw refused(notImplemented('@inContext', inContext.unanswered));
    const result = await engine.graphql(
      source,
      { ...context },
      variables ?? {},
      operationName ?? undefined,
    );
    if (!result.errors) return result;
    const errors = result.errors.map((error) => formatError(error, source));
    noteUnanswered(errors, operation, options.requestLog);
    options.requestLog.addErrors(request, errors);
    return { ...result, errors };
  } catch (error) {
    const errors = requestErrors(error, source);
    noteUnanswered(errors, operation, options.requestLog);
    options.requestLog.addErrors(request, errors);
    return { errors };
  }
}

function nameOfOperation(query: string, operationName: string | null | undefined): string {
  const named = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  return operationName ?? named ?? '(unnamed)';
}

/** The short texts among the variables, for the list of requests. */
function describeVariables(variables: Record<string, unknown>): string {
  return Object.entries(variables)
    .filter(([name, value]) => typeof value === 'string' && !/id|country|language/i.test(name))
    .map(([name, value]) => `${name} ${String(value).slice(0, 60)}`)
    .slice(0, 3)
    .join(', ');
}

const notImplementedSchema = z.object({
  code: z.literal('NOT_IMPLEMENTED'),
  typeName: z.string(),
  fieldName: z.string(),
});

function noteUnanswered(
  errors: readonly { extensions?: unknown }[],
  operation: string,
  requestLog: RequestLog,
): void {
  for (const { extensions } of errors) {
    const missing = notImplementedSchema.safeParse(extensions);
    if (!missing.success) continue;
    requestLog.addUnanswered(`${missing.data.typeName}.${missing.data.fieldName}`, operation);
  }
}

/** Public from a browser, private from a server; without either only what the platform leaves open is answered. */
function givenToken(request: FastifyRequest): string | undefined {
  return (
    singleHeader(request, 'x-shopify-storefront-access-token') ??
    singleHeader(request, 'shopify-storefront-private-token')
  );
}

function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** In the form that the engine has for a request that it does not execute. */
function refused(error: GraphQLError): Error {
  return Object.assign(new Error(error.message), { errors: [error] });
}

/** A document that does not parse or validate is an answer, not a failure of the server. */
function requestErrors(error: unknown, source: string): GraphQLFormattedError[] {
  const reasons = error instanceof Error && 'errors' in error ? error.errors : undefined;
  if (!Array.isArray(reasons)) throw error;
  return reasons.map((reason) => formatError(reason, source));
}

function formatError(error: unknown, source: string): GraphQLFormattedError {
  const formatted =
    error instanceof GraphQLError
      ? platformError(error, source)
      : new GraphQLError(String(error)).toJSON();
  const unexpected =
    error instanceof GraphQLError &&
    error.originalError !== undefined &&
    // a variable of the wrong type is the client's mistake
    !(error.originalError instanceof GraphQLError) &&
    error.extensions.code === undefined;
  if (!unexpected) return formatted;
  console.error(error.originalError);
  return {
    ...formatted,
    message: 'Internal error. Looks like something went wrong on our end.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
