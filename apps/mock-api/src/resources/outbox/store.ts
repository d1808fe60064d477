/** Sends messages to the world's outbox. Messages of one name are followed by a pause, which grows in a series. */
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { tooManyRequests } from '@zakupki/mock-engine/pipeline/problem';
import { toIso } from '@zakupki/mock-engine/world/clock';
import { SERIES_MS } from '../../model/lifetimes.ts';
import type { LetterRecord } from '@zakupki/mock-engine/world/records/letters';
import type { World } from '@zakupki/mock-engine/world/world';
import { networkOf } from '../tries/network.ts';

const RESEND_SECONDS = 60;
/** Shorter than any link or code works, so that a person who has to wait has one in the mailbox that works. */
const MAX_PAUSE_SECONDS = 600;
/** Messages in a row before the pause grows. */
const SHORT_PAUSES = 3;

const pauseAfter = (sent: number): number =>
  Math.min(MAX_PAUSE_SECONDS, RESEND_SECONDS * 2 ** Math.max(0, sent - SHORT_PAUSES));

export function send(world: World, draft: Omit<LetterRecord, 'id' | 'at'>): void {
  world.letters.put({ ...draft, id: world.id('let'), at: world.clock.nowIso() });
}

/** 0 when a message may be sent now. */
export function cooldownSeconds(world: World, name: string, now: number): number {
  const cooldown = world.cooldowns.get(name);
  const left = cooldown ? Math.ceil((Date.parse(cooldown.until) - now) / 1000) : 0;
  // After the clock is set back, no wait is longer than the pause.
  return left > 0 && left <= pauseAfter(cooldown?.sent ?? 1) ? left : 0;
}

/** @returns the length of the pause in seconds */
export function startCooldown(world: World, name: string, now: number): number {
  const last = world.cooldowns.get(name);
  const isSeries = last && Math.abs(now - Date.parse(last.until)) < SERIES_MS;
  // Started again before its end, a pause counts once.
  const isRunning = cooldownSeconds(world, name, now) > 0;
  const sent = isSeries ? (last.sent ?? 1) + (isRunning ? 0 : 1) : 1;
  const seconds = pauseAfter(sent);
  world.cooldowns.put({ id: name, until: toIso(now + seconds * 1000), ...(sent > 1 && { sent }) });
  return seconds;
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
  const seconds = startCooldown(world, name, now);
  write();
  return { resendAfterSeconds: seconds };
}

/** Requests for e-mails that a network may send at once, and how often another one. */
const AT_ONCE = 60;
const STEP_MS = 30_000;

/**
 * Limits how many messages people without a session can request from one network, whomever they are for. Each operation
 * has its own limit, so that one does not use up another's.
 * @throws Problem 429 with Retry-After
 */
export function limitNetwork({ world, now, address }: Call, operation: string): void {
  const id = `network ${operation} ${networkOf(address)}`;
  const known = Date.parse(world.cooldowns.get(id)?.until ?? '');
  // After the clock is set back, no wait is longer than the limit allows.
  const start = known > now && known <= now + AT_ONCE * STEP_MS ? known : now;
  const wait = start + STEP_MS - AT_ONCE * STEP_MS - now;
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000), 'cooldown: too many e-mails for this network');
  world.cooldowns.put({ id, until: toIso(start + STEP_MS) });
}
