import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { compressedAssets } from '@zakupki/vite-plugins/compressed-assets';
import { namedMedia } from '@zakupki/vite-plugins/named-media';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The mock serves the page here, with or without the trailing slash.
  base: '/__mock/',
  plugins: [namedMedia({ '--phone': '(width < 48em)' }), react(), compressedAssets()],
  define: { CHANGES: JSON.stringify(changes()) },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'docs.html'], experimental: { lazyBarrel: true } },
    // The mock's content security policy refuses inlined assets.
    assetsInlineLimit: 0,
    // A local tool for one person gains nothing from chunks.
    chunkSizeWarningLimit: 2500,
  },
  // The time limit ends only what hangs. The files share no state.
  test: { env: { TZ: 'UTC' }, testTimeout: 600_000, isolate: false },
});

/** The additions since the last release of the contract, followed by its changelog. */
function changes(): string {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const added = read('packages/api-client/src/generated/additions.gen.md');
  return (added === '' ? '' : `## Added since the last release\n${added}\n`) + read('openapi/CHANGELOG.md');
}
