/** A project outside of this repository that uses the packed files as their documents say. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../workspace.mjs';

/**
 * The TypeScript of a document.
 *
 * @param {string} path
 */
const codeOf = (path) =>
  [...readFileSync(ROOT + path, 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);

const [unitTest = '', page = ''] = codeOf('apps/mock-api/README.md');

const PETS = `openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200':
          description: All pets
          content: {application/json: {schema: {type: array, items: {type: object}}, example: [{name: Rex}]}}
`;

const WORLDS = `import { createApp, createWorld } from '@zakupki/mock-api';
import { PASSWORD } from '@zakupki/mock-api/people';
import { createWorld as worldOn, type TestWorld } from '@zakupki/mock-api/test-world';

const inProcess = await createWorld(createApp());
const world: TestWorld = await worldOn('http://127.0.0.1:4010', { scenario: 'slow' });
const address: string = world.enterUrl('trial', '/zakupki');
await world.advance('P15D');
// @ts-expect-error -- nobody has this name
await world.signIn('nobody');
export { address, inProcess, PASSWORD };
`;

export const FILES = {
  'package.json': JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
    },
    include: ['types'],
  }),
  'types/client.ts': codeOf('packages/api-client/README.md').join('\n'),
  'types/engine.ts': `declare const YAML: string;\n${codeOf('packages/mock-engine/README.md').join('\n')}`,
  'types/page.ts': page,
  'types/unit.ts': unitTest,
  'types/vite.ts': `import { mockInBrowser } from '@zakupki/mock-api/in-process/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [mockInBrowser()] });
`,
  'types/worlds.ts': WORLDS,
  'unit.test.mjs': unitTest,
  'page/index.html': '<!doctype html><script type="module" src="main.ts"></script>',
  'page/main.ts': page,
  'page/vite.config.js': `import { mockInBrowser } from '@zakupki/mock-api/in-process/vite';

export default { plugins: [mockInBrowser()] };
`,
  'pets.yaml': PETS,
  'world.mjs': `import { createWorld } from '@zakupki/mock-api/test-world';

const world = await createWorld(process.argv[2], { name: 'elsewhere' });
await world.advance('P15D');
console.log(world.enterUrl('trial', '/zakupki'));
`,
};
