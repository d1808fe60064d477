import type { Plugin } from 'vite';
import { PRODUCT_CHUNKS } from './chunks.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells V8 to compile all functions of the first script and of the chunks that every product page needs while they
 * arrive, outside the main thread, instead of each when it is first called. It pays where a visit runs most of a chunk
 * (docs/decisions/0137-pages-rendered-in-slices.md).
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // V8 reads it on the first line only, and Vite writes one of its own there.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !(file.isEntry || PRODUCT_CHUNKS.includes(file.name))) continue;
          file.code = HINT + file.code;
          const map = bundle[`${file.fileName}.map`];
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
