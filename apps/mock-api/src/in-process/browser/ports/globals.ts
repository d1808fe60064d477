/** What the sources take for granted in Node. Imported before them. */
import { Buffer } from 'buffer';

type Texts = { toString: (encoding?: string, ...range: number[]) => string };

// The package does not know the encoding base64url.
const texts = Buffer.prototype as unknown as Texts;
const { toString: encode } = texts;
texts.toString = function toText(this: Texts, encoding?: string, ...range: number[]): string {
  if (encoding !== 'base64url') return encode.call(this, encoding, ...range);
  return encode
    .call(this, 'base64', ...range)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const page = globalThis as { Buffer?: unknown; process?: unknown; reportError?: (error: Error) => void };
page.Buffer ??= Buffer;
page.process ??= { env: {}, stderr: { write: (text: string) => page.reportError?.(new Error(text)) } };
