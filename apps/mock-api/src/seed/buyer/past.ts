/** The buyer's finished orders: awarded, unsuccessful or cancelled. */
import type { SeedBid } from '../builders/bid.ts';
import { dayAfter, utc } from '../moments.ts';
import { bid, head, orderSteps } from './short-forms.ts';
import type { SupplierSlug } from './suppliers.ts';
import type { SeedOrder } from '../builders/order.ts';

const pastBid = (
  supplier: SupplierSlug,
  received: string,
  prices: SeedBid['prices'],
  more: Partial<SeedBid> = {},
): SeedBid => {
  const validUntil = dayAfter(utc(received), 45);
  return bid(supplier, received, prices, { more: { validUntil }, ...more });
};

const won = { won: true } as const;

/** Steps of an awarded order; archived when a date is given. */
const decided = (...[created, published, deadline, awardedAt, archived]: string[]): SeedOrder['steps'] => [
  ...orderSteps(`create ${created}, publish ${published}, deadline ${deadline}`),
  [utc(awardedAt ?? ''), 'award', { reason: 'Наименьшая цена при полном соответствии' }],
  ...(archived ? orderSteps(`archive ${archived}`) : []),
];

const awarded: SeedOrder[] = [
  {
    ...head('furniture', 4, 'Мебель для переговорной', '01-30 12:00', '310000.00'),
    items: [
      ['Стол переговорный 3600×1200', '1', 'H87'],
      ['Кресло на полозьях, сетка', '12', 'H87'],
      ['Тумба с приставкой', '2', 'H87'],
    ],
    steps: decided('01-19 09:30', '01-20 07:50', '01-30 12:00', '02-05 10:15', '04-30 08:00'),
    bids: [
      pastBid('ofis', '01-27 08:20', ['84500', '14350', '18200'], won),
      pastBid('kanctorg', '01-29 11:45', ['91200', '15100', '17650']),
    ],
    more: { tags: ['офис'] },
  },
  {
    ...head('cartridges', 11, 'Картриджи и тонеры на полгода', '02-20 12:00', '220000.00'),
    items: [
      ['Картридж лазерный, 6000 стр.', '30', 'H87'],
      ['Фотобарабан', '12', 'H87'],
    ],
    steps: decided('02-09 13:10', '02-10 07:30', '02-20 12:00', '02-25 09:40', '05-29 08:00'),
    bids: [
      pastBid('compark', '02-17 10:30', ['4980', '3990'], won),
      pastBid('kanctorg', '02-18 09:55', ['5340', '4150']),
      pastBid('itline', '02-19 14:20', ['5120', '4390']),
    ],
    more: { tags: ['ИТ', 'офис'] },
  },
  {
    ...head('racks', 19, 'Стеллажи и крепёж для склада № 1', '03-20 12:00', '760000.00'),
    items: [
      ['Стеллаж паллетный, секция 2700×1100×4500', '24', 'H87'],
      ['Анкер клиновой М12×120', '400', 'H87'],
      ['Отбойник напольный', '16', 'H87'],
    ],
    steps: decided('03-05 08:15', '03-06 07:40', '03-20 12:00', '03-26 12:20', '06-30 08:00'),
    bids: [
      pastBid('volga', '03-17 08:35', ['28900', '64', '3150']),
      pastBid('metiz', '03-18 07:15', ['26800', '58.5', '2980'], won),
    ],
    more: { tags: ['склад'] },
  },
  {
    ...head('cable', 34, 'Кабель ВВГнг-LS 3×2,5 и 5×4', '05-15 12:00', '540000.00'),
    items: [
      ['Кабель ВВГнг(А)-LS 3×2,5', '3000', 'MTR'],
      ['Кабель ВВГнг(А)-LS 5×4', '1200', 'MTR'],
    ],
    steps: decided('05-04 10:00', '05-05 07:35', '05-15 12:00', '05-21 08:50'),
    bids: [pastBid('energo', '05-12 12:00', ['78.4', '214'], won), pastBid('volga', '05-14 09:10', ['83.9', '221.5'])],
    more: { tags: ['производство'] },
  },
  {
    ...head('ventilation', 46, 'Метизы для монтажа вентиляции', '06-19 12:00', '150000.00'),
    items: [
      ['Шпилька резьбовая М8×1000', '900', 'H87'],
      ['Хомут с резиной 2″', '600', 'H87'],
      ['Гайка М8', '4000', 'H87'],
    ],
    steps: decided('06-08 09:05', '06-09 07:15', '06-19 12:00', '06-24 11:10'),
    bids: [
      pastBid('krepmarket', '06-15 10:15', ['61', '96', '1.95']),
      pastBid('metiz', '06-16 08:00', ['57.4', '91.2', '1.8'], won),
      pastBid('bolt24', '06-18 13:30', ['59.9', '97.5', '1.85'], { vatRate: 'none' }),
    ],
    more: { tags: ['производство'] },
  },
  {
    ...head('packaging', 90, 'Стрейч-плёнка и гофрокороба', '09-30 12:00', '260000.00'),
    items: [
      ['Стрейч-плёнка 500 мм, 20 мкм', '300', 'XRO'],
      ['Гофрокороб 600×400×400', '1500', 'H87'],
    ],
    steps: decided('09-14 11:45', '09-15 07:10', '09-30 12:00', '10-06 09:25'),
    bids: [pastBid('tara', '09-24 09:40', ['398.5', '61.94'], won), pastBid('ofis', '09-28 12:15', ['431', '66.8'])],
    more: { tags: ['склад'] },
  },
  {
    ...head('lamps', 97, 'Светильники LED для склада', '10-12 12:00', '640000.00'),
    items: [
      ['Светильник промышленный LED 100 Вт', '120', 'H87'],
      ['Светильник аварийный', '40', 'H87'],
      ['Подвес тросовый', '240', 'H87'],
    ],
    steps: decided('09-22 08:35', '09-23 07:25', '10-12 12:00', '10-20 13:05'),
    bids: [
      pastBid('energo', '10-06 11:20', ['3290', '1880', '138.5'], won),
      pastBid('volga', '10-09 10:05', ['3480', '2040', '151']),
      pastBid('metiz', '10-12 08:30', ['3550', '1960', '129']),
    ],
    more: { tags: ['склад'] },
  },
];

const ended: SeedOrder[] = [
  {
    ...head('roof', 27, 'Ремонт кровли склада № 2', '04-24 12:00', '1800000.00'),
    items: [
      ['Ремонт мягкой кровли', '1450', 'MTK', { specification: 'Два слоя наплавляемого материала' }],
      ['Замена водосточных воронок', '12', 'H87'],
    ],
    steps: [
      ...orderSteps('create 04-06 08:50, publish 04-07 07:30, deadline 04-24 12:00'),
      [
        utc('05-06 10:40'),
        'unsuccessful',
        { code: 'over_budget', reason: 'Единственное предложение дороже бюджета на треть' },
      ],
      ...orderSteps('archive 07-31 08:00'),
    ],
    bids: [pastBid('krovlya', '04-22 12:10', ['1520', '14500'])],
    more: { category: 'works', tags: ['ремонт'] },
  },
  {
    ...head('filters', 60, 'Фильтры и масла для автопарка', '07-24 12:00', '95000.00'),
    items: [
      ['Масло моторное 10W-40, 20 л', '12', 'XJY'],
      ['Фильтр масляный', '48', 'H87'],
    ],
    steps: [
      ...orderSteps('create 07-13 12:30, publish 07-14 07:20, deadline 07-24 12:00'),
      [utc('07-27 08:45'), 'unsuccessful', { code: 'no_bids', reason: 'Не поступило ни одного предложения' }],
    ],
    more: { tags: ['автопарк'] },
  },
  {
    ...head('forklift', 52, 'Аренда погрузчика на сезон', '07-03 12:00', '390000.00'),
    items: [['Погрузчик вилочный 2,5 т, аренда с водителем', '3', 'MON']],
    steps: [
      ...orderSteps('create 06-22 09:15, publish 06-23 07:05'),
      [utc('06-26 13:50'), 'cancel', { code: 'need_gone', reason: 'Передан погрузчик из филиала' }],
    ],
    more: { category: 'services', tags: ['склад'] },
  },
  {
    ...head('banners', 75, 'Баннеры к выставке', '09-01 12:00', null),
    items: [['Баннер 3×2 м с люверсами', '4', 'H87']],
    // Never published, so never charged.
    steps: [
      ...orderSteps('create 08-17 14:25'),
      [utc('08-18 09:00'), 'cancel', { code: 'error', reason: 'Баннеры печатает организатор' }],
    ],
  },
  {
    ...head('water', 83, 'Питьевая вода в офис на год', '09-11 12:00', '210000.00'),
    items: [
      ['Вода питьевая, бутыль 19 л', '700', 'XBO'],
      ['Аренда кулера', '12', 'MON'],
    ],
    steps: [
      ...orderSteps('create 08-31 10:10, publish 09-01 07:45, deadline 09-11 12:00'),
      [utc('09-16 11:30'), 'cancel', { code: 'other', reason: 'В новом офисе свой договор на воду' }],
      ...orderSteps('archive 10-15 08:00'),
    ],
    bids: [pastBid('klining', '09-08 09:50', ['245', '1450'])],
    more: { tags: ['офис'] },
  },
];

export const PAST: readonly SeedOrder[] = [...awarded, ...ended];
