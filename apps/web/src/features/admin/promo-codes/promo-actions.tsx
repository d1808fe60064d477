import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconCopy, IconPencil, IconPower } from '@tabler/icons-react';
import { etag } from '@zakupki/api-client/operation';
import type { PromoCode } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { asApiError } from '../../../http/problem-message.tsx';
import { problemText } from '../../../http/error-statuses.ts';
import { useUpdatePromoCodeMutation } from '../../../entities/promo-code/promo-code-admin-api.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import styles from './admin-promo.module.css';
import { PromoDialog } from './promo-dialog.tsx';

export function PromoActions({ promo }: { promo: PromoCode }) {
  const { code, active } = promo;
  const [isEditing, setEditing] = useState(false);
  const [update, { isLoading }] = useUpdatePromoCodeMutation();

  function copy() {
    // Pages served over plain http have no clipboard.
    const copied = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => showMessage(m.promo_admin_copied({ code })),
      () => showMessage(m.promo_admin_not_copied({ code }), 'danger'),
    );
  }

  function toggle() {
    update({ promoCodeId: promo.id, ifMatch: etag(promo), body: { active: !active } })
      .unwrap()
      .then(
        () => showMessage(active ? m.promo_admin_off_done({ code }) : m.promo_admin_on_done({ code })),
        (thrown: unknown) => {
          const error = asApiError(thrown);
          const isStale = error.status === 412;
          showMessage(isStale ? m.promo_admin_changed({ code }) : problemText(error), 'danger');
        },
      );
  }

  const toggleLabel = active ? m.promo_admin_off_label({ code }) : m.promo_admin_on_label({ code });
  return (
    <span className={styles['acts']}>
      <ActionIcon
        variant="subtle"
        aria-label={m.promo_admin_copy_label({ code })}
        title={m.promo_admin_copy()}
        onClick={copy}
      >
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={m.promo_admin_edit_label({ code })}
        title={m.promo_admin_edit()}
        onClick={() => setEditing(true)}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        loading={isLoading}
        color={active ? 'gray' : 'brand'}
        aria-label={toggleLabel}
        title={active ? m.promo_admin_off() : m.promo_admin_on()}
        onClick={toggle}
      >
        <IconPower size={16} aria-hidden />
      </ActionIcon>
      {isEditing && <PromoDialog promo={promo} onClose={() => setEditing(false)} />}
    </span>
  );
}
