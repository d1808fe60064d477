/** What is compared: the product as shipped, the bare page built here, and peers given by folder or address. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { compressedAssets } from '@zakupki/vite-plugins/compressed-assets';
import { build, preview } from 'vite';
import { Deployment, FIRST_BUILD } from '../../fixtures/deployment.ts';

export type Contender = {
  readonly name: string;
  readonly origin: string;
  readonly stop: () => Promise<void>;
};

/** Both on servers of the same program. */
export async function startBoth(): Promise<{ product: Contender; bare: Contender }> {
  const folder = mkdtempSync(join(tmpdir(), 'zakupki-bare-'));
  await build({
    root: join(import.meta.dirname, 'bare'),
    base: '/app/',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compressedAssets()],
    build: { outDir: folder, emptyOutDir: true },
  });
  const [product, bare] = await Promise.all([Deployment.start(FIRST_BUILD), Deployment.start(folder)]);
  rmSync(folder, { recursive: true });
  return {
    product: { name: 'product', origin: product.origin, stop: () => product.stop() },
    bare: { name: 'bare page', origin: bare.origin, stop: () => bare.stop() },
  };
}

/**
 * @param argument `name=folder` of a build, or `name=https://…`
 * @throws Error when it is neither
 */
export async function startPeer(argument: string): Promise<Contender> {
  const [name = '', ...rest] = argument.split('=');
  const place = rest.join('=');
  if (name === '' || place === '') throw new Error(`--peer ${argument} should be name=folder or name=address`);
  if (URL.canParse(place)) return { name, origin: place.replace(/\/$/, ''), stop: async () => {} };
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`--peer ${name}: no folder ${place}`);
  const server = await preview({ root: place, configFile: false, logLevel: 'error', build: { outDir: '.' } });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return { name, origin: origin.replace(/\/$/, ''), stop: () => server.close() };
}
