/** The buyer's drafts and open orders. */
import { BUYER_SUPPLIERS as supplier } from './suppliers.ts';
import { utc } from '../moments.ts';
import type { SeedOrder } from '../builders/order.ts';

const drafts: SeedOrder[] = [
  {
    slug: 'gifts',
    number: 120,
    title: 'Новогодние подарки сотрудникам',
    // Cannot be published: the deadline has passed, quantity and delivery address are missing.
    deadline: utc('10-30 15:00'),
    budget: null,
    items: [
      ['Подарочный набор с чаем и мёдом', null, 'SET'],
      ['Ежедневник датированный 2027', '180', 'H87'],
    ],
    steps: [
      [utc('10-19 13:05'), 'create'],
      [utc('10-19 13:30'), 'update'],
    ],
    more: { tags: ['офис'], delivery: { address: null, region: null, incoterm: null, place: null }, payment: null },
  },
  {
    slug: 'extinguishers',
    number: 122,
    title: '',
    deadline: null,
    budget: null,
    items: [['Огнетушитель порошковый ОП-4', '24', 'H87']],
    steps: [[utc('10-27 15:48'), 'create']],
  },
  {
    slug: 'uniform',
    number: 123,
    title: 'Спецодежда на зиму',
    deadline: utc('11-16 12:00'),
    budget: '350000.00',
    items: [
      ['Куртка утеплённая', '40', 'H87', { requiredBy: '2026-12-01' }],
      ['Ботинки зимние', '40', 'PR', { requiredBy: '2026-12-01' }],
    ],
    steps: [
      [utc('10-29 08:12'), 'create'],
      [utc('10-30 14:32'), 'update'],
    ],
    more: { tags: ['склад'], payment: { kind: 'postpaid', postpayDays: 30 } },
  },
];

const published: SeedOrder[] = [
  {
    slug: 'paper',
    number: 121,
    title: 'Бумага и канцелярия на квартал',
    deadline: utc('11-03 12:00'),
    budget: '120000.00',
    items: [
      ['Бумага А4, 80 г/м², класс C', '150', 'XPK', { specification: 'Пачка 500 листов' }],
      ['Бумага А3, 80 г/м²', '20', 'XPK', { specification: 'Пачка 500 листов' }],
      ['Ручка шариковая синяя', '400', 'H87'],
      ['Папка-регистратор 75 мм', '120', 'H87'],
      ['Скрепки 28 мм', '60', 'XPK', { specification: 'По 100 штук' }],
      ['Клей-карандаш 21 г', '80', 'H87'],
    ],
    steps: [
      [utc('10-20 09:05'), 'create'],
      [utc('10-21 07:40'), 'publish'],
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
      {
        slug: '1',
        supplier: supplier.kanctorg,
        prices: ['396', '742', '11.9', '128.5', '24.8', '30.4'],
        received: utc('10-26 08:10'),
        more: { externalNumber: 'КТ-20817', deliveryDays: 3, validUntil: '2026-11-30' },
      },
      {
        slug: '2',
        supplier: supplier.bumaga,
        prices: ['423', '779', '13.4', '143', '27.3', '31'],
        received: utc('10-28 13:45'),
        // Expires a day before the decision: the only conflict of this order.
        more: { externalNumber: 'Б-5512', deliveryDays: 5, validUntil: '2026-11-08' },
      },
      {
        slug: '3',
        supplier: supplier.ofis,
        prices: ['402', '760', '12.6', '135', '26', '29.9'],
        received: utc('10-30 09:20'),
        // Complete, but not submitted yet.
        steps: [
          [utc('10-30 09:44'), 'create'],
          [utc('10-30 10:02'), 'update'],
        ],
        more: { deliveryDays: 4, validUntil: '2026-12-01' },
      },
    ],
    more: { tags: ['офис'], decisionDate: '2026-11-09' },
  },
  {
    slug: 'laptops',
    number: 119,
    title: 'Ноутбуки для отдела продаж',
    deadline: utc('11-09 15:00'),
    budget: '2400000.00',
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
    steps: [
      [utc('10-15 12:10'), 'create'],
      [utc('10-16 08:30'), 'publish'],
    ],
    bids: [
      {
        slug: 'itline',
        supplier: supplier.itline,
        prices: ['82400', '9150', '2190'],
        received: utc('10-23 11:00'),
        more: { externalNumber: 'ITL-7731', warrantyMonths: 24, deliveryDays: 10 },
      },
      {
        slug: 'compark',
        supplier: supplier.compark,
        prices: ['84900', '8790', '1990'],
        received: utc('10-29 14:35'),
        more: { externalNumber: '446/26', warrantyMonths: 36, deliveryDays: 21 },
      },
    ],
    more: { tags: ['ИТ'], awardCriteria: 'lowest_total', requireVat: true },
  },
  {
    slug: 'cleaning',
    number: 114,
    title: 'Уборка офиса и склада на 2027 год',
    deadline: utc('11-20 15:00'),
    budget: '2760000.00',
    items: [
      ['Ежедневная уборка офиса, 1200 м²', '12', 'MON', { specification: 'Будни, после 18:00' }],
      ['Уборка склада, 3400 м²', '12', 'MON', { specification: 'Два раза в неделю' }],
      ['Мойка фасадного остекления', '2', 'E48'],
    ],
    steps: [
      [utc('10-02 09:40'), 'create'],
      [utc('10-05 07:15'), 'publish'],
    ],
    bids: [
      {
        slug: 'klining',
        supplier: supplier.klining,
        prices: ['138500', '74200', '61000'],
        received: utc('10-19 10:20'),
        more: {
          deliveryDays: 0,
          validUntil: '2026-12-31',
          payment: { kind: 'postpaid', prepayPercent: null, postpayDays: 10 },
        },
      },
    ],
    more: { category: 'services', tags: ['офис', 'услуги'] },
  },
  {
    slug: 'valves',
    number: 115,
    title: 'Задвижки и фланцы DN100',
    deadline: utc('11-12 12:00'),
    budget: '940000.00',
    items: [
      ['Задвижка клиновая 30с41нж DN100 PN16', '36', 'H87', { lotKey: 'armatura' }],
      ['Фланец плоский DN100 PN16, ст. 20', '72', 'H87', { lotKey: 'armatura' }],
      ['Прокладка паронитовая DN100', '150', 'H87', { lotKey: 'krepezh' }],
      ['Шпилька М16×90 с гайками', '600', 'SET', { lotKey: 'krepezh' }],
    ],
    steps: [
      [utc('10-05 11:25'), 'create'],
      [utc('10-06 08:00'), 'publish'],
    ],
    bids: [
      {
        slug: 'metiz',
        supplier: supplier.metiz,
        // Bids on the second lot only.
        prices: [null, null, '46.8', '88.5'],
        received: utc('10-20 07:30'),
        more: { externalNumber: 'КП-1163', deliveryDays: 7 },
      },
      {
        slug: 'volga',
        supplier: supplier.volga,
        prices: ['19850', '1640', '52', '94'],
        received: utc('10-22 13:15'),
        more: { externalNumber: 'ВИ-3288', deliveryDays: 25 },
      },
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
    slug: 'transport',
    number: 116,
    title: 'Перевозка оборудования Москва — Тверь',
    deadline: utc('11-05 09:00'),
    budget: '180000.00',
    items: [
      ['Перевозка станка 6,5 т с погрузкой', '1', 'E48'],
      ['Экспедирование и страхование груза', '1', 'E48'],
    ],
    steps: [
      [utc('10-07 14:55'), 'create'],
      [utc('10-08 06:45'), 'publish'],
    ],
    more: {
      category: 'services',
      tags: ['услуги'],
      delivery: { address: 'Тверь, ул. Индустриальная, 13', region: 'RU-TVE', incoterm: null, place: null },
    },
  },
];

export const CURRENT: readonly SeedOrder[] = [...drafts, ...published];
