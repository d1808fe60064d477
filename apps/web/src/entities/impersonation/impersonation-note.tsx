import type { Me } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Callout } from '../../ui/feedback/callout.tsx';

/** Says to an admin who acts as somebody that money and promo codes are theirs alone. */
export function ImpersonationNote({ me }: { me: Me }) {
  const name = [me.profile.firstName, me.profile.lastName].filter(Boolean).join(' ') || me.user.email;
  return <Callout tone="note">{m.promo_not_yours({ name })}</Callout>;
}
