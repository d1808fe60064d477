/** Converts an answer of the pipeline to a `Response`. */
import type { Answer } from '../pipeline/response/answer.ts';
import { contentTypeOf, type Head } from '../pipeline/response/head.ts';

/** `Response` throws on a body with these statuses. */
const WITHOUT_BODY = new Set([204, 205, 304]);

export function toResponse(answer: Answer, head: Head, method: string): Response {
  const headers = new Headers();
  const type = contentTypeOf(answer);
  if (type !== null) headers.set('content-type', type);
  for (const [name, value] of head) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const { status } = answer;
  const isEmpty = method === 'HEAD' || WITHOUT_BODY.has(status);
  return new Response(isEmpty ? null : bodyOf(answer), { status, headers });
}

function bodyOf({ text, bytes, stream }: Answer): ConstructorParameters<typeof Response>[0] {
  // Answers share the bytes of a cached body.
  if (bytes) return new Uint8Array(bytes);
  return stream ? streamOf(stream()[Symbol.asyncIterator]()) : text;
}

/** Not every browser has `ReadableStream.from`. */
function streamOf(chunks: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
