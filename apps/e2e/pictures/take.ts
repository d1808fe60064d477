/** Takes the pictures of the documents again, from the built product, in both colour schemes: docs/pictures. */
import type { Page } from '@playwright/test';
import { createApp, createWorld, type PersonName } from '@zakupki/mock-api';
import { WORLD_START } from '@zakupki/mock-api/test-world';
import { launch, path } from './browser.ts';

interface Picture {
  readonly who: PersonName;
  /** below /app */
  readonly at: string;
  /** visible on the page when it is ready */
  readonly shows: string;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  orders: { who: 'buyer', at: '/zakupki/orders', shows: 'Крепёж и расходники' },
  comparison: { who: 'buyer', at: '/zakupki/orders/ord_fasteners?tab=comparison', shows: 'Болт М8' },
  conflicts: { who: 'buyer', at: '/zakupki/orders/ord_fasteners/conflicts', shows: 'ИП Кузнецов' },
  statistics: { who: 'admin', at: '/admin/stats/summary?period=quarter', shows: 'Sign-ups' },
};

const world = await createWorld(createApp({ web: path('../../web/dist') }), { name: 'ticket-42', frozen: true });
const browser = await launch();
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const save = (page: Page, name: string) =>
      page.screenshot({ path: path(`../../../docs/pictures/${name}-${colorScheme}.png`) });
    const open = () =>
      browser.newPage({
        viewport: { width: 1440, height: 900 },
        colorScheme,
        locale: 'en-GB',
        timezoneId: 'Europe/Moscow',
        reducedMotion: 'reduce',
      });

    for (const [name, { who, at, shows }] of Object.entries(PICTURES)) {
      const page = await open();
      await page.clock.setFixedTime(WORLD_START);
      await page.goto(world.enterUrl(who, at));
      await page.getByText(shows).first().waitFor();
      await page.waitForLoadState('networkidle');
      await save(page, name);
      await page.close();
    }

    // A forced refusal is what the console's picture is about.
    await world.reset();
    await world.force('trial-expired');
    await world.api('/orders/ord_fasteners', { headers: await world.signIn('buyer') });
    const page = await open();
    await page.goto(`${world.origin}/__mock/?world=${world.name}`);
    await page.getByText('scenario trial-expired').first().waitFor();
    await save(page, 'console');
    await page.close();
    await world.reset();
  }
} finally {
  await browser.close();
}
process.exit();
