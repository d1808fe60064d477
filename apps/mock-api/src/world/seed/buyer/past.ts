/** The buyer's finished orders: awarded, unsuccessful or cancelled. */
import type { SeedBid } from '../builders/bid.ts';
import { BUYER_SUPPLIERS as supplier } from './suppliers.ts';
import { dayAfter, utc } from '../moments.ts';
import type { SeedOrder } from '../builders/order.ts';

function offer(
  who: keyof typeof supplier,
  received: string,
  prices: readonly (string | null)[],
  more: Partial<SeedBid> = {},
): SeedBid {
  const at = utc(received);
  return {
    slug: who,
    supplier: supplier[who],
    received: at,
    prices,
    ...more,
    more: { validUntil: dayAfter(at, 45), ...more.more },
  };
}

const won = { won: true } as const;

/** Steps of an awarded order; archived when a date is given. */
function decided(
  created: string,
  published: string,
  deadline: string,
  awarded: string,
  archived?: string,
): SeedOrder['steps'] {
  const steps: SeedOrder['steps'] = [
    [utc(created), 'create'],
    [utc(published), 'publish'],
    [utc(deadline), 'deadline'],
    [utc(awarded), 'award', { reason: 'Наименьшая цена при полном соответствии' }],
  ];
  return archived ? [...steps, [utc(archived), 'archive']] : steps;
}

const awarded: SeedOrder[] = [
  {
    slug: 'furniture',
    number: 4,
    title: 'Мебель для переговорной',
    deadline: utc('01-30 12:00'),
    budget: '310000.00',
    items: [
      ['Стол переговорный 3600×1200', '1', 'H87'],
      ['Кресло на полозьях, сетка', '12', 'H87'],
      ['Тумба с приставкой', '2', 'H87'],
    ],
    steps: decided('01-19 09:30', '01-20 07:50', '01-30 12:00', '02-05 10:15', '04-30 08:00'),
    bids: [
      offer('ofis', '01-27 08:20', ['84500', '14350', '18200'], won),
      offer('kanctorg', '01-29 11:45', ['91200', '15100', '17650']),
    ],
    more: { tags: ['офис'] },
  },
  {
    slug: 'cartridges',
    number: 11,
    title: 'Картриджи и тонеры на полгода',
    deadline: utc('02-20 12:00'),
    budget: '220000.00',
    items: [
      ['Картридж лазерный, 6000 стр.', '30', 'H87'],
      ['Фотобарабан', '12', 'H87'],
    ],
    steps: decided('02-09 13:10', '02-10 07:30', '02-20 12:00', '02-25 09:40', '05-29 08:00'),
    bids: [
      offer('compark', '02-17 10:30', ['4980', '3990'], won),
      offer('kanctorg', '02-18 09:55', ['5340', '4150']),
      offer('itline', '02-19 14:20', ['5120', '4390']),
    ],
    more: { tags: ['ИТ', 'офис'] },
  },
  {
    slug: 'racks',
    number: 19,
    title: 'Стеллажи и крепёж для склада № 1',
    deadline: utc('03-20 12:00'),
    budget: '760000.00',
    items: [
      ['Стеллаж паллетный, секция 2700×1100×4500', '24', 'H87'],
      ['Анкер клиновой М12×120', '400', 'H87'],
      ['Отбойник напольный', '16', 'H87'],
    ],
    steps: decided('03-05 08:15', '03-06 07:40', '03-20 12:00', '03-26 12:20', '06-30 08:00'),
    bids: [
      offer('volga', '03-17 08:35', ['28900', '64', '3150']),
      offer('metiz', '03-18 07:15', ['26800', '58.5', '2980'], won),
    ],
    more: { tags: ['склад'] },
  },
  {
    slug: 'cable',
    number: 34,
    title: 'Кабель ВВГнг-LS 3×2,5 и 5×4',
    deadline: utc('05-15 12:00'),
    budget: '540000.00',
    items: [
      ['Кабель ВВГнг(А)-LS 3×2,5', '3000', 'MTR'],
      ['Кабель ВВГнг(А)-LS 5×4', '1200', 'MTR'],
    ],
    steps: decided('05-04 10:00', '05-05 07:35', '05-15 12:00', '05-21 08:50'),
    bids: [offer('energo', '05-12 12:00', ['78.4', '214'], won), offer('volga', '05-14 09:10', ['83.9', '221.5'])],
    more: { tags: ['производство'] },
  },
  {
    slug: 'ventilation',
    number: 46,
    title: 'Метизы для монтажа вентиляции',
    deadline: utc('06-19 12:00'),
    budget: '150000.00',
    items: [
      ['Шпилька резьбовая М8×1000', '900', 'H87'],
      ['Хомут с резиной 2″', '600', 'H87'],
      ['Гайка М8', '4000', 'H87'],
    ],
    steps: decided('06-08 09:05', '06-09 07:15', '06-19 12:00', '06-24 11:10'),
    bids: [
      offer('krepmarket', '06-15 10:15', ['61', '96', '1.95']),
      offer('metiz', '06-16 08:00', ['57.4', '91.2', '1.8'], won),
      offer('bolt24', '06-18 13:30', ['59.9', '97.5', '1.85'], { vatRate: 'none' }),
    ],
    more: { tags: ['производство'] },
  },
  {
    slug: 'packaging',
    number: 90,
    title: 'Стрейч-плёнка и гофрокороба',
    deadline: utc('09-30 12:00'),
    budget: '260000.00',
    items: [
      ['Стрейч-плёнка 500 мм, 20 мкм', '300', 'XRO'],
      ['Гофрокороб 600×400×400', '1500', 'H87'],
    ],
    steps: decided('09-14 11:45', '09-15 07:10', '09-30 12:00', '10-06 09:25'),
    bids: [offer('tara', '09-24 09:40', ['398.5', '61.94'], won), offer('ofis', '09-28 12:15', ['431', '66.8'])],
    more: { tags: ['склад'] },
  },
  {
    slug: 'lamps',
    number: 97,
    title: 'Светильники LED для склада',
    deadline: utc('10-12 12:00'),
    budget: '640000.00',
    items: [
      ['Светильник промышленный LED 100 Вт', '120', 'H87'],
      ['Светильник аварийный', '40', 'H87'],
      ['Подвес тросовый', '240', 'H87'],
    ],
    steps: decided('09-22 08:35', '09-23 07:25', '10-12 12:00', '10-20 13:05'),
    bids: [
      offer('energo', '10-06 11:20', ['3290', '1880', '138.5'], won),
      offer('volga', '10-09 10:05', ['3480', '2040', '151']),
      offer('metiz', '10-12 08:30', ['3550', '1960', '129']),
    ],
    more: { tags: ['склад'] },
  },
];

const ended: SeedOrder[] = [
  {
    slug: 'roof',
    number: 27,
    title: 'Ремонт кровли склада № 2',
    deadline: utc('04-24 12:00'),
    budget: '1800000.00',
    items: [
      ['Ремонт мягкой кровли', '1450', 'MTK', { specification: 'Два слоя наплавляемого материала' }],
      ['Замена водосточных воронок', '12', 'H87'],
    ],
    steps: [
      [utc('04-06 08:50'), 'create'],
      [utc('04-07 07:30'), 'publish'],
      [utc('04-24 12:00'), 'deadline'],
      [
        utc('05-06 10:40'),
        'unsuccessful',
        { code: 'over_budget', reason: 'Единственное предложение дороже бюджета на треть' },
      ],
      [utc('07-31 08:00'), 'archive'],
    ],
    bids: [offer('krovlya', '04-22 12:10', ['1520', '14500'])],
    more: { category: 'works', tags: ['ремонт'] },
  },
  {
    slug: 'filters',
    number: 60,
    title: 'Фильтры и масла для автопарка',
    deadline: utc('07-24 12:00'),
    budget: '95000.00',
    items: [
      ['Масло моторное 10W-40, 20 л', '12', 'XJY'],
      ['Фильтр масляный', '48', 'H87'],
    ],
    steps: [
      [utc('07-13 12:30'), 'create'],
      [utc('07-14 07:20'), 'publish'],
      [utc('07-24 12:00'), 'deadline'],
      [utc('07-27 08:45'), 'unsuccessful', { code: 'no_bids', reason: 'Не поступило ни одного предложения' }],
    ],
    more: { tags: ['автопарк'] },
  },
  {
    slug: 'forklift',
    number: 52,
    title: 'Аренда погрузчика на сезон',
    deadline: utc('07-03 12:00'),
    budget: '390000.00',
    items: [['Погрузчик вилочный 2,5 т, аренда с водителем', '3', 'MON']],
    steps: [
      [utc('06-22 09:15'), 'create'],
      [utc('06-23 07:05'), 'publish'],
      [utc('06-26 13:50'), 'cancel', { code: 'need_gone', reason: 'Передан погрузчик из филиала' }],
    ],
    more: { category: 'services', tags: ['склад'] },
  },
  {
    slug: 'banners',
    number: 75,
    title: 'Баннеры к выставке',
    deadline: utc('09-01 12:00'),
    budget: null,
    items: [['Баннер 3×2 м с люверсами', '4', 'H87']],
    // Never published, so never charged.
    steps: [
      [utc('08-17 14:25'), 'create'],
      [utc('08-18 09:00'), 'cancel', { code: 'error', reason: 'Баннеры печатает организатор' }],
    ],
  },
  {
    slug: 'water',
    number: 83,
    title: 'Питьевая вода в офис на год',
    deadline: utc('09-11 12:00'),
    budget: '210000.00',
    items: [
      ['Вода питьевая, бутыль 19 л', '700', 'XBO'],
      ['Аренда кулера', '12', 'MON'],
    ],
    steps: [
      [utc('08-31 10:10'), 'create'],
      [utc('09-01 07:45'), 'publish'],
      [utc('09-11 12:00'), 'deadline'],
      [utc('09-16 11:30'), 'cancel', { code: 'other', reason: 'В новом офисе свой договор на воду' }],
      [utc('10-15 08:00'), 'archive'],
    ],
    bids: [offer('klining', '09-08 09:50', ['245', '1450'])],
    more: { tags: ['офис'] },
  },
];

export const PAST: readonly SeedOrder[] = [...awarded, ...ended];
