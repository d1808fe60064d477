/** A thread: a contract as one document, including what follows from rules (`implied-responses.js`). */
import { join, relative } from 'node:path';
import { bundle, getLineColLocation, loadConfig } from '@redocly/openapi-core';
import { collisionsIn } from './collisions.ts';
import { serve } from './serve.ts';

const root = join(import.meta.dirname, '..');

/** What the thread answers, as JSON: the document, or what prevents it, with file, line and column. */
export type Bundled = { readonly document: object } | { readonly problems: readonly string[] };

serve(async (source) => {
  const { name } = source as { name: string };
  const config = await loadConfig({ configPath: join(root, 'redocly.yaml') });
  const ref = join(root, config.resolvedConfig.apis?.[name]?.root ?? name);
  const { bundle: bundled, problems } = await bundle({ ref, config: config.forAlias(name) });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return JSON.stringify({ problems: textsOf(errors) } satisfies Bundled);
  const document = bundled.parsed as object;
  const collisions = collisionsIn(document, root);
  if (collisions.length > 0) return JSON.stringify({ problems: collisions } satisfies Bundled);
  return JSON.stringify({ document } satisfies Bundled);
});

type Problems = Awaited<ReturnType<typeof bundle>>['problems'];

/** A file that cannot be parsed is reported once for each reference to it: each message once, the first ten. */
function textsOf(problems: Problems): string[] {
  const byMessage = [...Map.groupBy(problems, ({ message }) => message)];
  return byMessage.slice(0, 10).map(([message, [first]]) => {
    const place = first?.location[0];
    if (!place) return message;
    const { start } = getLineColLocation(place);
    return `${relative(root, place.source.absoluteRef)}:${start.line}:${start.col} ${message}`;
  });
}
