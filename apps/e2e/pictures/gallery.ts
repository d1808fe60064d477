/**
 * Takes a picture of every route at 1440 and 390 pixels, light and dark, in both languages, from the seed with its
 * clock stopped: .results/gallery, with an index page. `GALLERY` limits it to paths that contain the text.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { createApp, createWorld, type TestWorld } from '@zakupki/mock-api';
import { WORLD_START } from '@zakupki/mock-api/test-world';
import { ROUTES, type Row } from '../fixtures/routes.ts';
import { settled, watchTraffic } from '../fixtures/page/settled.ts';
import { launch, path } from './browser.ts';

const FOLDER = path('../.results/gallery');
const WIDTHS = [1440, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'ru'] as const;
const VIEWS = WIDTHS.flatMap((width) =>
  SCHEMES.flatMap((colorScheme) => LANGUAGES.map((language) => ({ width, colorScheme, language }))),
);

type View = (typeof VIEWS)[number];

const nameOf = (number: number, { width, colorScheme, language }: View) =>
  `${String(number).padStart(2, '0')}-${width}-${colorScheme}-${language}.png`;

async function take(browser: Browser, world: TestWorld, row: Row, view: View, name: string): Promise<void> {
  const { width, colorScheme, language } = view;
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme,
    locale: language === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });
  const token = row.who && (await world.signIn(row.who)).authorization.slice('Bearer '.length);
  await context.addCookies([world.cookie]);
  await context.clock.setFixedTime(WORLD_START);
  await context.addInitScript(
    ([signedIn, spoken]) => {
      if (signedIn) localStorage.setItem('auth-token', signedIn);
      localStorage.setItem('zakupki-language', spoken);
    },
    [token, language] as const,
  );
  watchTraffic(context);
  const page = await context.newPage();
  await page.goto(`${world.origin}/app${row.path}`);
  await page.getByRole('heading', { level: 1, name: row[language], exact: true }).waitFor();
  await settled(page);
  await page.screenshot({ path: `${FOLDER}/${name}`, animations: 'disabled', fullPage: true });
  await context.close();
}

function index(rows: readonly Row[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const sections = rows.map((row, number) => {
    const title = escaped(`${row.path} · ${row.who ?? 'visitor'}`);
    const pictures = VIEWS.map((view) => {
      const name = nameOf(number, view);
      return `<a href="${name}"><img src="${name}" loading="lazy" alt="${Object.values(view).join(', ')}"></a>`;
    });
    return `<h2>${title}</h2><p>${pictures.join('')}</p>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Zakupki: every route</title>
<style>body{font:14px system-ui;margin:24px}p{display:flex;gap:8px;overflow-x:auto}img{height:360px;border:1px solid #ccc}</style>
${sections.join('\n')}\n`;
}

const rows = ROUTES.filter((row) => row.path.includes(process.env['GALLERY'] ?? ''));
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const browser = await launch();
try {
  const app = createApp({ web: path('../../web/dist') });
  const world = await createWorld(app, { name: 'gallery', frozen: true });
  for (const [number, row] of rows.entries()) {
    for (const view of VIEWS) await take(browser, world, row, view, nameOf(number, view));
    // Visits change the world, such as by signing out.
    await world.reset();
    await world.freeze();
    await world.setClock(WORLD_START);
    console.log(`${number + 1} of ${rows.length}: ${row.path}`);
  }
} finally {
  await browser.close();
}
writeFileSync(`${FOLDER}/index.html`, index(rows));
console.log(`${FOLDER}/index.html`);
process.exit();
