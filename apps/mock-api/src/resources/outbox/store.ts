/** Sends messages to the world's outbox, at most one per minute and name. */
import type { LetterRecord } from '../../world/records/messages.ts';
import { toIso } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';

export const RESEND_SECONDS = 60;

export function send(world: World, draft: Omit<LetterRecord, 'id' | 'at'>): void {
  world.letters.put({ ...draft, id: world.id('let'), at: world.clock.nowIso() });
}

/** 0 when a message may be sent now. */
export function cooldownSeconds(world: World, name: string, now: number): number {
  const cooldown = world.cooldowns.get(name);
  const left = cooldown ? Math.ceil((Date.parse(cooldown.until) - now) / 1000) : 0;
  // After the clock is set back, no wait is longer than the cooldown.
  return left > 0 && left <= RESEND_SECONDS ? left : 0;
}

export function startCooldown(world: World, name: string, now: number): void {
  world.cooldowns.put({ id: name, until: toIso(now + RESEND_SECONDS * 1000) });
}

/** The answer does not reveal whether an account exists. @param write sends the message, if there is a recipient */
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
