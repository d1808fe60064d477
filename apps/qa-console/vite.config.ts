import react from '@vitejs/plugin-react';
import { compressedAssets } from '@zakupki/vite-plugins/compressed-assets';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The mock serves the page here, with or without the trailing slash.
  base: '/__mock/',
  plugins: [react(), compressedAssets()],
  build: {
    modulePreload: { polyfill: false },
    // The mock's content security policy refuses inlined assets.
    assetsInlineLimit: 0,
    // A local tool for one person gains nothing from chunks.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  test: { env: { TZ: 'UTC' } },
});
