/** What stands in for modules of Node when a mock runs in a page. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `.js` in the packed engine. */
const EXTENSION = extname(import.meta.filename);

const port = (name: string) => fileURLToPath(new URL(`ports/${name}${EXTENSION}`, import.meta.url));

const MODULES: Readonly<Record<string, string>> = {
  'node:buffer': port('buffer'),
  'node:crypto': port('crypto'),
  'node:http': port('server-only'),
  'node:stream': port('server-only'),
  'node:stream/promises': port('server-only'),
  'node:timers/promises': port('timers'),
  'node:util': port('util'),
  'node:zlib': port('server-only'),
};

const ENGINE = fileURLToPath(new URL('../', import.meta.url));

/** The file for a module of Node that the engine or the application imports; null for any other import. */
export function portOf(id: string, importer: string, application: string): string | null {
  const isOwn = importer.startsWith(ENGINE) || importer.startsWith(application);
  return isOwn && Object.hasOwn(MODULES, id) ? (MODULES[id] ?? null) : null;
}
