/** Compresses the text assets of a build, as servers give them to browsers by `Accept-Encoding`. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Assets have names made from their content, so that a compressed copy cannot be of another version. */
const COMPRESSED = /^assets\/.*\.(?:js|css|svg|json|txt|wasm)$/u;
/** A smaller file fits into one packet as it is. */
const MIN_BYTES = 1024;

/** The best but one: the best takes a build two and a half times as long for one and a half per cent. */
const BROTLI_QUALITY = 10;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Puts `<name>.br` and `<name>.gz` beside every text asset. Stands after plugins that change or name files. */
export function compressedAssets(): Plugin {
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
                  [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
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
