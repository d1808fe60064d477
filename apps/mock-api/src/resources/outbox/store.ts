/** Sending: what goes into the world's outbox, and how soon again. */
import type { LetterRecord } from '../../world/records/messages.ts';
import { toIso } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';

export const RESEND_SECONDS = 60;

export function send(world: World, draft: Omit<LetterRecord, 'id' | 'at'>): void {
  world.letters.put({ ...draft, id: world.id('let'), at: world.clock.nowIso() });
}

/** Seconds until the next message under this name may go; 0 when it may go now. */
export function cooldownSeconds(world: World, name: string, now: number): number {
  const cooldown = world.cooldowns.get(name);
  const left = cooldown ? Math.ceil((Date.parse(cooldown.until) - now) / 1000) : 0;
  // A clock that was set back leaves no endless wait behind.
  return left > 0 && left <= RESEND_SECONDS ? left : 0;
}

export function startCooldown(world: World, name: string, now: number): void {
  world.cooldowns.put({ id: name, until: toIso(now + RESEND_SECONDS * 1000) });
}

/**
 * Writes at most one letter a minute to an address; whether anybody lives there changes nothing in the answer.
 * @param write puts the letter into the outbox, or finds that there is nobody to write to
 */
export function sendThrottled(
  world: World,
  name: string,
  now: number,
  write: () => void,
): { resendAfterSeconds: number } {
  const left = cooldownSeconds(world, name, now);
  if (left > 0) return { resendAfterSeconds: left };
  startCooldown(world, name, now);
  write();
  return { resendAfterSeconds: RESEND_SECONDS };
}
