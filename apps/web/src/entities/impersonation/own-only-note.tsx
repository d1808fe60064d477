import type { Me } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Callout } from '../../ui/feedback/callout.tsx';

/** Tells an impersonating administrator that only the user can see or change this. */
export function OwnOnlyNote({ me }: { me: Me }) {
  const name = [me.profile.firstName, me.profile.lastName].filter(Boolean).join(' ') || me.user.email;
  return <Callout tone="note">{m.settings_own_only({ name })}</Callout>;
}
