import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { compressedAssets } from '@zakupki/vite-plugins/compressed-assets';
import { namedMedia } from '@zakupki/vite-plugins/named-media';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';
import { CODE_SPLITTING, isPreloaded } from './build/chunks.ts';
import { compileHint } from './build/compile-hint.ts';
import { readConfiguration } from './build/configuration.ts';
import { consoleOnVisit } from './build/dev/console-on-visit.ts';
import { watchContract } from './build/dev/contract-watch.ts';
import { explainTakenPort, readPort } from './build/dev/ports.ts';
import { WaitingAgent } from './build/dev/waiting-agent.ts';
import { firstPaint } from './build/first-paint.ts';
import { iconImports, iconPaths } from './build/icon-imports.ts';
import { pagePolicy } from './build/page-policy.ts';
import { retainBuilds } from './build/retained-builds.ts';
import { telemetryFrames } from './build/telemetry-frames.ts';
import { liveMessages } from './build/messages/live/live-messages.ts';
import { catalogueOf, compiledCatalogue } from './build/messages/catalogue-files.ts';
import { checkCatalogue } from './build/messages/message-catalogue.ts';
import { separateToolkitForCharts } from './build/recharts-toolkit.ts';
import { PHONE, WIDER_THAN_PHONE } from './src/browser/media.ts';

const TESTS = ['{src,test,build}/**/*.test.{ts,tsx}'];

/** Tests that change shared state: the time zone, the database, `fetch`, the address of the last navigation. */
const OWN_PROCESS = [
  'src/entities/webinar/webinar-time.test.tsx',
  'src/forms/drafts/draft-store.test.ts',
  'src/http/base-query.test.ts',
  'src/ui/loading/load-part.test.tsx',
  'test/broken-screen.test.tsx',
  'test/main.test.ts',
];

/** Of a run of the exhaustive tests, the files that have any: loading the others would take longer. */
function withTests(include: string[], exclude: string[] = []) {
  if (!process.argv.includes('--tags-filter=exhaustive')) return { include, exclude };
  const files = globSync(include, { cwd: import.meta.dirname, exclude });
  const hasExhaustive = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('EXHAUSTIVE');
  return { include: files.filter(hasExhaustive) };
}

/** Runs test files in the same order everywhere, because the files of a process share its modules. */
class ByPath implements TestSequencer {
  shard(files: TestSpecification[]) {
    return files;
  }
  sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

const TEST = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/app/' } },
  // Dates are shown in the reader's zone; the tests' reader lives in UTC.
  env: { TZ: 'UTC', DEBUG_PRINT_LIMIT: '1500' },
  setupFiles: ['./test/setup.ts'],
  // Ends only what hangs: typing through a whole form takes a minute on a slow machine that does other work.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  tags: [{ name: 'exhaustive', description: 'Runs in `pnpm test:all` only' }],
  // By default one core is left idle.
  maxWorkers: '100%',
  sequence: { sequencer: ByPath },
  projects: [
    // A process loads the application and jsdom once: loading them for each file takes more time than the tests.
    { extends: true, test: { name: 'shared', isolate: false, ...withTests(TESTS, OWN_PROCESS) } },
    { extends: true, test: { name: 'isolated', ...withTests(OWN_PROCESS) } },
  ],
} satisfies ViteUserConfig['test'];

const here = fileURLToPath(new URL('.', import.meta.url));
const contract = join(here, '../../openapi');

/** Runs the generator in this process: after the first run it takes half the time. */
async function generate(names: string[]): Promise<void> {
  const generator = pathToFileURL(join(contract, 'generate.ts')).href;
  await ((await import(generator)) as { generate: typeof generate }).generate(names);
}

export default defineConfig(({ command }) => {
  const mock = {
    target: `http://127.0.0.1:${readPort(process.env, 'MOCK_API_PORT', 4010)}`,
    agent: new WaitingAgent(),
  };
  const catalogue = catalogueOf(here, command);
  const isDevelopment = command === 'serve' && process.env['VITEST'] === undefined;
  // The variables of a build do not apply to the development server.
  const configuration = readConfiguration(command === 'build' ? process.env : {});
  return {
    base: '/app/',
    plugins: [
      checkCatalogue(here),
      compiledCatalogue(catalogue),
      isDevelopment && liveMessages(catalogue),
      namedMedia({ '--phone': PHONE, '--wider-than-phone': WIDER_THAN_PHONE }),
      iconImports(),
      iconPaths(),
      separateToolkitForCharts(),
      react(),
      explainTakenPort('WEB_PORT'),
      isDevelopment && watchContract(contract, generate),
      isDevelopment && consoleOnVisit(join(here, '../qa-console')),
      firstPaint(),
      compileHint(),
      pagePolicy(),
      telemetryFrames(configuration),
      retainBuilds(),
      compressedAssets(),
    ],
    define: {
      __BUILD_CONFIGURATION__: JSON.stringify(configuration),
      __HAS_TELEMETRY__: String(configuration.analytics !== null || configuration.recorder !== null),
    },
    resolve: {
      alias: { '#messages': `${catalogue.outdir}/messages.js`, '#i18n-runtime': `${catalogue.outdir}/runtime.js` },
    },
    // Vite does not find a worker's imports from the page; if it found them later, it would reload the page.
    optimizeDeps: { entries: ['index.html', 'src/**/*-worker.ts'] },
    // As a single file, the worker would always include the .xls reader, which is four times its size.
    worker: { format: 'es' },
    server: {
      host: '127.0.0.1',
      port: readPort(process.env, 'WEB_PORT', 5173),
      strictPort: true,
      proxy: { '/api': mock, '/__mock': mock },
    },
    build: {
      manifest: true,
      // All supported browsers have module preloading.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : files.filter(isPreloaded)),
      },
      sourcemap: !configuration.release,
      // A strict content security policy would refuse inlined assets.
      assetsInlineLimit: 0,
      rolldownOptions: {
        experimental: { lazyBarrel: true },
        output: {
          codeSplitting: CODE_SPLITTING,
          // The entry names every file, and hashes do not compress: of eight characters, the fewest that the bundler takes.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        },
      },
    },
    test: TEST,
  };
});
