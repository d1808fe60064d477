import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';

const TAB = '/zakupki/orders/ord_fasteners?tab=comparison';

// jsdom has no layout: give the matrix a window to render into.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: ResizeObserverCallback;
      constructor(callback: ResizeObserverCallback) {
        this.#callback = callback;
      }
      observe(target: Element) {
        // Resize observers of the page read only these fields.
        const entry = { target, contentRect: { width: 1280, height: 900 } } as unknown as ResizeObserverEntry;
        this.#callback([entry], this);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const grid = () => screen.findByRole('grid', { name: 'Comparison of bids: lines by supplier' });
const heads = async () =>
  within(await grid())
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.querySelector('b')?.textContent);

it('shows the suppliers side by side, the best first', async () => {
  await renderScreen(TAB, { as: 'buyer' });
  expect(await heads()).toEqual([
    'ООО «Метиз-Сервис»',
    'АО «Волга-Инструмент»',
    'Hansa Fasteners GmbH',
    'ООО «КрепМаркет»',
  ]);
  const best = screen.getByLabelText(/^ООО «Метиз-Сервис», bid No\. 1, rank 1/);
  expect(best.ariaLabel).toContain('Total, without VAT ₽372,610.00, best, 8 of 8 lines');
});

it('labels a cell with its line, supplier, price and remarks', async () => {
  await renderScreen(`${TAB}&terms=yes`, { as: 'buyer' });
  await grid();
  const expectLabel = (label: string) => expect(screen.getByLabelText(label)).toBeVisible();
  expectLabel('1. Болт М8×30 оцинкованный, DIN 933, ООО «Метиз-Сервис»: ₽3.90, best, fastest');
  expectLabel('5. Анкерный болт 12×100, ООО «КрепМаркет»: ₽49.918, +7.35%, 1,200 pcs, 1 conflict');
  expectLabel('5. Анкерный болт 12×100, АО «Волга-Инструмент»: ₽49.80, +7.1%, 1 conflict, blocks an award');
  expectLabel('6. Герметик силиконовый, 280 мл, Hansa Fasteners GmbH: no offer, 1 conflict');
  expectLabel('Exchange rate, Hansa Fasteners GmbH: €1 = ₽98.4512');
});

it('opens a cell with everything quoted, and restores the view when closed', async () => {
  const { user, at } = await renderScreen(TAB, { as: 'buyer' });
  await grid();
  await user.click(screen.getByLabelText(/^5\. Анкерный болт 12×100, ООО «КрепМаркет»/));
  expect(at()).toBe(`${TAB}&cell=itm_fasteners_5%3Abid_fasteners_krepmarket`);
  const panel = await screen.findByRole('region', { name: '5. Анкерный болт 12×100 · ООО «КрепМаркет»' });
  expect(panel).toHaveTextContent('₽60.90 per piece, VAT included');
  await within(panel).findByText('Less than requested');
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(at()).toBe(TAB);
});

it('restores the view from the address: basis, quoted prices, hidden and pinned suppliers, expired bids', async () => {
  await renderScreen(`${TAB}&basis=gross&prices=quoted&expired=yes&hide=bid_fasteners_volga&pin=bid_fasteners_hansa`, {
    as: 'buyer',
  });
  expect(await heads()).toEqual([
    'Hansa Fasteners GmbH',
    'ООО «Метиз-Сервис»',
    'ООО «КрепМаркет»',
    'ИП Кузнецов А. В.',
  ]);
  expect(screen.getByLabelText(/^1\. .*, Hansa Fasteners GmbH: €0\.0591/)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Total, with VAT' })).toBeVisible();
  expect(screen.queryByText('Payment')).not.toBeInTheDocument();
});

it('shows only lines with deviating offers', async () => {
  const { user, at } = await renderScreen(TAB, { as: 'buyer' });
  await grid();
  await user.click(screen.getByRole('checkbox', { name: 'Only with conflicts' }));
  expect(at()).toBe(`${TAB}&only=remarks`);
  await waitFor(() => expect(screen.queryByText('Саморез 4,2×16 с прессшайбой')).not.toBeInTheDocument());
  expect(screen.getByText('Анкерный болт 12×100')).toBeVisible();
});

it('redirects from the former address of the comparison, and links the best options to the award', async () => {
  const { at } = await renderScreen('/zakupki/orders/ord_fasteners/bids?view=matrix', { as: 'buyer' });
  const best = await screen.findByRole('region', { name: 'Best options' });
  expect(at()).toBe(TAB);
  const links = within(best).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/app/zakupki/orders/ord_fasteners?tab=award&from=single%3Abid_fasteners_metiz',
    '/app/zakupki/orders/ord_fasteners?tab=award&from=split',
  ]);
});

it('does not call a bid the only one while others have expired', async () => {
  await renderScreen('/zakupki/orders/ord_tools?tab=comparison', {
    as: 'buyer',
    before: async (baseUrl, world) => {
      await world.setClock('2026-11-06T12:00:00Z');
      return baseUrl;
    },
  });
  await screen.findByText('The other bids are expired, rejected or withdrawn.');
  expect(screen.getByRole('main')).not.toHaveTextContent('There is only one bid');
});

it('shows an error and retries', async () => {
  const { mock, user } = await renderScreen('/zakupki/orders/ord_fasteners', { as: 'buyer' });
  const tab = await screen.findByRole('link', { name: 'Comparison' });
  await mock.scenario([{ when: { operationId: 'getComparison' }, then: { status: 500 } }]);
  await user.click(tab);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await mock.scenario('normal');
  await user.click(retry);
  expect(await heads()).toHaveLength(4);
});

it('explains the comparison before there are bids', async () => {
  await renderScreen('/zakupki/orders/ord_transport?tab=comparison', { as: 'buyer' });
  expect(await screen.findByText('Bids are compared here line by line. Add at least two.')).toBeVisible();
});
