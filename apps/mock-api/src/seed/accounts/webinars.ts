/** Past, upcoming, full and cancelled webinars, with their seats. */
import type { SeatRecord, WebinarRecord } from '../../model/records/webinars.ts';
import { minutesAfter, utc } from '../moments.ts';
import { personRef } from './users.ts';

const ELENA = {
  name: 'Elena Maryina',
  nameRu: 'Елена Марьина',
  title: 'Head of procurement practice',
  titleRu: 'Руководитель практики закупок',
};
const TIMUR = {
  name: 'Timur Ahmetov',
  nameRu: 'Тимур Ахметов',
  title: 'Procurement analyst',
  titleRu: 'Аналитик закупок',
};

type SeedWebinar = WebinarRecord & { seatsTaken: number; registrationOpens: string };

const WEBINARS: readonly SeedWebinar[] = [
  {
    id: 'wbn_conflicts',
    title: 'Conflicts in bids, settled in 40 minutes',
    titleRu: 'Расхождения в предложениях за 40 минут',
    summary: 'How to see that a supplier offered something you didn’t ask for, and settle each case before you decide.',
    summaryRu: 'Как найти, что поставщик предложил не то, что просили, и закрыть каждое расхождение до решения.',
    startsAt: utc('11-12 08:00'),
    durationMinutes: 40,
    timeZone: 'Europe/Moscow',
    speakers: [ELENA],
    capacity: 40,
    recordingUrl: null,
    bonus: { credits: 3 },
    roomUrl: 'https://live.zakupki.example/conflicts',
    isCancelled: false,
    seatsTaken: 28,
    registrationOpens: utc('10-19 07:00'),
  },
  {
    id: 'wbn_prices',
    title: 'What a fair price is, and how to show it',
    titleRu: 'Справедливая цена и как её показать',
    summary:
      'Comparing bids line by line, with VAT and delivery, and writing the memo about the decision. A small group with exercises.',
    summaryRu:
      'Сравнение предложений по позициям, с НДС и доставкой, и справка о решении. Малая группа, с упражнениями.',
    startsAt: utc('11-19 09:00'),
    durationMinutes: 90,
    timeZone: 'Asia/Yekaterinburg',
    speakers: [TIMUR, ELENA],
    capacity: 15,
    recordingUrl: null,
    bonus: { credits: 5 },
    roomUrl: 'https://live.zakupki.example/prices',
    isCancelled: false,
    seatsTaken: 15,
    registrationOpens: utc('10-05 07:00'),
  },
  {
    id: 'wbn_first_order',
    title: 'A first order, from the file to the award',
    titleRu: 'Первая закупка от файла до решения',
    summary: 'From a spreadsheet to a decision by lines: the whole way on one example.',
    summaryRu: 'От таблицы из Excel до решения по позициям: весь путь на одном примере.',
    startsAt: utc('09-24 08:00'),
    durationMinutes: 60,
    timeZone: 'Europe/Moscow',
    speakers: [ELENA],
    capacity: 100,
    recordingUrl: 'https://video.zakupki.example/first-order',
    bonus: { credits: 3 },
    roomUrl: 'https://live.zakupki.example/first-order',
    isCancelled: false,
    seatsTaken: 6,
    registrationOpens: utc('09-07 07:00'),
  },
  {
    id: 'wbn_winter',
    title: 'Buying for the winter',
    titleRu: 'Закупки к зиме',
    summary: 'Work clothes, fuel, road salt: what to ask for and when.',
    summaryRu: 'Спецодежда, топливо, реагенты: что и когда запрашивать.',
    startsAt: utc('10-22 08:00'),
    durationMinutes: 45,
    timeZone: 'Europe/Moscow',
    speakers: [TIMUR],
    capacity: null,
    recordingUrl: null,
    bonus: null,
    roomUrl: 'https://live.zakupki.example/winter',
    isCancelled: true,
    seatsTaken: 3,
    registrationOpens: utc('10-08 07:00'),
  },
];

const FIRST = ['Игорь', 'Вера', 'Олег', 'Нина', 'Юрий', 'Алла', 'Пётр'];
const LAST = ['Лапенко', 'Дорошенко', 'Кравец', 'Саенко', 'Бондарь'];

/** The trial user has a seat in the next webinar; all other seats belong to guests. */
const TRIAL_USER = personRef('trial');

export function seededWebinars(): { webinars: WebinarRecord[]; webinarSeats: SeatRecord[] } {
  return {
    webinars: WEBINARS.map(({ seatsTaken: _taken, registrationOpens: _opens, ...webinar }) => webinar),
    webinarSeats: WEBINARS.flatMap((webinar) => {
      const seats = Array.from({ length: webinar.seatsTaken }, (_, index) => guestSeat(webinar, index));
      return webinar.id === 'wbn_conflicts' ? [trialUserSeat(), ...seats.slice(1)] : seats;
    }),
  };
}

function guestSeat(
  { id, startsAt, durationMinutes, registrationOpens, isCancelled }: SeedWebinar,
  index: number,
): SeatRecord {
  const slug = id.slice('wbn_'.length);
  const name = `${FIRST[index % FIRST.length]} ${LAST[index % LAST.length]}`;
  const isOver = !isCancelled && startsAt < utc('11-02 09:00');
  return {
    id: `wrg_${slug}_${index + 1}`,
    webinarId: id,
    userId: null,
    email: `guest-${index + 1}@webinar.example`,
    name,
    phone: null,
    ticket: `tkt_${slug}_${String(index + 1).padStart(12, '0')}`,
    source: index % 3 === 0 ? 'home_page' : 'webinar_page',
    createdAt: minutesAfter(registrationOpens, 40 + index * 437),
    // Two of three attended.
    attendedAt: isOver && index % 3 !== 2 ? minutesAfter(startsAt, index % (durationMinutes / 2)) : null,
  };
}

function trialUserSeat(): SeatRecord {
  return {
    id: 'wrg_trial',
    webinarId: 'wbn_conflicts',
    userId: TRIAL_USER.id,
    email: 'trial@demo.test',
    name: TRIAL_USER.name,
    phone: '+79161110004',
    ticket: null,
    source: 'webinar_page',
    createdAt: utc('10-29 07:15'),
    attendedAt: null,
  };
}
