import react from '@vitejs/plugin-react';
import { compressedAssets } from '@zakupki/vite-plugins/compressed-assets';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Where the mock serves the page, with or without the slash at the end.
  base: '/__mock/',
  plugins: [react(), compressedAssets()],
  build: {
    modulePreload: { polyfill: false },
    // Inlined assets would be refused by the mock's content security policy.
    assetsInlineLimit: 0,
    // One page for one person at a time on their own machine: nothing is gained by parts.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  test: { env: { TZ: 'UTC' } },
});
