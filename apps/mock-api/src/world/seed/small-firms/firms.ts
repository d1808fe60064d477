/** Firms of the users in each state of access, and what they buy. */
import type { PersonName } from '../../people.ts';
import type { SupplierRecord } from '../../records/suppliers.ts';
import { buildSupplier } from '../builders/supplier.ts';
import type { Line } from '../builders/order.ts';

/** One order; the prices are those of the firm's two suppliers. */
export type Business = readonly [
  title: string,
  created: string,
  deadline: string,
  budget: string,
  line: Line,
  prices?: readonly [string, string],
];

export type Firm = {
  name: PersonName;
  /** in identifiers */
  slug: string;
  delivery: readonly [address: string, region: string];
  suppliers: readonly [SupplierRecord, SupplierRecord];
  published: readonly Business[];
  draft: Business;
};

export const FIRMS: readonly Firm[] = [
  {
    name: 'trial',
    slug: 'trial',
    delivery: ['Санкт-Петербург, ул. Рубинштейна, 13', 'RU-SPE'],
    suppliers: [
      buildSupplier('trial', 'trial_zerno', 'ООО «Зерно и Помол»', '7807331846', [
        'Лев Исаев',
        'Обжарщик',
        'opt@zerno-pomol.example',
        '+78129040311',
      ]),
      buildSupplier('trial', 'trial_arabika', 'ООО «Арабика Импорт»', '5047110294', [
        'Нина Рогова',
        'Менеджер',
        'n.rogova@arabika.example',
        '+74967120455',
      ]),
    ],
    published: [
      [
        'Кофе в зёрнах на два месяца',
        '10-29 08:30',
        '11-06 12:00',
        '190000.00',
        ['Кофе в зёрнах, арабика 100 %', '120', 'KGM'],
        ['1390', '1455'],
      ],
      ['Стаканы и крышки', '10-30 07:15', '11-10 12:00', '55000.00', ['Стакан бумажный 250 мл', '9000', 'H87']],
    ],
    draft: ['Сиропы и топпинги', '10-30 13:20', '11-13 12:00', '60000.00', ['Сироп карамельный, 1 л', '90', 'XBO']],
  },
  {
    name: 'grace',
    slug: 'grace',
    delivery: ['Подольск, ул. Правды, 20', 'RU-MOS'],
    suppliers: [
      buildSupplier('grace', 'grace_beton', 'ООО «БетонТранс»', '5074026387', [
        'Олег Ширяев',
        'Диспетчер',
        'zakaz@betontrans.example',
        '+74956601922',
      ]),
      buildSupplier('grace', 'grace_rbu', 'ООО «РБУ-9»', '7729581148', [
        'Инна Маслова',
        'Менеджер',
        'maslova@rbu9.example',
        '+74957320044',
      ]),
    ],
    published: [
      [
        'Бетон М300 с доставкой',
        '10-20 06:40',
        '11-09 12:00',
        '980000.00',
        ['Бетон М300 (В22,5) П3 F150 W6', '140', 'MTQ'],
        ['6450', '6720'],
      ],
    ],
    draft: [
      'Арматура А500С 12 мм',
      '10-29 10:10',
      '11-16 12:00',
      '1450000.00',
      ['Арматура А500С 12 мм, прутки 11,7 м', '22', 'TNE'],
    ],
  },
  {
    name: 'trial-expired',
    slug: 'trial_expired',
    delivery: ['Москва, ул. Профсоюзная, 98', 'RU-MOW'],
    suppliers: [
      buildSupplier('trial-expired', 'trial_expired_keramika', 'ООО «Гжель-Керамика»', '5005088174', [
        'Вера Дёмина',
        'Продажи',
        'sale@gzhel-keramika.example',
        '+74964610725',
      ]),
      buildSupplier('trial-expired', 'trial_expired_sad', 'ООО «Сад и дом»', '7713469207', [
        'Яна Котова',
        'Менеджер',
        'kotova@sadidom.example',
        '+74993410188',
      ]),
    ],
    published: [
      [
        'Горшки и кашпо',
        '10-13 09:15',
        '11-10 12:00',
        '85000.00',
        ['Кашпо керамическое, 18 см', '160', 'H87'],
        ['428', '455'],
      ],
    ],
    draft: [
      'Грунт и удобрения к весне',
      '10-18 15:05',
      '11-18 12:00',
      '40000.00',
      ['Грунт универсальный, 50 л', '110', 'XBG'],
    ],
  },
  {
    name: 'subscription-expired',
    slug: 'subscription_expired',
    delivery: ['Краснодар, ул. Уральская, 126', 'RU-KDA'],
    suppliers: [
      buildSupplier('subscription-expired', 'subscription_expired_med', 'ООО «Медная линия»', '6319044557', [
        'Глеб Сафонов',
        'Менеджер',
        'safonov@medline.example',
        '+78463330917',
      ]),
      buildSupplier('subscription-expired', 'subscription_expired_holod', 'АО «Холодтехника»', '5257021964', [
        'Инга Рыбакова',
        'Сбыт',
        'sbyt@holodtehnika.example',
        '+78314117702',
      ]),
    ],
    published: [
      [
        'Труба медная и изоляция',
        '10-08 07:30',
        '11-06 12:00',
        '620000.00',
        ['Труба медная 1/4″, бухта 50 м', '48', 'XCL'],
        ['11900', '12350'],
      ],
    ],
    draft: [
      'Кронштейны для наружных блоков',
      '10-21 11:45',
      '11-17 12:00',
      '150000.00',
      ['Кронштейн 450×400 мм, пара', '200', 'SET'],
    ],
  },
  {
    name: 'credits-expired',
    slug: 'credits_expired',
    delivery: ['Тверь, Петербургское ш., 45', 'RU-TVE'],
    suppliers: [
      buildSupplier('credits-expired', 'credits_expired_sad', 'ООО «Питомник Тверской»', '6904027712', [
        'Раиса Белкина',
        'Агроном',
        'pitomnik@tverskoy.example',
        '+74822551807',
      ]),
      buildSupplier('credits-expired', 'credits_expired_stroy', 'ООО «ДомСтройТорг»', '6902055376', [
        'Эдуард Зимин',
        'Менеджер',
        'zimin@dst69.example',
        '+74822330694',
      ]),
    ],
    // Ten: all credits the plan gives in a month.
    published: [
      [
        'Брус клеёный 150×150',
        '10-12 09:00',
        '11-05 12:00',
        '870000.00',
        ['Брус клеёный 150×150×6000', '18', 'MTQ'],
        ['44200', '46100'],
      ],
      [
        'Утеплитель минераловатный',
        '10-13 07:40',
        '11-06 12:00',
        '210000.00',
        ['Плита минераловатная 100 мм', '95', 'XPK'],
      ],
      [
        'Кровля металлочерепица',
        '10-14 08:25',
        '11-06 12:00',
        '480000.00',
        ['Металлочерепица 0,5 мм, графит', '620', 'MTK'],
      ],
      ['Окна для беседок', '10-15 11:10', '11-09 12:00', '360000.00', ['Окно ПВХ 1200×1400', '24', 'H87']],
      ['Пропитка для дерева', '10-16 06:55', '11-09 12:00', '70000.00', ['Антисептик, ведро 9 л', '30', 'XBJ']],
      ['Печи банные', '10-19 12:30', '11-11 12:00', '540000.00', ['Печь банная до 18 м³', '9', 'H87']],
      ['Доска террасная', '10-20 09:45', '11-12 12:00', '390000.00', ['Доска террасная, лиственница', '210', 'MTK']],
      ['Крепёж для каркаса', '10-21 07:05', '11-12 12:00', '65000.00', ['Уголок усиленный 90×90', '1500', 'H87']],
      ['Саженцы туи для озеленения', '10-22 10:20', '11-13 12:00', '180000.00', ['Туя западная, 120 см', '150', 'H87']],
      ['Щебень и песок', '10-23 08:00', '11-13 12:00', '140000.00', ['Щебень гранитный 20–40', '60', 'MTQ']],
    ],
    draft: ['Фурнитура для дверей', '10-28 13:15', '11-18 12:00', '90000.00', ['Ручка дверная с замком', '70', 'SET']],
  },
  {
    name: 'credits-lapsed',
    slug: 'credits_lapsed',
    delivery: ['Санкт-Петербург, Московское ш., 25', 'RU-SPE'],
    suppliers: [
      buildSupplier('credits-lapsed', 'credits_lapsed_upak', 'ООО «УпакСнаб»', '7811077487', [
        'Кирилл Лосев',
        'Менеджер',
        'losev@upaksnab.example',
        '+78126430052',
      ]),
      buildSupplier('credits-lapsed', 'credits_lapsed_lenta', 'ООО «Липкая лента»', '7702283610', [
        'Алла Фокина',
        'Продажи',
        'fokina@liplenta.example',
        '+74955410276',
      ]),
    ],
    published: [
      [
        'Скотч и стрейч-плёнка',
        '10-19 08:20',
        '11-11 12:00',
        '95000.00',
        ['Лента клейкая 48 мм × 66 м', '1200', 'XRO'],
        ['61.4', '64.9'],
      ],
    ],
    draft: [
      'Паллеты 1200×800, второй сорт',
      '10-28 12:35',
      '11-19 12:00',
      '240000.00',
      ['Паллета деревянная 1200×800', '500', 'H87'],
    ],
  },
  {
    name: 'no-phone',
    slug: 'no_phone',
    delivery: ['Москва, Кутузовский пр-т, 36', 'RU-MOW'],
    suppliers: [
      buildSupplier('no-phone', 'no_phone_tkani', 'ООО «Ивановские ткани»', '3702639146', [
        'Любовь Седова',
        'Опт',
        'opt@ivtkani.example',
        '+74932480311',
      ]),
      buildSupplier('no-phone', 'no_phone_tekstil', 'ООО «Текстиль-Дом»', '7726335088', [
        'Руслан Чернов',
        'Менеджер',
        'chernov@tekstildom.example',
        '+74956417730',
      ]),
    ],
    published: [
      [
        'Ткань портьерная',
        '10-12 11:30',
        '11-12 12:00',
        '310000.00',
        ['Ткань блэкаут, ширина 280 см', '260', 'LM'],
        ['980', '1045'],
      ],
    ],
    draft: [
      'Карнизы и фурнитура',
      '10-23 14:50',
      '11-20 12:00',
      '120000.00',
      ['Карниз профильный алюминиевый', '180', 'LM'],
    ],
  },
  {
    name: 'blocked',
    slug: 'blocked',
    delivery: ['Владимир, ул. Мира, 55', 'RU-VLA'],
    suppliers: [
      buildSupplier('blocked', 'blocked_les', 'ООО «Лесопилка № 1»', '3327618400', [
        'Фёдор Гущин',
        'Мастер',
        'les@lesopilka1.example',
        '+74922440913',
      ]),
      buildSupplier('blocked', 'blocked_pilmat', 'ООО «Пиломатериалы 33»', '6913090460', [
        'Зоя Карпова',
        'Менеджер',
        'karpova@pilmat33.example',
        '+74922330560',
      ]),
    ],
    published: [
      [
        'Доска обрезная 50×150',
        '10-09 07:00',
        '11-13 12:00',
        '540000.00',
        ['Доска обрезная 50×150×6000, сосна', '28', 'MTQ'],
        ['16900', '17450'],
      ],
    ],
    draft: ['Саморезы и гвозди', '10-12 16:10', '11-20 12:00', '45000.00', ['Саморез по дереву 3,5×51', '90', 'KGM']],
  },
];
