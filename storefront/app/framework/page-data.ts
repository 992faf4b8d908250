import type { Context } from 'react';
import {
  type EntryContext,
  UNSAFE_decodeViaTurboStream,
  type UNSAFE_FrameworkContext,
  type UNSAFE_getHydrationData,
} from 'react-router';

/** Of the script element with the data, which runs nothing. */
export const pageDataId = 'page-data';

export type FrameworkContext = NonNullable<
  typeof UNSAFE_FrameworkContext extends Context<infer Value> ? Value : never
>;

interface PageData {
  /** What React Router's document tells its browser part. */
  context: FrameworkContext & { basename: string };
  /** The data of the page's loaders. */
  state: Parameters<typeof UNSAFE_getHydrationData>[0]['state'];
}

/** Set by React Router's own scripts. */
interface RouterGlobals {
  __reactRouterContext: PageData['context'] & { stream: ReadableStream<Uint8Array> };
}

/**
 * As JSON, which a browser parses in a millisecond when the application starts. React Router's own format, a list of
 * references written by scripts, takes 15 ms to decode, runs while the page loads and compresses less. Null for a failed
 * page: only that format knows errors.
 */
export function encodePageData({ serverHandoffString, staticHandlerContext }: EntryContext) {
  const { loaderData, actionData, errors } = staticHandlerContext;
  if (errors || !serverHandoffString) return null;
  const state = JSON.stringify({ loaderData, actionData }).replaceAll('<', '\\u003c');
  return `{"context":${serverHandoffString},"state":${state}}`;
}

export async function readPageData(): Promise<PageData> {
  const json = document.getElementById(pageDataId)?.textContent;
  // both are written by the server of the same release
  if (json) return JSON.parse(json) as PageData;
  const { stream, ...context } = (window as unknown as RouterGlobals).__reactRouterContext;
  const decoded = await UNSAFE_decodeViaTurboStream(stream, window);
  return { context, state: decoded.value as PageData['state'] };
}
