import { IconCopy } from '@tabler/icons-react';
import type { Referrer } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { showMessage } from '../../ui/feedback/popups.ts';
import styles from './referrers.module.css';

export function fullLink({ link }: Pick<Referrer, 'link'>): string {
  return new URL(link, location.origin).href;
}

export async function copyLink(referrer: Pick<Referrer, 'link'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(fullLink(referrer));
    showMessage(m.referrers_copied());
  } catch {
    showMessage(m.referrers_copy_failed({ link: fullLink(referrer) }), 'danger');
  }
}

export function CopyLink({ referrer }: { referrer: Pick<Referrer, 'name' | 'code' | 'link'> }) {
  return (
    <button
      type="button"
      className={`zk-inline zk-text zk-gap-6 ${styles['copy']}`}
      title={m.referrers_copy()}
      onClick={(event) => {
        // A click on the row opens the referrer.
        event.stopPropagation();
        void copyLink(referrer);
      }}
    >
      <span>{referrer.code}</span>
      <IconCopy size={16} aria-hidden />
      <span className="zk-visually-hidden">{m.referrers_copy_of({ name: referrer.name })}</span>
    </button>
  );
}
