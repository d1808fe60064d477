import type { Webinar } from '@zakupki/api-client/schema';
import { composeMessage, messagePaths } from '../outbox/messages.ts';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Fault } from '../../sentences/fault.ts';
import {
  announcedTime,
  bonusCredits,
  sortWebinars,
  isRoomOpen,
  seatsLeft,
  webinarStatus,
  webinarTitle,
} from '../../rules/webinars.ts';
import { presentWebinar } from './present.ts';
import type { SeatRecord, WebinarRecord } from '../../model/records/webinars.ts';
import { personRef } from '../../tables/audit.ts';
import { bookMovements, listGrants } from '../access/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { limitNetwork, send, sendThrottled } from '../outbox/store.ts';
import { refuse } from '../../sentences/refuse.ts';

export const webinars = {
  listWebinars: operation<'listWebinars'>({
    handle: (_request, call) => {
      const found = sortWebinars(call.world.webinars.all(), call.now);
      return {
        status: 200,
        body: {
          data: found.map((webinar) => presentForCaller(webinar, call, ownSeat(webinar, call))),
          serverTime: call.nowIso,
        },
      };
    },
  }),

  getWebinar: operation<'getWebinar', WebinarRecord>({
    locate: locateWebinar,
    handle: ({ query: { ticket } }, call, webinar) => ({
      status: 200,
      body: presentForCaller(webinar, call, seatOf(webinar, call, ticket)),
    }),
  }),

  registerForWebinar: operation<'registerForWebinar', WebinarRecord>({
    locate: locateWebinar,
    guard: (webinar, call) => {
      ensureNotOver(webinar, call);
      if (call.signedIn && ownSeat(webinar, call)) throw new Problem('webinar_already_registered');
      if (seatsLeft(webinar, countTaken(webinar, call)) === 0) throw new Problem('webinar_full');
    },
    handle: ({ body }, call, webinar) => {
      const { world, nowIso, signedIn } = call;
      const { name, email, phone = null, source = 'webinar_page' } = body;
      refuse(signedIn ? needlessFaults(body) : missingFaults(body), call);
      if (!signedIn) limitNetwork(call, 'registerForWebinar');
      const person = signedIn
        ? {
            userId: signedIn.user.id,
            name: personRef(signedIn.user).name,
            email: signedIn.user.email,
            phone: signedIn.user.profile.phone,
          }
        : // `missingFaults` refused missing fields.
          { userId: null, name: name?.trim() ?? '', email: email ?? '', phone };
      const known = seatOfEmail(webinar, call, person.email);
      const seat =
        known ??
        world.webinarSeats.put({
          ...person,
          id: world.id('wrg'),
          webinarId: webinar.id,
          email: person.email.toLowerCase(),
          ticket: signedIn ? null : `tkt_${world.secret().toString('hex', 0, 16)}`,
          source,
          createdAt: nowIso,
          attendedAt: null,
        });
      sendInvitation(webinar, seat, person.email, call);
      // Do not reveal the registration of another person's address.
      const visible = signedIn ? seat : null;
      return { status: 201, body: { email: person.email, webinar: presentForCaller(webinar, call, visible) } };
    },
  }),

  cancelWebinarRegistration: operation<'cancelWebinarRegistration', WebinarRecord>({
    locate: locateWebinar,
    handle: ({ query: { ticket } }, call, webinar) => {
      const seat = seatOf(webinar, call, ticket);
      if (!seat) throw notFound();
      if (['live', 'ended'].includes(webinarStatus(webinar, call.now))) throw new Problem('webinar_started');
      call.world.webinarSeats.delete(seat.id);
      return { status: 204 };
    },
  }),

  joinWebinar: operation<'joinWebinar', WebinarRecord>({
    locate: locateWebinar,
    handle: ({ query: { ticket } }, call, webinar) => {
      const seat = seatOf(webinar, call, ticket);
      if (!seat) throw notFound();
      ensureNotOver(webinar, call);
      if (!isRoomOpen(webinar, call.now)) throw new Problem('webinar_not_open');
      return {
        status: 200,
        body: presentForCaller(webinar, call, seat.attendedAt === null ? recordAttendance(webinar, seat, call) : seat),
      };
    },
  }),
} satisfies Operations<
  'listWebinars' | 'getWebinar' | 'registerForWebinar' | 'cancelWebinarRegistration' | 'joinWebinar'
>;

function locateWebinar({ webinarId }: { webinarId: string }, { world }: Call): WebinarRecord {
  const webinar = world.webinars.get(webinarId);
  if (!webinar) throw notFound();
  return webinar;
}

const countTaken = ({ id }: WebinarRecord, { world }: Call) => world.webinarSeats.where('webinar', id).length;

function presentForCaller(webinar: WebinarRecord, call: Call, seat: SeatRecord | null): Webinar {
  return presentWebinar(webinar, { taken: countTaken(webinar, call), seat, now: call.now, lang: call.lang });
}

function seatOfEmail({ id }: WebinarRecord, { world }: Call, email: string): SeatRecord | null {
  return world.webinarSeats.where('email', email.toLowerCase()).find(({ webinarId }) => webinarId === id) ?? null;
}

/** Includes a seat taken before sign-up: the address is verified. */
function ownSeat(webinar: WebinarRecord, call: Call): SeatRecord | null {
  return call.signedIn && seatOfEmail(webinar, call, call.signedIn.user.email);
}

/** Finds the caller's seat, else the ticket's. */
function seatOf(webinar: WebinarRecord, call: Call, ticket: string | undefined): SeatRecord | null {
  const seat = ownSeat(webinar, call);
  if (seat || ticket === undefined) return seat;
  return call.world.webinarSeats.where('ticket', ticket).find(({ webinarId }) => webinarId === webinar.id) ?? null;
}

/** @throws Problem 409 webinar_cancelled, webinar_ended */
function ensureNotOver(webinar: WebinarRecord, { now }: Call): void {
  const status = webinarStatus(webinar, now);
  if (status === 'cancelled') throw new Problem('webinar_cancelled');
  if (status === 'ended') throw new Problem('webinar_ended');
}

type Draft = { name?: string; email?: string; phone?: string; consent?: true };

/** Fields that come from the profile. */
function needlessFaults(draft: Draft): Fault[] {
  return (['name', 'email', 'phone'] as const)
    .filter((field) => draft[field] !== undefined)
    .map((field) => ({ pointer: `/${field}`, code: 'not_allowed', said: 'webinar_profile_counts' }));
}

/** Fields required from guests. */
function missingFaults(draft: Draft): Fault[] {
  return (['name', 'email', 'consent'] as const)
    .filter((field) => draft[field] === undefined)
    .map((field) => ({ pointer: `/${field}`, code: 'required', said: 'required' }));
}

/** Sends the e-mail with the link, at most once a minute. */
function sendInvitation(webinar: WebinarRecord, seat: SeatRecord, to: string, { world, now, lang }: Call): void {
  const words = { title: webinarTitle(webinar)[lang], when: announcedTime(webinar, lang) };
  const path = messagePaths.webinar(webinar.id, seat.ticket);
  sendThrottled(world, `webinar ${webinar.id} ${seat.email}`, now, () =>
    send(world, composeMessage('webinar', lang, to, [path], words)),
  );
}

/** Records the first attendance, which earns users a bonus. */
function recordAttendance(webinar: WebinarRecord, seat: SeatRecord, call: Call): SeatRecord {
  const { world, nowIso, now, signedIn } = call;
  const attendedSeat = world.webinarSeats.put({ ...seat, attendedAt: nowIso });
  const user = seat.userId === null ? signedIn?.user : world.users.get(seat.userId);
  const movement = user && bonusCredits(webinar, { id: world.id('cgr'), ownerId: user.id, nowIso });
  if (user && movement) {
    // Book due changes first.
    listGrants(world, user, now);
    const actor = { id: user.id, impersonatorId: signedIn?.impersonator?.id ?? null };
    bookMovements(world, user.id, [movement], { order: null, actor, idempotencyKey: null });
  }
  return attendedSeat;
}
