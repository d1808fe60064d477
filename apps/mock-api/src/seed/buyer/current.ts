/** The buyer's drafts and open orders. */
import { bid, bidSteps, head, orderSteps } from './short-forms.ts';
import { utc } from '../moments.ts';
import type { SeedOrder } from '../builders/order.ts';

const drafts: SeedOrder[] = [
  {
    // Cannot be published: the deadline has passed, quantity and delivery address are missing.
    ...head('gifts', 120, 'Новогодние подарки сотрудникам', '10-30 15:00', null),
    items: [
      ['Подарочный набор с чаем и мёдом', null, 'SET'],
      ['Ежедневник датированный 2027', '180', 'H87'],
    ],
    steps: orderSteps('create 10-19 13:05, update 10-19 13:30'),
    more: { tags: ['офис'], delivery: { address: null, region: null, incoterm: null, place: null }, payment: null },
  },
  {
    ...head('extinguishers', 122, '', null, null),
    items: [['Огнетушитель порошковый ОП-4', '24', 'H87']],
    steps: orderSteps('create 10-27 15:48'),
  },
  {
    ...head('uniform', 123, 'Спецодежда на зиму', '11-16 12:00', '350000.00'),
    items: [
      ['Куртка утеплённая', '40', 'H87', { requiredBy: '2026-12-01' }],
      ['Ботинки зимние', '40', 'PR', { requiredBy: '2026-12-01' }],
    ],
    steps: orderSteps('create 10-29 08:12, update 10-30 14:32'),
    more: { tags: ['склад'], payment: { kind: 'postpaid', postpayDays: 30 } },
  },
];

const published: SeedOrder[] = [
  {
    ...head('paper', 121, 'Бумага и канцелярия на квартал', '11-03 12:00', '120000.00'),
    items: [
      ['Бумага А4, 80 г/м², класс C', '150', 'XPK', { specification: 'Пачка 500 листов' }],
      ['Бумага А3, 80 г/м²', '20', 'XPK', { specification: 'Пачка 500 листов' }],
      ['Ручка шариковая синяя', '400', 'H87'],
      ['Папка-регистратор 75 мм', '120', 'H87'],
      ['Скрепки 28 мм', '60', 'XPK', { specification: 'По 100 штук' }],
      ['Клей-карандаш 21 г', '80', 'H87'],
    ],
    steps: [
      ...orderSteps('create 10-20 09:05, publish 10-21 07:40'),
      [
        utc('11-01 16:20'),
        'extend',
        {
          reason: 'Два поставщика просили день на расчёт',
          changes: [{ path: '/submissionDeadline', from: utc('11-02 12:00'), to: utc('11-03 12:00') }],
        },
      ],
    ],
    bids: [
      bid('kanctorg', '10-26 08:10', ['396', '742', '11.9', '128.5', '24.8', '30.4'], {
        slug: '1',
        more: { externalNumber: 'КТ-20817', deliveryDays: 3, validUntil: '2026-11-30' },
      }),
      bid('bumaga', '10-28 13:45', ['423', '779', '13.4', '143', '27.3', '31'], {
        slug: '2',
        // Expires a day before the decision: the only conflict of this order.
        more: { externalNumber: 'Б-5512', deliveryDays: 5, validUntil: '2026-11-08' },
      }),
      bid('ofis', '10-30 09:20', ['402', '760', '12.6', '135', '26', '29.9'], {
        slug: '3',
        // Complete, but not submitted yet.
        steps: bidSteps('create 10-30 09:44, update 10-30 10:02'),
        more: { deliveryDays: 4, validUntil: '2026-12-01' },
      }),
    ],
    more: { tags: ['офис'], decisionDate: '2026-11-09' },
  },
  {
    ...head('laptops', 119, 'Ноутбуки для отдела продаж', '11-09 15:00', '2400000.00'),
    items: [
      [
        'Ноутбук 14″, 16 ГБ, SSD 512 ГБ',
        '24',
        'H87',
        { specification: 'Экран IPS, вес до 1,5 кг, Windows 11 Pro', maxUnitPrice: '89000' },
      ],
      ['Док-станция USB-C', '24', 'H87'],
      ['Сумка для ноутбука 14″', '24', 'H87'],
    ],
    steps: orderSteps('create 10-15 12:10, publish 10-16 08:30'),
    bids: [
      bid('itline', '10-23 11:00', ['82400', '9150', '2190'], {
        more: { externalNumber: 'ITL-7731', warrantyMonths: 24, deliveryDays: 10 },
      }),
      bid('compark', '10-29 14:35', ['84900', '8790', '1990'], {
        more: { externalNumber: '446/26', warrantyMonths: 36, deliveryDays: 21 },
      }),
    ],
    more: { tags: ['ИТ'], awardCriteria: 'lowest_total', requireVat: true },
  },
  {
    ...head('cleaning', 114, 'Уборка офиса и склада на 2027 год', '11-20 15:00', '2760000.00'),
    items: [
      ['Ежедневная уборка офиса, 1200 м²', '12', 'MON', { specification: 'Будни, после 18:00' }],
      ['Уборка склада, 3400 м²', '12', 'MON', { specification: 'Два раза в неделю' }],
      ['Мойка фасадного остекления', '2', 'E48'],
    ],
    steps: orderSteps('create 10-02 09:40, publish 10-05 07:15'),
    bids: [
      bid('klining', '10-19 10:20', ['138500', '74200', '61000'], {
        more: {
          deliveryDays: 0,
          validUntil: '2026-12-31',
          payment: { kind: 'postpaid', prepayPercent: null, postpayDays: 10 },
        },
      }),
    ],
    more: { category: 'services', tags: ['офис', 'услуги'] },
  },
  {
    ...head('valves', 115, 'Задвижки и фланцы DN100', '11-12 12:00', '940000.00'),
    items: [
      ['Задвижка клиновая 30с41нж DN100 PN16', '36', 'H87', { lotKey: 'armatura' }],
      ['Фланец плоский DN100 PN16, ст. 20', '72', 'H87', { lotKey: 'armatura' }],
      ['Прокладка паронитовая DN100', '150', 'H87', { lotKey: 'krepezh' }],
      ['Шпилька М16×90 с гайками', '600', 'SET', { lotKey: 'krepezh' }],
    ],
    steps: orderSteps('create 10-05 11:25, publish 10-06 08:00'),
    bids: [
      // Bids on the second lot only.
      bid('metiz', '10-20 07:30', [null, null, '46.8', '88.5'], {
        more: { externalNumber: 'КП-1163', deliveryDays: 7 },
      }),
      bid('volga', '10-22 13:15', ['19850', '1640', '52', '94'], {
        more: { externalNumber: 'ВИ-3288', deliveryDays: 25 },
      }),
    ],
    more: {
      lots: [
        { key: 'armatura', title: 'Арматура' },
        { key: 'krepezh', title: 'Прокладки и крепёж' },
      ],
      tags: ['производство'],
      awardCriteria: 'lowest_per_line',
    },
  },
  {
    ...head('transport', 116, 'Перевозка оборудования Москва — Тверь', '11-05 09:00', '180000.00'),
    items: [
      ['Перевозка станка 6,5 т с погрузкой', '1', 'E48'],
      ['Экспедирование и страхование груза', '1', 'E48'],
    ],
    steps: orderSteps('create 10-07 14:55, publish 10-08 06:45'),
    more: {
      category: 'services',
      tags: ['услуги'],
      delivery: { address: 'Тверь, ул. Индустриальная, 13', region: 'RU-TVE', incoterm: null, place: null },
    },
  },
];

export const CURRENT: readonly SeedOrder[] = [...drafts, ...published];
