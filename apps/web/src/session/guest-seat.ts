/**
 * Seats in webinars a guest has taken, by the id of the webinar: where the letter went, and the ticket the letter leads
 * back with. Kept as long as the tab: whoever uses the browser next should not find them.
 */

const KEY = 'zakupki-guest-seats';

export interface GuestSeat {
  readonly email?: string;
  readonly ticket?: string;
}

// What the contract lets a ticket be; anything else in an address is left alone.
const TICKET = /^[\w-]{16,64}$/;

/** The ticket if it can be one, else null. @param value what stands in the address */
export function readTicket(value: string | null): string | null {
  return value !== null && TICKET.test(value) ? value : null;
}

/** What is known of the guest's seat; nothing when the browser keeps nothing. */
export function guestSeat(webinarId: string): GuestSeat {
  const seat = readSeats()[webinarId];
  return {
    ...(typeof seat?.email === 'string' && { email: seat.email }),
    ...(typeof seat?.ticket === 'string' && TICKET.test(seat.ticket) && { ticket: seat.ticket }),
  };
}

/** Keeps what became known of it; null forgets the seat. */
export function keepGuestSeat(webinarId: string, seat: GuestSeat | null): void {
  const { [webinarId]: known, ...others } = readSeats();
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(seat === null ? others : { ...others, [webinarId]: { ...known, ...seat } }),
    );
  } catch {
    // The letter still leads back.
  }
}

function readSeats(): Partial<Record<string, GuestSeat>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    // Entries are looked at one by one when they are used.
    return typeof value === 'object' && value !== null ? Object.assign(Object.create(null) as object, value) : {};
  } catch {
    return {};
  }
}
