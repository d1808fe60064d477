/** Content codings (RFC 9110 §8.4): which one a caller takes, and the bytes in it. */
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { isJsonType } from '../contract.ts';

export type Encoding = 'br' | 'gzip';

/** A body that is smaller goes as it is: it fits into one packet. */
export const MIN_COMPRESSED_BYTES = 1024;

/** What is made while it is asked for is compressed as quickly as gzip does, and still a little smaller. */
const BROTLI_QUALITY = 4;

/** What the package's types, of an older version, do not have. */
type PreferringNegotiator = {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
};

/** The coding the caller prefers, brotli where they do not mind; null for none. */
export function chooseEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding | null {
  if (request.headers['accept-encoding'] === undefined) return null;
  const negotiator = new Negotiator(request) as unknown as PreferringNegotiator;
  const [first] = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return first === 'br' || first === 'gzip' ? first : null;
}

/** Whether bodies of this type become smaller. */
export const isCompressible = (type: string): boolean =>
  isJsonType(type) || type.startsWith('text/') || type === 'image/svg+xml';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The bytes in a coding, made beside the thread that answers. */
export function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressors.gzip(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressors.br(bytes, { params });
}

/** Compresses a stream and holds nothing back: each piece is sent as soon as it is there. */
export function compressing(encoding: Encoding): Transform {
  return encoding === 'gzip'
    ? createGzip({ flush: constants.Z_SYNC_FLUSH })
    : createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      });
}
