/** Globals of Node that the sources use. Import this module before them. */
import { Buffer } from 'buffer';

type Encodable = { toString: (encoding?: string, ...range: number[]) => string };

// The package does not support the encoding base64url.
const prototype = Buffer.prototype as unknown as Encodable;
const { toString: encode } = prototype;
prototype.toString = function toText(this: Encodable, encoding?: string, ...range: number[]): string {
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
