/** What the sources take for granted in Node. Imported before them. */
import { Buffer } from 'buffer';

const page = globalThis as { Buffer?: unknown; process?: unknown };
page.Buffer ??= Buffer;
page.process ??= { env: {}, stderr: { write: (text: string) => console.error(text.trimEnd()) } };
