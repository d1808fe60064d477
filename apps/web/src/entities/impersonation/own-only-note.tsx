import type { Me } from '@zakupki/api-client/schema';
import { userName } from '@zakupki/procurement/users/person-name';
import { m } from '#messages';
import { Callout } from '../../ui/feedback/callout.tsx';

/** Tells an impersonating administrator that only the user can see or change this. */
export function OwnOnlyNote({ me }: { me: Me }) {
  return <Callout tone="note">{m.settings_own_only({ name: userName(me.user, me.profile) })}</Callout>;
}
