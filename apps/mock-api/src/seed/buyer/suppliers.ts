/** The buyer's address book. */
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { cellText, readTable } from '../builders/read-table.ts';
import { buildSupplier } from '../builders/supplier.ts';
import { personRef } from '../accounts/users.ts';
import { utc } from '../moments.ts';

export type SupplierSlug =
  | 'metiz'
  | 'krepmarket'
  | 'volga'
  | 'bolt24'
  | 'hansa'
  | 'podshipnik'
  | 'bearing'
  | 'kanctorg'
  | 'bumaga'
  | 'ofis'
  | 'itline'
  | 'compark'
  | 'energo'
  | 'tara'
  | 'klining'
  | 'minskhim'
  | 'krovlya'
  | 'krepmarket_kazan';

const CONTACTS = readTable(
  ['slug', 'name', 'inn', 'contact', 'role', 'email', 'phone'],
  `
  metiz      | ООО «Метиз-Сервис»      | 7707083893   | Игорь Лапин      | Менеджер по продажам      | sales@metiz.example               | +74957771122
  krepmarket | ООО «КрепМаркет»        | 1655041271   | Алсу Гарипова    | Отдел продаж              | opt@krepmarket.example            | +78432001540
  volga      | АО «Волга-Инструмент»   | 5258038618   | Пётр Самойлов    | Руководитель отдела сбыта | sbyt@volga-instrument.example     | +78312604477
  bolt24     | ИП Кузнецов А. В.       | 500100732259 | Алексей Кузнецов | Владелец                  | bolt24@yandex.ru                  | +78432001540
  hansa      | Hansa Fasteners GmbH    | DE129273398  | Jens Petersen    | Export Sales              | export@hansa-fasteners.example    | +494033309120
  podshipnik | ООО «ПодшипникТорг»     | 6316214803   | Светлана Рябова  | Менеджер                  | supplier-declined@demo.test       | +78462030816
  bearing    | ООО «Техно-Подшипник»   | 6670123457   | Вадим Ческидов   | Ведущий менеджер          | v.cheskidov@technobearing.example | +73433790244
  kanctorg   | ООО «КанцТорг»          | 7724319059   | Елена Воронова   | Корпоративные продажи     | corp@kanctorg.example             | +74952283065
  bumaga     | АО «Бумажный двор»      | 7813450626   | Михаил Тихонов   | Менеджер по тендерам      | tender@bumdvor.example            | +78123367750
  ofis       | ООО «Офис-Комплект»     | 7715603842   | Дарья Лебедева   | Менеджер                  | d.lebedeva@ofis-komplekt.example  | +74996480233
  itline     | ООО «АйТи-Лайн»         | 7718235690   | Антон Шилов      | Аккаунт-менеджер          | a.shilov@itline.example           | +74957304518
  compark    | ООО «Компьютерный парк» | 7709821472   | Юлия Назарова    | Тендерный отдел           | tender@compark.example            | +74952290871
  energo     | ООО «ЭнергоСвет»        | 3662058417   | Николай Гусев    | Инженер по продажам       | supplier-revoked@demo.test        | +74732029914
  tara       | ООО «ТараПак»           | 5003741180   | Галина Котова    | Менеджер                  | supplier@demo.test                | +74955040127
  klining    | ООО «Чистый объект»     | 7743120879   | Оксана Бойко     | Менеджер проектов         | boyko@chisty-obekt.example        | +74951508830
  minskhim   | ОАО «Минскхимпласт»     | 100219764    | Ирина Савицкая   | Отдел экспорта            | export@minskhimplast.example      | +375172903344
  krovlya    | ООО «РемСтройГарант»    | 6928015748   | Валерий Пак      | Директор                  | pak@rsgarant.example              | +74822410955
  krepmarket_kazan | КрепМаркет | – | Ильдар Сафин | Склад в Казани | opt@krepmarket.example | +78432001541`,
);
const PLACES = readTable(
  ['slug', 'region', 'address', 'tags', 'bankAccount', 'bik'],
  `
  metiz      | RU-MOW | 117997, Москва, ул. Вавилова, д. 19              | крепёж, такелаж    | 40702810400000012345 | 044525225
  krepmarket | RU-TA  | 420021, Казань, ул. Габдуллы Тукая, д. 115       | крепёж             | 40702810262000004417 | 049205603
  volga      | RU-NIZ | 603058, Нижний Новгород, ул. Героя Попова, д. 43 | инструмент, крепёж | 40702810942000018823 | 042202603
  bolt24     | RU-MOS | 141006, Мытищи, Олимпийский пр-т, д. 29          | крепёж             | –                    | –
  hansa      | DE-HH  | Billhorner Kanalstraße 69, 20539 Hamburg         | крепёж, импорт     | –                    | –
  podshipnik | RU-SAM | 443080, Самара, Московское ш., д. 41             | подшипники         | 40702810354400021907 | 043601607
  bearing    | RU-SVE | 620137, Екатеринбург, ул. Студенческая, д. 16    | подшипники         | 40702810116540033512 | 046577674
  kanctorg   | RU-MOW | 115230, Москва, Каширское ш., д. 3, корп. 2      | канцелярия, офис   | –                    | –
  bumaga     | RU-SPE | 197022, Санкт-Петербург, ул. Льва Толстого, д. 9 | бумага, офис       | –                    | –
  ofis       | RU-MOW | 127254, Москва, Огородный пр-д, д. 5             | мебель, офис       | –                    | –
  itline     | RU-MOW | 105318, Москва, ул. Ибрагимова, д. 31            | ИТ                 | –                    | –
  compark    | RU-MOW | 109004, Москва, ул. Земляной Вал, д. 64          | ИТ                 | –                    | –
  energo     | RU-VOR | 394026, Воронеж, пр-т Труда, д. 65               | электрика          | –                    | –
  tara       | RU-MOS | 142700, Видное, Белокаменное ш., д. 20           | упаковка           | –                    | –
  klining    | RU-MOW | 125565, Москва, Ленинградское ш., д. 84          | клининг, услуги    | –                    | –
  minskhim   | BY-HM  | 220075, Минск, Партизанский пр-т, д. 168         | химия              | –                    | –
  krovlya    | RU-TVE | 170100, Тверь, ул. Советская, д. 34              | ремонт             | –                    | –`,
);
const MORE: { readonly [slug: string]: Partial<SupplierRecord> } = {
  metiz: {
    version: 4,
    updatedAt: utc('10-20 11:05'),
    website: 'https://metiz.example',
    notes: 'Отгружают день в день, если заявка до 11:00',
  },
  krepmarket: { website: 'https://krepmarket.example' },
  volga: { website: 'https://volga-instrument.example' },
  bolt24: { vatPayer: false },
  hansa: {
    legalForm: 'GmbH',
    taxId: { scheme: 'OTHER', id: 'DE129273398' },
    website: 'https://hansa-fasteners.example',
    vatPayer: null,
  },
  minskhim: { taxId: { scheme: 'BY-UNP', id: '100219764' } },
  // A duplicate of `krepmarket` without the tax number.
  krepmarket_kazan: {
    tags: ['крепёж', 'Казань'],
    vatPayer: null,
    createdAt: utc('09-14 10:45'),
    updatedAt: utc('09-14 10:45'),
  },
  krovlya: {
    version: 2,
    updatedAt: utc('05-12 09:30'),
    blockedReason: 'Дважды сорвал срок выезда на обследование',
    blockedAt: utc('05-12 09:30'),
    blockedBy: personRef('buyer'),
  },
};

export const BUYER_SUPPLIERS = Object.fromEntries(
  CONTACTS.map(({ slug, name, inn, contact, role, email, phone }) => {
    const place = PLACES.find((row) => row.slug === slug);
    return [
      slug,
      buildSupplier('buyer', slug, name, cellText(inn), [contact, role, email, phone], {
        ...(place && {
          region: place.region,
          address: place.address,
          tags: place.tags.split(', '),
          bankAccount: cellText(place.bankAccount),
          bik: cellText(place.bik),
        }),
        ...MORE[slug],
      }),
    ];
  }),
) as Record<SupplierSlug, SupplierRecord>;
