/** The buyer's address book. */
import type { SupplierRecord } from '../../records/suppliers.ts';
import { utc } from '../moments.ts';
import { buildSupplier, type Contact } from '../builders/supplier.ts';

const of = (
  slug: string,
  name: string,
  inn: Parameters<typeof buildSupplier>[3],
  contact: Contact,
  more?: Partial<SupplierRecord>,
) => buildSupplier('buyer', slug, name, inn, contact, more);

export const BUYER_SUPPLIERS = {
  metiz: of(
    'metiz',
    'ООО «Метиз-Сервис»',
    '7707083893',
    ['Игорь Лапин', 'Менеджер по продажам', 'sales@metiz.example', '+74957771122'],
    {
      version: 4,
      updatedAt: utc('10-20 11:05'),
      address: '117997, Москва, ул. Вавилова, д. 19',
      region: 'RU-MOW',
      website: 'https://metiz.example',
      bankAccount: '40702810400000012345',
      bik: '044525225',
      tags: ['крепёж', 'такелаж'],
    },
  ),
  krepmarket: of(
    'krepmarket',
    'ООО «КрепМаркет»',
    '1655041271',
    ['Алсу Гарипова', 'Отдел продаж', 'opt@krepmarket.example', '+78432001540'],
    {
      address: '420021, Казань, ул. Габдуллы Тукая, д. 115',
      region: 'RU-TA',
      website: 'https://krepmarket.example',
      bankAccount: '40702810262000004417',
      bik: '049205603',
      tags: ['крепёж'],
    },
  ),
  volga: of(
    'volga',
    'АО «Волга-Инструмент»',
    '5258038618',
    ['Пётр Самойлов', 'Руководитель отдела сбыта', 'sbyt@volga-instrument.example', '+78312604477'],
    {
      address: '603058, Нижний Новгород, ул. Героя Попова, д. 43',
      region: 'RU-NIZ',
      website: 'https://volga-instrument.example',
      bankAccount: '40702810942000018823',
      bik: '042202603',
      tags: ['инструмент', 'крепёж'],
    },
  ),
  bolt24: of(
    'bolt24',
    'ИП Кузнецов А. В.',
    '500100732259',
    ['Алексей Кузнецов', 'Владелец', 'bolt24@yandex.ru', '+78432001540'],
    {
      address: '141006, Мытищи, Олимпийский пр-т, д. 29',
      region: 'RU-MOS',
      vatPayer: false,
      tags: ['крепёж'],
    },
  ),
  hansa: of(
    'hansa',
    'Hansa Fasteners GmbH',
    { scheme: 'OTHER', id: 'DE129273398' },
    ['Jens Petersen', 'Export Sales', 'export@hansa-fasteners.example', '+494033309120'],
    {
      legalForm: 'GmbH',
      address: 'Billhorner Kanalstraße 69, 20539 Hamburg',
      region: 'DE-HH',
      website: 'https://hansa-fasteners.example',
      vatPayer: null,
      tags: ['крепёж', 'импорт'],
    },
  ),
  podshipnik: of(
    'podshipnik',
    'ООО «ПодшипникТорг»',
    '6316214803',
    ['Светлана Рябова', 'Менеджер', 'zakaz@podshipniktorg.example', '+78462030816'],
    {
      address: '443080, Самара, Московское ш., д. 41',
      region: 'RU-SAM',
      bankAccount: '40702810354400021907',
      bik: '043601607',
      tags: ['подшипники'],
    },
  ),
  bearing: of(
    'bearing',
    'ООО «Техно-Подшипник»',
    '6670123457',
    ['Вадим Ческидов', 'Ведущий менеджер', 'v.cheskidov@technobearing.example', '+73433790244'],
    {
      address: '620137, Екатеринбург, ул. Студенческая, д. 16',
      region: 'RU-SVE',
      bankAccount: '40702810116540033512',
      bik: '046577674',
      tags: ['подшипники'],
    },
  ),
  kanctorg: of(
    'kanctorg',
    'ООО «КанцТорг»',
    '7724319059',
    ['Елена Воронова', 'Корпоративные продажи', 'corp@kanctorg.example', '+74952283065'],
    {
      address: '115230, Москва, Каширское ш., д. 3, корп. 2',
      region: 'RU-MOW',
      tags: ['канцелярия', 'офис'],
    },
  ),
  bumaga: of(
    'bumaga',
    'АО «Бумажный двор»',
    '7813450626',
    ['Михаил Тихонов', 'Менеджер по тендерам', 'tender@bumdvor.example', '+78123367750'],
    {
      address: '197022, Санкт-Петербург, ул. Льва Толстого, д. 9',
      region: 'RU-SPE',
      tags: ['бумага', 'офис'],
    },
  ),
  ofis: of(
    'ofis',
    'ООО «Офис-Комплект»',
    '7715603842',
    ['Дарья Лебедева', 'Менеджер', 'd.lebedeva@ofis-komplekt.example', '+74996480233'],
    {
      address: '127254, Москва, Огородный пр-д, д. 5',
      region: 'RU-MOW',
      tags: ['мебель', 'офис'],
    },
  ),
  itline: of(
    'itline',
    'ООО «АйТи-Лайн»',
    '7718235690',
    ['Антон Шилов', 'Аккаунт-менеджер', 'a.shilov@itline.example', '+74957304518'],
    {
      address: '105318, Москва, ул. Ибрагимова, д. 31',
      region: 'RU-MOW',
      tags: ['ИТ'],
    },
  ),
  compark: of(
    'compark',
    'ООО «Компьютерный парк»',
    '7709821472',
    ['Юлия Назарова', 'Тендерный отдел', 'tender@compark.example', '+74952290871'],
    {
      address: '109004, Москва, ул. Земляной Вал, д. 64',
      region: 'RU-MOW',
      tags: ['ИТ'],
    },
  ),
  energo: of(
    'energo',
    'ООО «ЭнергоСвет»',
    '3662058417',
    ['Николай Гусев', 'Инженер по продажам', 'gusev@energosvet.example', '+74732029914'],
    {
      address: '394026, Воронеж, пр-т Труда, д. 65',
      region: 'RU-VOR',
      tags: ['электрика'],
    },
  ),
  tara: of(
    'tara',
    'ООО «ТараПак»',
    '5003741180',
    ['Галина Котова', 'Менеджер', 'kotova@tarapak.example', '+74955040127'],
    {
      address: '142700, Видное, Белокаменное ш., д. 20',
      region: 'RU-MOS',
      tags: ['упаковка'],
    },
  ),
  klining: of(
    'klining',
    'ООО «Чистый объект»',
    '7743120879',
    ['Оксана Бойко', 'Менеджер проектов', 'boyko@chisty-obekt.example', '+74951508830'],
    {
      address: '125565, Москва, Ленинградское ш., д. 84',
      region: 'RU-MOW',
      tags: ['клининг', 'услуги'],
    },
  ),
  minskhim: of(
    'minskhim',
    'ОАО «Минскхимпласт»',
    { scheme: 'BY-UNP', id: '100219764' },
    ['Ирина Савицкая', 'Отдел экспорта', 'export@minskhimplast.example', '+375172903344'],
    {
      address: '220075, Минск, Партизанский пр-т, д. 168',
      region: 'BY-HM',
      tags: ['химия'],
    },
  ),
  krovlya: of(
    'krovlya',
    'ООО «РемСтройГарант»',
    '6928015748',
    ['Валерий Пак', 'Директор', 'pak@rsgarant.example', '+74822410955'],
    {
      version: 2,
      updatedAt: utc('05-12 09:30'),
      address: '170100, Тверь, ул. Советская, д. 34',
      region: 'RU-TVE',
      tags: ['ремонт'],
      blockedReason: 'Дважды сорвал срок выезда на обследование',
    },
  ),
} satisfies Record<string, SupplierRecord>;
