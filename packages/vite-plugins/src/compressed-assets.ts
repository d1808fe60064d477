/** Compresses the text assets of a build, so that servers can choose a copy by `Accept-Encoding`. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Names of assets contain a hash of their content, so a compressed copy cannot belong to another version. */
const COMPRESSED = /^assets\/.*\.(?:js|css|svg|json|txt|wasm)$/u;
/** A smaller file fits into one packet uncompressed. */
const MIN_BYTES = 1024;

/** The highest. Quality 10 makes a build a quarter shorter and the first script 2 kB larger. */
const BROTLI_QUALITY = 11;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Writes `<name>.br` and `<name>.gz` for every text asset. Must follow plugins that change or name files.
 * @param brotliQuality from 0 to 11
 */
export function compressedAssets(brotliQuality = BROTLI_QUALITY): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => COMPRESSED.test(fileName));
        await Promise.all(
          files.map(async (file) => {
            const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            if (bytes.length < MIN_BYTES) return;
            const [brotli, gzipped] = await Promise.all([
              compressBrotli(bytes, {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
                  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
                },
              }),
              compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
            ]);
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotli });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipped });
          }),
        );
      },
    },
  };
}
