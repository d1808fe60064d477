/** The buyer's orders whose bids are being compared, besides «Крепёж и расходники». */
import { BUYER_SUPPLIERS as supplier } from './suppliers.ts';
import { utc } from '../moments.ts';
import type { SeedOrder } from '../builders/order.ts';

/** Two bids without conflicts. */
export const BEARINGS: SeedOrder = {
  slug: 'bearings',
  number: 117,
  title: 'Подшипники для насосов',
  deadline: utc('10-27 12:00'),
  budget: '420000.00',
  items: [
    ['Подшипник 6308-2RS', '120', 'H87', { requiredBy: '2026-12-10', maxUnitPrice: '980' }],
    ['Подшипник 6310 C3', '80', 'H87', { requiredBy: '2026-12-10' }],
    ['Подшипник роликовый NU 309', '40', 'H87', { requiredBy: '2026-12-10' }],
    ['Смазка пластичная Литол-24, 800 г', '36', 'H87', { requiredBy: '2026-12-10' }],
  ],
  steps: [
    [utc('10-08 10:40'), 'create'],
    [utc('10-09 07:20'), 'publish'],
    [utc('10-27 12:00'), 'deadline'],
  ],
  bids: [
    {
      slug: 'podshipnik',
      supplier: supplier.podshipnik,
      prices: ['845', '1390', '2960', '412'],
      received: utc('10-20 09:15'),
      more: { externalNumber: '2210', externalDate: '2026-10-19', validUntil: '2026-11-30' },
    },
    {
      slug: 'bearing',
      supplier: supplier.bearing,
      prices: ['872', '1345', '3120', '398'],
      received: utc('10-23 12:50'),
      more: { externalNumber: 'ТП-0918', externalDate: '2026-10-23', validUntil: '2026-12-15', deliveryDays: 20 },
    },
  ],
  more: { tags: ['производство'], decisionDate: '2026-11-06', requireVat: true },
};

const tools: SeedOrder = {
  slug: 'tools',
  number: 108,
  title: 'Электроинструмент для цеха',
  deadline: utc('10-23 12:00'),
  budget: '510000.00',
  items: [
    ['Шуруповёрт аккумуляторный 18 В, 2 АКБ', '20', 'H87', { requiredBy: '2026-11-20' }],
    ['Углошлифовальная машина 125 мм', '15', 'H87', { requiredBy: '2026-11-20' }],
    ['Перфоратор SDS-Plus, 3 Дж', '8', 'H87', { requiredBy: '2026-11-20', maxUnitPrice: '15500' }],
  ],
  steps: [
    [utc('09-24 08:20'), 'create'],
    [utc('09-25 07:05'), 'publish'],
    [
      utc('10-16 08:40'),
      'extend',
      {
        reason: 'Поставщики просят неделю на расчёт',
        changes: [{ path: '/submissionDeadline', from: utc('10-16 12:00'), to: utc('10-23 12:00') }],
      },
    ],
    [utc('10-23 12:00'), 'deadline'],
  ],
  bids: [
    {
      slug: 'volga',
      supplier: supplier.volga,
      // Over the price ceiling on the third line.
      prices: ['11900', '6450', '15980'],
      received: utc('10-14 10:10'),
      more: { externalNumber: 'ВИ-3241', validUntil: '2026-11-05', deliveryDays: 10 },
    },
    {
      slug: 'metiz',
      supplier: supplier.metiz,
      prices: ['12350', '6210', '14900'],
      received: utc('10-19 07:55'),
      more: { externalNumber: 'КП-1158', validUntil: '2026-11-20', deliveryDays: 14 },
    },
    {
      slug: 'krepmarket',
      supplier: supplier.krepmarket,
      prices: ['12100', null, null],
      received: utc('10-21 12:25'),
      steps: [
        [utc('10-21 12:49'), 'create'],
        [utc('10-21 13:04'), 'submit'],
        [utc('10-26 08:30'), 'withdraw', { reason: 'Поставщик отозвал предложение: нет товара на складе' }],
      ],
      more: { externalNumber: '2026/0993', validUntil: '2026-11-10' },
    },
  ],
  more: { tags: ['производство'], decisionDate: '2026-11-06' },
};

const detergents: SeedOrder = {
  slug: 'detergents',
  number: 112,
  title: 'Моющие средства и расходники для уборки',
  deadline: utc('10-29 12:00'),
  budget: '190000.00',
  items: [
    ['Средство для мытья пола, 5 л', '120', 'H87'],
    ['Мыло жидкое, канистра 5 л', '90', 'H87'],
    ['Бумага туалетная, 2 слоя', '1800', 'H87'],
    ['Мешки для мусора 120 л', '160', 'XRO', { specification: 'Рулон 10 штук, ПВД 40 мкм' }],
  ],
  steps: [
    [utc('09-30 12:15'), 'create'],
    [utc('10-01 08:10'), 'publish'],
    [utc('10-29 12:00'), 'deadline'],
  ],
  bids: [
    {
      slug: 'kanctorg',
      supplier: supplier.kanctorg,
      prices: ['438', '389', '24.6', '132'],
      received: utc('10-22 09:05'),
      more: { externalNumber: 'КТ-20790', validUntil: '2026-11-25' },
    },
    {
      slug: 'minskhim',
      supplier: supplier.minskhim,
      // Belarusian roubles without an exchange rate: not comparable until there is one.
      prices: ['14.9', '13.2', null, '4.6'],
      received: utc('10-27 08:40'),
      lines: { 3: { offered: false, note: 'Не производим' } },
      more: { currency: 'BYN', externalNumber: '118/Э', validUntil: '2026-11-30', deliveryDays: 12 },
    },
    {
      slug: 'klining',
      supplier: supplier.klining,
      prices: ['402', '371', '21.9', '128'],
      received: utc('10-29 09:30'),
      steps: [
        [utc('10-29 09:58'), 'create'],
        [utc('10-29 10:12'), 'submit'],
        [utc('10-30 11:35'), 'disqualify', { reason: 'Только при заказе уборки у них же', ground: 'terms' }],
      ],
      more: { externalNumber: 'ЧО-204', validUntil: '2026-11-20' },
    },
  ],
  more: { tags: ['офис', 'склад'] },
};

export const COMPARED: readonly SeedOrder[] = [tools, detergents];
