import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { parse, print } from 'graphql';
import { z } from 'zod';
import { answerProblems, withTypeNames } from '../contract/check-answer.ts';
import type { Endpoint } from './endpoint.ts';
import { type Facts, readFacts } from './facts.ts';
import { Skipped, type Version } from './version.ts';

const envelope = z.looseObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .union([
      z.string(),
      z.array(
        z.looseObject({
          message: z.string(),
          path: z.array(z.union([z.string(), z.number()])).optional(),
          locations: z.array(z.object({ line: z.number(), column: z.number() })).optional(),
          extensions: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    ])
    .optional(),
});

export interface Response {
  status: number;
  headers: Headers;
  text: string;
}

export interface AnswerError {
  message: string;
  path?: (string | number)[] | undefined;
  extensions?: Record<string, unknown> | undefined;
}

const mostTries = 5;

/** An endpoint in one version. */
export class ShopUnderTest {
  readonly version: Version;
  readonly #endpoint: Endpoint;
  #facts: Promise<Facts> | undefined;
  requests = 0;

  constructor(endpoint: Endpoint, version: Version) {
    this.#endpoint = endpoint;
    this.version = version;
  }

  get hasToken(): boolean {
    return this.#endpoint.token !== undefined;
  }

  /** What there is to ask about; read once. */
  facts(): Promise<Facts> {
    this.#facts ??= readFacts(this);
    return this.#facts;
  }

  /** The data of an answer without errors that agrees with the schema in every field. */
  async data<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const document = withTypeNames(parse(query));
    const { data, errors } = await this.#ask(print(document), variables);
    if (errors.some(({ extensions }) => extensions?.code === 'ACCESS_DENIED')) {
      throw new Skipped(errors[0]?.message ?? 'access denied');
    }
    const problems = errors.map(({ message }) => message);
    if (problems.length === 0)
      problems.push(...answerProblems(this.version.schema, document, data));
    if (problems.length > 0) assert.fail(problems.join('\n'));
    // the schema has just been checked, and the query says the rest
    return data as Data;
  }

  /** The errors of a request that must fail. */
  async errors(query: string, variables: Record<string, unknown> = {}): Promise<AnswerError[]> {
    const { errors } = await this.#ask(query, variables);
    assert.notEqual(errors.length, 0, 'the answer has no errors');
    return errors;
  }

  /** A request as it is, for what is said about HTTP. */
  async send(
    body: string | undefined,
    {
      version = this.version.name,
      token = this.#endpoint.token,
      method = 'POST',
      type = 'application/json',
    }: { version?: string; token?: string | undefined; method?: string; type?: string } = {},
  ): Promise<Response> {
    const ask = this.#endpoint.fetch ?? fetch;
    for (let tries = 1; ; tries += 1) {
      this.requests += 1;
      const response = await ask(`${this.#endpoint.url}/api/${version}/graphql.json`, {
        method,
        headers: {
          'Content-Type': type,
          ...(token && { 'X-Shopify-Storefront-Access-Token': token }),
        },
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      const { status, headers } = response;
      const isThrottled = status === 429 || status === 430 || text.includes('"THROTTLED"');
      if (!isThrottled || tries >= mostTries) return { status, headers, text };
      await delay(1_000 * tries);
    }
  }

  async #ask(query: string, variables: Record<string, unknown>) {
    const { status, text } = await this.send(JSON.stringify({ query, variables }));
    assert.equal(status, 200, text.slice(0, 300));
    const { data, errors = [] } = envelope.parse(JSON.parse(text));
    return { data, errors: typeof errors === 'string' ? [{ message: errors }] : errors };
  }
}
