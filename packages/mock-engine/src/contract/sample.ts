import { sample } from 'openapi-sampler';
import { document, type MediaType, resolve } from './document.ts';

/** The contract's example of a body: the named one, the first one, or one that its schema describes. */
export function exampleOf(media: MediaType & { example?: unknown }): unknown {
  if (media.example !== undefined) return media.example;
  const [first] = Object.values(media.examples ?? {});
  if (first) return resolve<{ value?: unknown }>(first as { $ref: string }).value;
  return sample(media.schema as never, { skipWriteOnly: true, quiet: true }, document);
}
