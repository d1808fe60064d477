/** Names of ten thousand people and their companies, combined from tables. */
import { completeInn } from '@zakupki/procurement/identifiers/inn';
import { splitList } from '../builders/read-table.ts';
import type { Random } from '../random.ts';

const MEN = splitList(
  `
  Александр Алексей Андрей Антон Артём Борис Вадим Василий Виктор Виталий Владимир Вячеслав Георгий Глеб Даниил
  Денис Евгений Егор Иван Игорь Кирилл Константин Леонид Максим Михаил Никита Николай Олег Павел Пётр Руслан Семён
  Станислав Степан Тимофей Фёдор Юрий Ярослав
`,
  ' ',
);
const WOMEN = splitList(
  `
  Алина Алла Анастасия Валентина Валерия Вера Виктория Галина Дарья Диана Евгения Екатерина Елена Жанна Инна Ирина
  Кристина Лариса Лидия Людмила Марина Надежда Наталия Оксана Полина Раиса Светлана София Тамара Татьяна Ульяна
  Юлия Яна
`,
  ' ',
);
/** Masculine form; the feminine adds an а. */
const SURNAMES = splitList(
  `
  Абрамов Авдеев Агапов Алёшин Антипов Артемьев Баранов Беляев Блинов Бобров Бородин Буров Быков Васильев Ветров
  Виноградов Волков Воронин Галкин Герасимов Голубев Горшков Грачёв Гусев Давыдов Демидов Дорофеев Дроздов Егоров
  Елисеев Ермаков Ефимов Жданов Захаров Зимин Зуев Иванов Ильин Исаев Казаков Калинин Карпов Киселёв Князев
  Ковалёв Козлов Колесов Комаров Королёв Котов Кузьмин Куликов Лазарев Лебедев Логинов Лукин Макаров Марков
  Матвеев Медведев Миронов Морозов Мухин Назаров Нестеров Никитин Новиков Носов Осипов Павлов Панов Пахомов Петров
  Поляков Попов Прохоров Родин Рожков Рябов Савельев Сафонов Семёнов Сидоров Ситников Смирнов Соболев Степанов
  Суханов Тарасов Титов Тихонов Трофимов Уваров Ушаков Фадеев Федотов Филатов Фролов Харитонов Цветков Чернов
  Шаров Шестаков Шилов Щукин Юдин Яковлев
`,
  ' ',
);

const STEMS = splitList(
  `
  Аван Агро Альт Арсен Бал Вектор Гео Гидро Дельта Евро Инвест Интер Каскад Квант Линк Магнит Мега Метал Мир
  Монолит Норд Опти Пром Проф Радиус Регион Рос Сибирь Сити Спектр Строй Техно Транс Урал Фабри Форм Центр Эко
  Энерго Юг
`,
  ' ',
);
const TAILS = splitList(
  `
  снаб торг сервис ресурс комплект проект монтаж маш пласт лес хим мебель свет текстиль логистик продукт маркет
  дом групп прибор
`,
  ' ',
);
const WORDS = splitList(
  `
  Белый берег, Большая Волга, Весна, Горизонт, Добрый завод, Звезда Поволжья, Каменный мост, Кедр, Красный путь,
  Ладога, Мастерская Север, Новый квартал, Орбита, Парус, Первый цех, Ремесло, Рассвет, Светлый дом, Старый город,
  Тайга, Твёрдый знак, Три сосны, Уют, Форпост, Чистая вода, Эталон
`,
  ',',
);
const JOBS = splitList(
  `
  Специалист по закупкам, Менеджер по снабжению, Начальник отдела снабжения, Директор, Главный инженер, Офис-
  менеджер, Заведующий хозяйством, Коммерческий директор, Тендерный специалист, Главный механик, Бухгалтер,
  Инженер ПТО
`,
  ',',
);

type GeneratedPerson = { first: string; last: string; company: string; isSoleTrader: boolean; position: string };

export function generatePerson(random: Random): GeneratedPerson {
  const isWoman = random.next() < 0.46;
  const first = random.pick(isWoman ? WOMEN : MEN);
  const last = random.pick(SURNAMES) + (isWoman ? 'а' : '');
  const roll = random.next();
  const isSoleTrader = roll < 0.16;
  const initials = `${first.charAt(0)}. ${random.pick(MEN).charAt(0)}.`;
  const firm = roll < 0.42 ? random.pick(WORDS) : random.pick(STEMS) + random.pick(TAILS);
  const company = isSoleTrader ? `ИП ${last} ${initials}` : `${roll > 0.93 ? 'АО' : 'ООО'} «${firm}»`;
  return { first, last, company, isSoleTrader, position: random.pick(JOBS) };
}

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  splitList(
    'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щsch ъ ыy ь эe юyu яya',
    ' ',
  ).map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Memoized: there are few different words. */
export function transliterate(word: string): string {
  let written = LATINS.get(word);
  if (written === undefined) {
    written = Array.from(word.toLowerCase(), (letter) => LATIN[letter] ?? letter).join('');
    LATINS.set(word, written);
  }
  return written;
}

const LATINS = new Map<string, string>();

/** A valid INN: ten digits for a company, twelve for a sole trader. */
export function taxNumber(random: Random, isSoleTrader: boolean): string {
  const digits = [random.between(1, 8), ...Array.from({ length: isSoleTrader ? 9 : 8 }, () => random.between(0, 9))];
  return completeInn(isSoleTrader ? 'person' : 'company', digits.join(''));
}
