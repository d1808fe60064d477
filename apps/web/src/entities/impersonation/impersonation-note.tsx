import type { Me } from '@zakupki/api-client/schema';
import { userName } from '@zakupki/procurement/users/person-name';
import { m } from '#messages';
import { Callout } from '../../ui/feedback/callout.tsx';

/** Tells an impersonating administrator that payments and promo codes belong to the user. */
export function ImpersonationNote({ me }: { me: Me }) {
  return <Callout tone="note">{m.promo_not_yours({ name: userName(me.user, me.profile) })}</Callout>;
}
