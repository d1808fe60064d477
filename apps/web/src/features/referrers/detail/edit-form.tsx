import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Referrer, ReferrerDraft } from '@zakupki/api-client/schema';
import { type ReactNode, useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import type { Difference } from '../../../ui/form/form-differences.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { StaleDialog } from '../../../ui/form/stale-dialog.tsx';
import { FormattedPhone } from '../../../ui/value/phone/formatted-phone.tsx';
import { referrerStatusWord } from '../referrer-status.tsx';
import { ReferrerFields } from '../referrer-fields.tsx';
import { useReferrerForm } from '../referrer-form.ts';
import { useUpdateReferrerMutation } from '../referrers-api.ts';
import styles from '../referrers.module.css';
import { rewardTerms } from '../reward-words.ts';

type EditFormProps = {
  readonly referrer: Referrer;
  readonly onDone: () => void;
};

/** Shows another administrator's changes beside the typed values before either is saved. */
export function EditForm({ referrer, onDone }: EditFormProps) {
  // The fields' initial values: the version at opening, or the current one after a 412.
  const [before, setBefore] = useState(referrer);
  const [clash, setClash] = useState<{ theirs: Referrer; mine: ReferrerDraft } | null>(null);
  const [update] = useUpdateReferrerMutation();

  async function save(mine: ReferrerDraft, seen: Referrer) {
    try {
      const saved = await update({ referrerId: seen.id, ifMatch: etag(seen), body: mine }).unwrap();
      showMessage(m.referrers_saved({ name: saved.name }));
      onDone();
    } catch (thrown) {
      const theirs = staleCurrent('updateReferrer', asApiError(thrown));
      if (!theirs) throw thrown;
      setClash({ theirs, mine });
    }
  }

  const form = useReferrerForm((mine) => save(mine, before), before.reward.currency ?? PAYMENT_CURRENCY);

  function decide(whose: 'mine' | 'theirs') {
    if (!clash) return;
    setBefore(clash.theirs);
    setClash(null);
    if (whose === 'mine')
      void save(clash.mine, clash.theirs).catch(() => showMessage(m.referrers_not_saved(), 'danger'));
  }

  return (
    <form {...form.formProps} className="zk-stack zk-gap-16" aria-label={m.referrers_edit()}>
      <ReferrerFields key={before.version} form={form} before={before} />
      <ProblemMessage error={form.problem} />
      <div className={`zk-flex zk-wrap zk-trailing zk-rule zk-gap-8 ${styles['acts']}`}>
        <Button variant="default" onClick={onDone}>
          {m.shell_cancel()}
        </Button>
        <Button type="submit" loading={form.isBusy}>
          {m.referrers_save()}
        </Button>
      </div>
      {clash && (
        <StaleDialog
          title={m.referrers_stale()}
          changedAt={clash.theirs.updatedAt}
          differences={differencesOf(clash.mine, clash.theirs)}
          onKeep={decide}
        />
      )}
    </form>
  );
}

type EditableFields = Omit<
  Referrer,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'createdBy' | 'link' | 'promoCodeIds'
>;

type ComparedField = {
  readonly label: () => string;
  readonly text: (referrer: EditableFields) => string;
  /** Shows the text, unless it is empty. */
  readonly draw?: (text: string) => ReactNode;
};

const FIELDS: readonly ComparedField[] = [
  { label: m.referrers_name, text: ({ name }) => name },
  { label: m.referrers_code, text: ({ code }) => code },
  { label: m.account_email, text: ({ email }) => email },
  { label: m.referrers_phone, text: ({ phone }) => phone ?? '', draw: (phone) => <FormattedPhone phone={phone} /> },
  { label: m.referrers_status, text: ({ status }) => referrerStatusWord(status) },
  { label: m.referrers_reward, text: ({ reward }) => rewardTerms(reward) },
  { label: m.referrers_days, text: ({ cookieDays }) => String(cookieDays) },
  { label: m.referrers_account, text: ({ userId }) => userId ?? '' },
  { label: m.referrers_notes, text: ({ notes }) => notes ?? '' },
];

function differencesOf(draft: ReferrerDraft, theirs: Referrer): Difference<ReactNode>[] {
  const { reward, ...rest } = draft;
  const mine: EditableFields = {
    ...theirs,
    ...rest,
    reward: { currency: null, recurringMonths: null, ...reward },
  };
  return FIELDS.flatMap(({ label, text, draw = String }) => {
    const [typed, current] = [text(mine), text(theirs)];
    return typed === current ? [] : [{ label: label(), mine: typed && draw(typed), theirs: current && draw(current) }];
  });
}
