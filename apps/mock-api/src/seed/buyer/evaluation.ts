/** The buyer's orders whose bids are being compared, besides «Крепёж и расходники». */
import { bid, bidSteps, head, orderSteps } from './short-forms.ts';
import { utc } from '../moments.ts';
import type { SeedOrder } from '../builders/order.ts';

/** Two bids without conflicts. */
export const BEARINGS: SeedOrder = {
  ...head('bearings', 117, 'Подшипники для насосов', '10-27 12:00', '420000.00'),
  items: [
    ['Подшипник 6308-2RS', '120', 'H87', { requiredBy: '2026-12-10', maxUnitPrice: '980' }],
    ['Подшипник 6310 C3', '80', 'H87', { requiredBy: '2026-12-10' }],
    ['Подшипник роликовый NU 309', '40', 'H87', { requiredBy: '2026-12-10' }],
    ['Смазка пластичная Литол-24, 800 г', '36', 'H87', { requiredBy: '2026-12-10' }],
  ],
  steps: orderSteps('create 10-08 10:40, publish 10-09 07:20, deadline 10-27 12:00'),
  bids: [
    bid('podshipnik', '10-20 09:15', ['845', '1390', '2960', '412'], {
      more: { externalNumber: '2210', externalDate: '2026-10-19', validUntil: '2026-11-30' },
    }),
    bid('bearing', '10-23 12:50', ['872', '1345', '3120', '398'], {
      more: { externalNumber: 'ТП-0918', externalDate: '2026-10-23', validUntil: '2026-12-15', deliveryDays: 20 },
    }),
  ],
  more: { tags: ['производство'], decisionDate: '2026-11-06', requireVat: true },
};

const tools: SeedOrder = {
  ...head('tools', 108, 'Электроинструмент для цеха', '10-23 12:00', '510000.00'),
  items: [
    ['Шуруповёрт аккумуляторный 18 В, 2 АКБ', '20', 'H87', { requiredBy: '2026-11-20' }],
    ['Углошлифовальная машина 125 мм', '15', 'H87', { requiredBy: '2026-11-20' }],
    ['Перфоратор SDS-Plus, 3 Дж', '8', 'H87', { requiredBy: '2026-11-20', maxUnitPrice: '15500' }],
  ],
  steps: [
    ...orderSteps('create 09-24 08:20, publish 09-25 07:05'),
    [
      utc('10-16 08:40'),
      'extend',
      {
        reason: 'Поставщики просят неделю на расчёт',
        changes: [{ path: '/submissionDeadline', from: utc('10-16 12:00'), to: utc('10-23 12:00') }],
      },
    ],
    ...orderSteps('deadline 10-23 12:00'),
  ],
  bids: [
    // Over the price ceiling on the third line.
    bid('volga', '10-14 10:10', ['11900', '6450', '15980'], {
      more: { externalNumber: 'ВИ-3241', validUntil: '2026-11-05', deliveryDays: 10 },
    }),
    bid('metiz', '10-19 07:55', ['12350', '6210', '14900'], {
      more: { externalNumber: 'КП-1158', validUntil: '2026-11-20', deliveryDays: 14 },
    }),
    bid('krepmarket', '10-21 12:25', ['12100', null, null], {
      steps: [
        ...bidSteps('create 10-21 12:49, submit 10-21 13:04'),
        [utc('10-26 08:30'), 'withdraw', { reason: 'Поставщик отозвал предложение: нет товара на складе' }],
      ],
      more: { externalNumber: '2026/0993', validUntil: '2026-11-10' },
    }),
  ],
  more: { tags: ['производство'], decisionDate: '2026-11-06' },
};

const detergents: SeedOrder = {
  ...head('detergents', 112, 'Моющие средства и расходники для уборки', '10-29 12:00', '190000.00'),
  items: [
    ['Средство для мытья пола, 5 л', '120', 'H87'],
    ['Мыло жидкое, канистра 5 л', '90', 'H87'],
    ['Бумага туалетная, 2 слоя', '1800', 'H87'],
    ['Мешки для мусора 120 л', '160', 'XRO', { specification: 'Рулон 10 штук, ПВД 40 мкм' }],
  ],
  steps: orderSteps('create 09-30 12:15, publish 10-01 08:10, deadline 10-29 12:00'),
  bids: [
    bid('kanctorg', '10-22 09:05', ['438', '389', '24.6', '132'], {
      more: { externalNumber: 'КТ-20790', validUntil: '2026-10-31' },
    }),
    // Belarusian roubles without an exchange rate: not comparable until there is one.
    bid('minskhim', '10-27 08:40', ['14.9', '13.2', null, '4.6'], {
      lines: { 3: { offered: false, note: 'Не производим' } },
      more: { currency: 'BYN', externalNumber: '118/Э', validUntil: '2026-11-30', deliveryDays: 12 },
    }),
    bid('klining', '10-29 09:30', ['402', '371', '21.9', '128'], {
      steps: [
        ...bidSteps('create 10-29 09:58, submit 10-29 10:12'),
        [utc('10-30 11:35'), 'disqualify', { reason: 'Только при заказе уборки у них же', ground: 'terms' }],
      ],
      more: { externalNumber: 'ЧО-204', validUntil: '2026-11-20' },
    }),
  ],
  more: { tags: ['офис', 'склад'] },
};

export const COMPARED: readonly SeedOrder[] = [tools, detergents];
