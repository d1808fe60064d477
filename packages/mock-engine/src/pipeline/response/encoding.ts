/** Negotiates and applies content codings (RFC 9110 §8.4). */
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { isJsonType } from '../../contract/operations.ts';

export type Encoding = 'br' | 'gzip';

/** Smaller bodies fit into one packet. */
export const MIN_COMPRESSED_BYTES = 1024;

/** As fast as gzip and slightly smaller. */
const BROTLI_QUALITY = 4;

/** The published types lack the option `preferred`. */
type PreferringNegotiator = {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
};

/** Prefers Brotli on a tie. Returns null for no coding. */
export function chooseEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding | null {
  if (request.headers['accept-encoding'] === undefined) return null;
  const negotiator = new Negotiator(request) as unknown as PreferringNegotiator;
  const [first] = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return first === 'br' || first === 'gzip' ? first : null;
}

/** Event streams are not compressed: a compressor for each would cost megabytes. */
export const isCompressible = (type: string): boolean =>
  isJsonType(type) || (type.startsWith('text/') && type !== EVENT_STREAM) || type === 'image/svg+xml';

export const EVENT_STREAM = 'text/event-stream';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses on zlib's thread pool. */
export function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressors.gzip(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressors.br(bytes, { params });
}

/** Flushes each chunk at once. */
export function compressing(encoding: Encoding): Transform {
  return encoding === 'gzip'
    ? createGzip({ flush: constants.Z_SYNC_FLUSH })
    : createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      });
}
