import type { Webinar } from '@zakupki/api-client/schema';
import ICAL from 'ical.js';
import { afterAll, describe, expect, it } from 'vitest';
import { setLocale } from '../../../i18n/locale.ts';
import { calendarFileName, calendarText } from './webinar-calendar.ts';

const LINK = 'https://zakupki.example/app/webinar?id=wbn_conflicts';
const NOW = Date.parse('2026-11-02T09:00:00Z');

const WEBINAR: Webinar = {
  id: 'wbn_conflicts',
  title: 'Расхождения; цены, сроки и «мелочи» в предложениях поставщиков за сорок минут',
  summary: 'Первая строка.\nВторая: с запятой, точкой с запятой; и обратной чертой \\.',
  startsAt: '2026-11-12T08:00:00Z',
  endsAt: '2026-11-12T08:40:00Z',
  durationMinutes: 40,
  timeZone: 'Europe/Moscow',
  speakers: [{ name: 'Елена Марьина', title: 'Руководитель практики закупок' }],
  status: 'scheduled',
  capacity: 40,
  seatsLeft: 12,
  joinUrl: null,
  recordingUrl: null,
  bonus: { credits: 3 },
  registration: null,
};

afterAll(() => setLocale('en'));

function eventIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('The calendar has no event.');
  return event;
}

describe.each(['ru', 'en'] as const)('the calendar file in %s', (locale) => {
  it('contains title, time and place in a valid calendar format', () => {
    setLocale(locale);
    const event = eventIn(calendarText(WEBINAR, LINK, NOW));
    const read = new ICAL.Event(event);
    expect(read.uid).toBe('wbn_conflicts@webinars.zakupki.example');
    expect(read.summary).toBe(WEBINAR.title);
    expect(read.startDate.toJSDate().toISOString()).toBe('2026-11-12T08:00:00.000Z');
    expect(read.endDate.toJSDate().toISOString()).toBe('2026-11-12T08:40:00.000Z');
    expect(read.startDate.zone.tzid).toBe('UTC');
    expect(read.description).toContain(WEBINAR.summary);
    expect(read.description).toContain('Елена Марьина, Руководитель практики закупок');
    expect(read.description).toContain(LINK);
    expect(event.getFirstPropertyValue('url')).toBe(LINK);
    const alarm = event.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT15M');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).toContain(WEBINAR.title);
  });
});

it('follows RFC 5545: lines of 75 octets that end in CR LF', () => {
  const text = calendarText(WEBINAR, LINK, NOW);
  const lines = text.replace(/\r\n$/, '').split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('VERSION:2.0');
  expect(lines).toContain('DTSTAMP:20261102T090000Z');
});

it('keeps the event’s UID at any time and in any language', () => {
  setLocale('ru');
  const first = new ICAL.Event(eventIn(calendarText(WEBINAR, LINK, NOW))).uid;
  setLocale('en');
  const moved = { ...WEBINAR, startsAt: '2026-11-13T08:00:00Z', endsAt: '2026-11-13T08:40:00Z' };
  expect(new ICAL.Event(eventIn(calendarText(moved, LINK, NOW + 1_000))).uid).toBe(first);
});

it('names the file after the day', () => {
  expect(calendarFileName(WEBINAR)).toBe('webinar-2026-11-12.ics');
});
