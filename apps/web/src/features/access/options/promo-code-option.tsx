import type { Redeemed } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { PromoField } from '../../../entities/promo-code/promo-code-field.tsx';
import { Way } from './option.tsx';

/** A promo code, in place. */
export function PromoWay({ onRedeemed }: { onRedeemed: (redeemed: Redeemed) => void }) {
  return (
    <Way title={m.notices_promo()} cost={m.notices_free()}>
      <PromoField onRedeemed={onRedeemed} />
    </Way>
  );
}
