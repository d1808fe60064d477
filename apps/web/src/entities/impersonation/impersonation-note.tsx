import type { Me } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Callout } from '../../ui/feedback/callout.tsx';

/** Tells an impersonating administrator that payments and promo codes belong to the user. */
export function ImpersonationNote({ me }: { me: Me }) {
  const name = [me.profile.firstName, me.profile.lastName].filter(Boolean).join(' ') || me.user.email;
  return <Callout tone="note">{m.promo_not_yours({ name })}</Callout>;
}
