import type { Device } from '@zakupki/api-client/schema';
import { m } from '#messages';

/** Such as "Firefox on Windows"; null when both are unknown. */
export function deviceName({ browser, system }: Device): string | null {
  if (browser !== null && system !== null) return m.settings_session_device({ browser, system });
  return browser ?? system;
}
