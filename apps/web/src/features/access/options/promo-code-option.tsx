import type { Redeemed } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { PromoField } from '../../../entities/promo-code/promo-code-field.tsx';
import { AccessOption } from './option.tsx';

export function PromoCodeOption({ onRedeemed }: { onRedeemed: (redeemed: Redeemed) => void }) {
  return (
    <AccessOption title={m.notices_promo()} cost={m.notices_free()}>
      <PromoField onRedeemed={onRedeemed} />
    </AccessOption>
  );
}
