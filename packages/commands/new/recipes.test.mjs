// The recipes of CONTRIBUTING.md that are followed most often, to the letter: the places that they name are all there
// are, and those that they leave to the compiler are named by it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CopiedRepository } from './copied-repository.mjs';

/** @type {CopiedRepository} */
let copy;

/** @param {string} folder @returns {string} what the compiler says; empty when it says nothing */
const compiled = (folder) => said(() => copy.run(folder, 'node_modules/.bin/tsc', '-p', '.'));

/** @param {string} folder @param {string[]} args */
const tested = (folder, ...args) => copy.run(folder, `${folder}/node_modules/.bin/vitest`, 'run', ...args);

/** @param {() => string} work @returns {string} its output, or that of its failure */
function said(work) {
  try {
    return work();
  } catch (error) {
    return String(error);
  }
}

/** `pnpm generate`. */
function generate() {
  copy.run('openapi', 'node', 'generate.ts');
  copy.run('apps/web', 'node', 'build/messages/catalogue-files.ts');
}

const LABELS = /** @type {const} */ ([
  ['en', 'Samples wanted', 'Glossary'],
  ['ru', 'Нужны образцы', 'Словарь'],
]);
const SCENARIOS = 'apps/mock-api/src/model/scenarios.ts';
const SUPPLIER_VIEW = 'apps/mock-api/src/resources/orders/supplier-view.ts';
const TERMS = 'apps/web/src/features/requests/terms.ts';

/** A field of an order: step 1. */
function addToContract() {
  const orders = 'openapi/resources/orders.yaml';
  const field = 'samplesRequired: {type: boolean, description: Whether suppliers send samples with their bids.}\n';
  copy.insert(orders, '      tags: {type: array, maxItems: 10, uniqueItems: true,', `      ${field}`);
  copy.insert(orders, 'vatMode, vatRateDefault, requireVat, partialBidsAllowed', 'samplesRequired, ');
  copy.insert(orders, '          partialBidsAllowed: {type', `          ${field}`);
  copy.insert(orders, '      partialBidsAllowed: true\n', '      samplesRequired: false\n');
}

/** A screen: step 1. */
function addScreen() {
  const paths = 'apps/web/src/paths.ts';
  copy.insert(paths, "  privacy: '/privacy',", "  glossary: '/glossary',\n");
  copy.insert(paths, '  privacy: () =>', '  glossary: () => designedPatterns.glossary,\n');
  copy.write(
    'apps/web/src/features/legal/glossary-screen.tsx',
    `import { m } from '#messages';
import { PageHead } from '../../ui/layout/page-head.tsx';

export default function GlossaryScreen() {
  return <PageHead title={m.legal_glossary()} />;
}
`,
  );
  copy.insert(
    'apps/web/src/app/routes.tsx',
    "  designed(designedPatterns.privacy, 'default'",
    "  designed(designedPatterns.glossary, 'default', [], () => import('../features/legal/glossary-screen.tsx')),\n",
  );
}

/** A screen: step 4, and what is by hand of step 3. */
function showScreen() {
  copy.insert(
    'apps/e2e/fixtures/routes.ts',
    "  { path: '/privacy',",
    `  { path: '/glossary', layout: 'default', en: '${LABELS[0][2]}', ru: '${LABELS[1][2]}' },\n`,
  );
  copy.insert(
    'apps/web/src/app/layouts/header/navigation-links.tsx',
    '  { to: paths.promoCode(), end',
    '  { to: paths.glossary(), end: true, Icon: IconList, text: () => m.legal_glossary() },\n',
  );
  copy.insert('apps/web/src/app/command-palette/page-paths.ts', '  webinar:', '  glossary: paths.glossary(),\n');
  copy.insert(
    'apps/web/src/app/command-palette/palette-pages.ts',
    '    orderNew,\n',
    "    { id: 'glossary', label: m.legal_glossary(), Icon: IconList, to: PAGE_PATHS.glossary },\n",
  );
}

/** The compiler, the generators and the seed run one after another: four minutes on two idle cores. */
const PATIENCE_MS = 1_800_000;

describe('the recipe', { tags: ['exhaustive'] }, () => {
  const missing = { labels: '', places: '', message: '', route: '' };

  beforeAll(() => {
    copy = new CopiedRepository(/^apps\/bench$/);
    addToContract();
    copy.insert('openapi/control-schemas.yaml', 'events-cut, events-delayed]', 'no-server, ');
    addScreen();
    showScreen();
    generate();

    const field = "  samplesRequired: { kind: 'flag', empty: false, reach: 'order', section: 'price' },\n";
    copy.insert('packages/procurement/src/fields/order-fields.ts', '  requireVat: { kind', field);
    missing.labels = compiled('packages/procurement');
    for (const [lang, label, heading] of LABELS) {
      copy.insert(
        `packages/procurement/src/fields/${lang}.json`,
        '    "requireVat":',
        `    "samplesRequired": "${label}",\n`,
      );
      const messages = `apps/web/messages/legal/${lang}.json`;
      copy.insert(messages, '  "legal_privacy":', `  "legal_glossary": "${heading}",\n`);
      if (lang === 'en') missing.message = said(() => (generate(), ''));
    }
    generate();
    missing.places = compiled('apps/web');
    missing.route = said(() => tested('apps/web', 'src/app/routes.test.ts'));

    copy.insert(TERMS, '  sealedBids: (order)', "  samplesRequired: plain('samplesRequired'),\n");
    copy.insert(TERMS, "'requireVat' | 'sealedBids',", "'samplesRequired' | ");
    copy.insert(SUPPLIER_VIEW, '    partialBidsAllowed:', '    samplesRequired: order.samplesRequired,\n');
    const scenario = "  'no-server': { summary: '503.', rules: always({ status: 503 }) },\n";
    copy.insert(SCENARIOS, "  'events-cut': {", scenario);
    copy.insert('apps/web/src/app/routes.test.ts', '/privacy  ', '/glossary                                default\n');
    copy.run('.', 'node', 'apps/mock-api/test/contract/seed/write-seed-answers.ts');
  }, PATIENCE_MS);
  afterAll(() => copy.remove());

  it('of a field of an order names the places that the compiler does not name, and the tests of the seed pass', () => {
    expect(missing.labels).toContain('samplesRequired');
    for (const place of [SUPPLIER_VIEW.replace('apps/', '../'), TERMS.replace('apps/web/', '')])
      expect(missing.places).toContain(`${place}(`);
    tested('apps/mock-api', '--project', 'contract', 'test/contract/seed');
  });

  it('of a scenario leads to the catalogue, where the compiler leads too, and its rule is tested', () => {
    expect(missing.places).toContain(`${SCENARIOS.replace('apps/', '../')}(`);
    const report = tested('apps/mock-api', '--project', 'server', 'test/control/scenarios.test.ts', '-t', 'no-server');
    expect(report).toMatch(/Tests .*passed/);
  });

  it('of a screen names what the catalogue and the test of the routes miss', () => {
    expect(missing.message).toMatch(/legal_glossary/);
    expect(missing.route).toContain('/glossary');
    tested('apps/web', 'src/app/routes.test.ts');
  });

  it('leaves nothing else to the compiler', () => {
    // With its tests, the web includes the sources of the other two.
    expect(compiled('apps/web')).toBe('');
  });

  it('leaves nothing to the linter of the contract', () => {
    expect(copy.lintContract()).toBe('');
  });
});
