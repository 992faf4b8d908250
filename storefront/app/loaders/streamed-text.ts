import type { RouterContextProvider } from 'react-router';
import { responseMetadataContext } from '../context.ts';

/** A response that is sent while it is written: its text may be larger than the memory. */
export function streamedText(
  texts: AsyncGenerator<string>,
  headers: Record<string, string>,
  context: Readonly<RouterContextProvider>,
): Response {
  context.get(responseMetadataContext).isStreamed = true;
  return new Response(streamOf(texts), { headers });
}

/** With its first page read: a platform that is down is a 503, not half a file. */
export async function afterFirstPage<Page>(
  pages: AsyncGenerator<Page>,
): Promise<AsyncGenerator<Page>> {
  const first = await pages.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* pages;
  })();
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // the client is gone: no further calls
    async cancel() {
      await texts.return(undefined);
    },
  });
}
