/** Retakes the pictures in docs/pictures from the built product, in both colour schemes. */
import type { Page } from '@playwright/test';
import { createApp, createWorld, type PersonName } from '@zakupki/mock-api';
import { WORLD_START } from '@zakupki/mock-api/test-world';
import { typePrices } from '../fixtures/bid-form.ts';
import { awardTo, inviteSupplier, publishOrder, submitSupplierBid } from '../fixtures/invited.ts';
import { settled, watchTraffic } from '../fixtures/page/settled.ts';
import { launch, path } from './browser.ts';

type Picture = {
  readonly who: PersonName;
  /** below /app */
  readonly at: string;
  /** visible on the page when it is ready */
  readonly shows: string;
  /** what the person does before the picture */
  readonly act?: (page: Page) => Promise<void>;
};

const PICTURES: Readonly<Record<string, Picture>> = {
  orders: { who: 'buyer', at: '/zakupki/orders', shows: 'Крепёж и расходники' },
  comparison: { who: 'buyer', at: '/zakupki/orders/ord_fasteners?tab=comparison', shows: 'Болт М8' },
  conflicts: { who: 'buyer', at: '/zakupki/orders/ord_fasteners/conflicts', shows: 'ИП Кузнецов' },
  invitations: { who: 'buyer', at: '/zakupki/orders/ord_tender?tab=suppliers', shows: 'E-mail bounced' },
  'own-bid': {
    who: 'supplier',
    at: '/zakupki/orders/ord_tender/bids/new',
    shows: 'Поддон деревянный',
    act: (page) => typePrices(page, ['690', '870', '355', '700', '58.4']),
  },
  statistics: { who: 'admin', at: '/admin/stats/summary?period=quarter', shows: 'Sign-ups' },
};

const world = await createWorld(createApp({ web: path('../../web/dist') }), { name: 'ticket-42', frozen: true });
const browser = await launch();

/** Awards an order to an invited supplier. Returns the path of the link in their e-mail. */
async function award(): Promise<string> {
  const email = 'zakaz@metiz.example';
  const order = await publishOrder(world, {
    title: 'Спецодежда на весну',
    items: [
      { name: 'Куртка рабочая', quantity: '40', requiredBy: '2026-12-15' },
      { name: 'Полукомбинезон утеплённый', quantity: '40', requiredBy: '2026-12-15' },
    ],
  });
  const bid = await submitSupplierBid(world, order, await inviteSupplier(world, order, email, 'ООО «Вектор»'), '950');
  await awardTo(world, order, [bid, bid]);
  return world.link('invitation', email);
}

try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const save = (page: Page, name: string) =>
      page.screenshot({ path: path(`../../../docs/pictures/${name}-${colorScheme}.png`) });
    const open = async () => {
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        colorScheme,
        locale: 'en-GB',
        timezoneId: 'Europe/Moscow',
        reducedMotion: 'reduce',
      });
      watchTraffic(page.context());
      return page;
    };

    for (const [name, { who, at, shows, act }] of Object.entries(PICTURES)) {
      const page = await open();
      await page.clock.setFixedTime(WORLD_START);
      await page.goto(world.enterUrl(who, at));
      await page.getByText(shows).first().waitFor();
      await act?.(page);
      await settled(page);
      await save(page, name);
      await page.close();
    }

    const winner = await open();
    await winner.clock.setFixedTime(WORLD_START);
    await winner.context().addCookies([world.cookie]);
    await winner.goto(`${world.origin}${await award()}`);
    await winner.getByText('Your bid was chosen').waitFor();
    await settled(winner);
    await save(winner, 'purchase-order');
    await winner.close();

    // The picture of the console shows a forced 402.
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
