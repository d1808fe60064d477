/** Firms of the users in each state of access, and what they buy. */
import type { AccountName } from '../../model/people.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import type { Line } from '../builders/order.ts';
import { readTable } from '../builders/read-table.ts';
import { buildSupplier } from '../builders/supplier.ts';
import { utc } from '../moments.ts';

/** One order; `prices` are the prices of the firm's two suppliers. */
export type Business = {
  title: string;
  created: string;
  deadline: string;
  budget: string;
  line: Line;
  prices: readonly string[];
};

export type Firm = {
  name: AccountName;
  /** in identifiers */
  slug: string;
  delivery: readonly [address: string, region: string];
  suppliers: readonly SupplierRecord[];
  /** the last is a draft */
  orders: readonly Business[];
};

function readFirm(name: AccountName, delivery: Firm['delivery'], suppliers: string, orders: string): Firm {
  const slug = name.replaceAll('-', '_');
  return {
    name,
    slug,
    delivery,
    suppliers: readTable(['id', 'company', 'inn', 'contact', 'role', 'email', 'phone'], suppliers).map(
      ({ id, company, inn, contact, role, email, phone }) =>
        buildSupplier(name, `${slug}_${id}`, company, inn, [contact, role, email, phone]),
    ),
    orders: readTable(['title', 'created', 'due', 'budget', 'item', 'amount', 'prices'], orders).map(
      ({ title, created, due, budget, item, amount, prices }): Business => {
        const [quantity = '', unitCode = ''] = amount.split(' ');
        return {
          title,
          created: utc(created),
          deadline: utc(`${due} 12:00`),
          budget: `${budget}.00`,
          line: [item, quantity, unitCode],
          prices: prices === '–' ? [] : prices.split(' '),
        };
      },
    ),
  };
}

export const FIRMS: readonly Firm[] = [
  readFirm(
    'trial',
    ['Санкт-Петербург, ул. Рубинштейна, 13', 'RU-SPE'],
    `
    zerno   | ООО «Зерно и Помол»  | 7807331846 | Лев Исаев   | Обжарщик | opt@zerno-pomol.example  | +78129040311
    arabika | ООО «Арабика Импорт» | 5047110294 | Нина Рогова | Менеджер | n.rogova@arabika.example | +74967120455`,
    `
    Кофе в зёрнах на два месяца | 10-29 08:30 | 11-06 | 190000 | Кофе в зёрнах, арабика 100 % | 120 KGM  | 1390 1455
    Стаканы и крышки            | 10-30 07:15 | 11-10 | 55000  | Стакан бумажный 250 мл       | 9000 H87 | –
    Сиропы и топпинги           | 10-30 13:20 | 11-13 | 60000  | Сироп карамельный, 1 л       | 90 XBO   | –`,
  ),
  readFirm(
    'grace',
    ['Подольск, ул. Правды, 20', 'RU-MOS'],
    `
    beton | ООО «БетонТранс» | 5074026387 | Олег Ширяев  | Диспетчер | zakaz@betontrans.example | +74956601922
    rbu   | ООО «РБУ-9»      | 7729581148 | Инна Маслова | Менеджер  | maslova@rbu9.example     | +74957320044`,
    `
    Бетон М300 с доставкой | 10-20 06:40 | 11-09 | 980000  | Бетон М300 (В22,5) П3 F150 W6       | 140 MTQ | 6450 6720
    Арматура А500С 12 мм   | 10-29 10:10 | 11-16 | 1450000 | Арматура А500С 12 мм, прутки 11,7 м | 22 TNE  | –`,
  ),
  readFirm(
    'trial-expired',
    ['Москва, ул. Профсоюзная, 98', 'RU-MOW'],
    `
    keramika | ООО «Гжель-Керамика» | 5005088174 | Вера Дёмина | Продажи  | sale@gzhel-keramika.example | +74964610725
    sad      | ООО «Сад и дом»      | 7713469207 | Яна Котова  | Менеджер | kotova@sadidom.example      | +74993410188`,
    `
    Горшки и кашпо            | 10-13 09:15 | 11-10 | 85000 | Кашпо керамическое, 18 см | 160 H87 | 428 455
    Грунт и удобрения к весне | 10-18 15:05 | 11-18 | 40000 | Грунт универсальный, 50 л | 110 XBG | –`,
  ),
  readFirm(
    'subscription-expired',
    ['Краснодар, ул. Уральская, 126', 'RU-KDA'],
    `
    med   | ООО «Медная линия» | 6319044557 | Глеб Сафонов  | Менеджер | safonov@medline.example   | +78463330917
    holod | АО «Холодтехника»  | 5257021964 | Инга Рыбакова | Сбыт     | sbyt@holodtehnika.example | +78314117702`,
    `
    Труба медная и изоляция        | 10-08 07:30 | 11-06 | 620000 | Труба медная 1/4″, бухта 50 м | 48 XCL  | 11900 12350
    Кронштейны для наружных блоков | 10-21 11:45 | 11-17 | 150000 | Кронштейн 450×400 мм, пара    | 200 SET | –`,
  ),
  // Ten published orders: all credits the plan gives in a month.
  readFirm(
    'credits-expired',
    ['Тверь, Петербургское ш., 45', 'RU-TVE'],
    `
    sad   | ООО «Питомник Тверской» | 6904027712 | Раиса Белкина | Агроном  | pitomnik@tverskoy.example | +74822551807
    stroy | ООО «ДомСтройТорг»      | 6902055376 | Эдуард Зимин  | Менеджер | zimin@dst69.example       | +74822330694`,
    `
    Брус клеёный 150×150       | 10-12 09:00 | 11-05 | 870000 | Брус клеёный 150×150×6000      | 18 MTQ   | 44200 46100
    Утеплитель минераловатный  | 10-13 07:40 | 11-06 | 210000 | Плита минераловатная 100 мм    | 95 XPK   | –
    Кровля металлочерепица     | 10-14 08:25 | 11-06 | 480000 | Металлочерепица 0,5 мм, графит | 620 MTK  | –
    Окна для беседок           | 10-15 11:10 | 11-09 | 360000 | Окно ПВХ 1200×1400             | 24 H87   | –
    Пропитка для дерева        | 10-16 06:55 | 11-09 | 70000  | Антисептик, ведро 9 л          | 30 XBJ   | –
    Печи банные                | 10-19 12:30 | 11-11 | 540000 | Печь банная до 18 м³           | 9 H87    | –
    Доска террасная            | 10-20 09:45 | 11-12 | 390000 | Доска террасная, лиственница   | 210 MTK  | –
    Крепёж для каркаса         | 10-21 07:05 | 11-12 | 65000  | Уголок усиленный 90×90         | 1500 H87 | –
    Саженцы туи для озеленения | 10-22 10:20 | 11-13 | 180000 | Туя западная, 120 см           | 150 H87  | –
    Щебень и песок             | 10-23 08:00 | 11-13 | 140000 | Щебень гранитный 20–40         | 60 MTQ   | –
    Фурнитура для дверей       | 10-28 13:15 | 11-18 | 90000  | Ручка дверная с замком         | 70 SET   | –`,
  ),
  readFirm(
    'credits-lapsed',
    ['Санкт-Петербург, Московское ш., 25', 'RU-SPE'],
    `
    upak  | ООО «УпакСнаб»     | 7811077487 | Кирилл Лосев | Менеджер | losev@upaksnab.example  | +78126430052
    lenta | ООО «Липкая лента» | 7702283610 | Алла Фокина  | Продажи  | fokina@liplenta.example | +74955410276`,
    `
    Скотч и стрейч-плёнка         | 10-19 08:20 | 11-11 | 95000  | Лента клейкая 48 мм × 66 м  | 1200 XRO | 61.4 64.9
    Паллеты 1200×800, второй сорт | 10-28 12:35 | 11-19 | 240000 | Паллета деревянная 1200×800 | 500 H87  | –`,
  ),
  readFirm(
    'no-phone',
    ['Москва, Кутузовский пр-т, 36', 'RU-MOW'],
    `
    tkani   | ООО «Ивановские ткани» | 3702639146 | Любовь Седова | Опт      | opt@ivtkani.example        | +74932480311
    tekstil | ООО «Текстиль-Дом»     | 7726335088 | Руслан Чернов | Менеджер | chernov@tekstildom.example | +74956417730`,
    `
    Ткань портьерная    | 10-12 11:30 | 11-12 | 310000 | Ткань блэкаут, ширина 280 см  | 260 LM | 980 1045
    Карнизы и фурнитура | 10-23 14:50 | 11-20 | 120000 | Карниз профильный алюминиевый | 180 LM | –`,
  ),
  readFirm(
    'blocked',
    ['Владимир, ул. Мира, 55', 'RU-VLA'],
    `
    les    | ООО «Лесопилка № 1»    | 3327618400 | Фёдор Гущин | Мастер   | les@lesopilka1.example   | +74922440913
    pilmat | ООО «Пиломатериалы 33» | 6913090460 | Зоя Карпова | Менеджер | karpova@pilmat33.example | +74922330560`,
    `
    Доска обрезная 50×150 | 10-09 07:00 | 11-13 | 540000 | Доска обрезная 50×150×6000, сосна | 28 MTQ | 16900 17450
    Саморезы и гвозди     | 10-12 16:10 | 11-20 | 45000  | Саморез по дереву 3,5×51          | 90 KGM | –`,
  ),
];
