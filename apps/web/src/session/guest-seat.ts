/**
 * Webinar seats that a guest reserved, by webinar id: the e-mail address, and the ticket from the link in the e-mail.
 * Stored for the tab only: the next person at this browser must not find them.
 */

const KEY = 'zakupki-guest-seats';

type GuestSeat = {
  readonly email?: string;
  readonly ticket?: string;
};

// The contract's pattern of a ticket.
const TICKET = /^[\w-]{16,64}$/;

/** Returns null for a value that cannot be a ticket. */
export function parseTicket(value: string | null): string | null {
  return value !== null && TICKET.test(value) ? value : null;
}

/** Returns an empty object when nothing is stored. */
export function guestSeat(webinarId: string): GuestSeat {
  const seat = readSeats()[webinarId];
  return {
    ...(typeof seat?.email === 'string' && { email: seat.email }),
    ...(typeof seat?.ticket === 'string' && TICKET.test(seat.ticket) && { ticket: seat.ticket }),
  };
}

/** Merges into the stored seat; null deletes it. */
export function saveGuestSeat(webinarId: string, seat: GuestSeat | null): void {
  const { [webinarId]: stored, ...others } = readSeats();
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(seat === null ? others : { ...others, [webinarId]: { ...stored, ...seat } }),
    );
  } catch {
    // The link in the e-mail still works.
  }
}

function readSeats(): Partial<Record<string, GuestSeat>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    // Entries are validated when they are read.
    return typeof value === 'object' && value !== null ? Object.assign(Object.create(null) as object, value) : {};
  } catch {
    return {};
  }
}
