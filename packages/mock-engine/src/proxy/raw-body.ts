/** Reads bodies as raw bytes, and decompresses copies for validation. */
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { NextFunction, Request, Response } from 'express';
import { bodyLimitAt } from '../contract/operations.ts';
import { Problem } from '../pipeline/problem.ts';

export class TooLargeError extends Error {}

/** @throws TooLargeError beyond `limit` bytes; Error when the stream ends early */
export function collectBytes(stream: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else reject(new TooLargeError());
    });
    stream.once('end', () => resolve(Buffer.concat(chunks)));
    stream.once('error', reject);
    stream.once('close', () => reject(new Error('cut off')));
  });
}

/** Reads the raw body, and decompresses a copy. */
export async function readRawBody(request: Request, _response: Response, next: NextFunction): Promise<void> {
  try {
    const limit = bodyLimitAt(request.method, request.url);
    const bytes = await collectBytes(request, limit);
    request.body = bytes;
    plainBodies.set(request, await decompress(bytes, request.headers['content-encoding'], limit));
  } catch (error) {
    throw error instanceof TooLargeError ? new Problem('too_large') : new Problem('unreadable_body');
  }
  next();
}

const plainBodies = new WeakMap<Request, Buffer | string>();

/** The decompressed body, or a sentence when it cannot be decompressed. */
export const plainBodyOf = (request: Request): Buffer | string => plainBodies.get(request) ?? Buffer.alloc(0);

type Decompress = (bytes: zlib.InputType, options: { maxOutputLength: number }) => Promise<Buffer>;

const DECOMPRESSORS: Readonly<Record<string, Decompress>> = {
  gzip: promisify(zlib.gunzip),
  'x-gzip': promisify(zlib.gunzip),
  deflate: promisify(zlib.inflate),
  br: promisify(zlib.brotliDecompress),
  // Node 20 has no zstd.
  ...('zstdDecompress' in zlib && { zstd: promisify(zlib.zstdDecompress) }),
};

/** Returns a sentence when the body cannot be decompressed. */
export async function decompress(bytes: Buffer, encoding: string | undefined, limit: number): Promise<Buffer | string> {
  const layers = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity')
    .reverse();
  let plain = bytes;
  for (const layer of layers) {
    const unpack = Object.hasOwn(DECOMPRESSORS, layer) ? DECOMPRESSORS[layer] : undefined;
    if (!unpack) return `the body is packed as ${layer}, which cannot be looked into`;
    try {
      plain = await unpack(plain, { maxOutputLength: limit });
    } catch {
      return `the body cannot be unpacked as ${layer}, or is larger than ${limit / 1024 / 1024} MiB`;
    }
  }
  return plain;
}
