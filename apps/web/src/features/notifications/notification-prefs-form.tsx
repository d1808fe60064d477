import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import type { Me, NotificationChannels, NotificationPrefs } from '@zakupki/api-client/schema';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { useSaveProfile } from '../../entities/user/save-profile.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import { RowsTable } from '../../ui/table/rows-table.tsx';
import styles from './notifications.module.css';

type Kind = keyof NotificationPrefs;
type Channel = keyof NotificationChannels;

/** Unsaved ticks. */
type Changes = Partial<Record<Kind, Partial<NotificationChannels>>>;

const KINDS: Readonly<Record<Kind, () => string>> = {
  bidReceived: () => m.notifications_prefs_bidReceived(),
  questionReceived: () => m.notifications_prefs_questionReceived(),
  invitationFailed: () => m.notifications_prefs_invitationFailed(),
  purchaseOrderAnswered: () => m.notifications_prefs_purchaseOrderAnswered(),
  deadlineSoon: () => m.notifications_prefs_deadlineSoon(),
  deadlinePassed: () => m.notifications_prefs_deadlinePassed(),
  bidExpiring: () => m.notifications_prefs_bidExpiring(),
  newBlocker: () => m.notifications_prefs_newBlocker(),
  creditsLow: () => m.notifications_prefs_creditsLow(),
  documentExpiring: () => m.notifications_prefs_documentExpiring(),
  trialEnding: () => m.notifications_prefs_trialEnding(),
};

const CHANNELS = ['inApp', 'email'] as const satisfies readonly Channel[];

/** Chooses which events notify the user, in the product and by e-mail. */
export function NotificationPrefsForm({ me, onSaved }: { me: Me; onSaved: () => void }) {
  const [changes, setChanges] = useState<Changes>({});
  const { save, isBusy, error } = useSavePrefs(me);
  const channelNames: Record<Channel, string> = {
    inApp: m.notifications_prefs_in_app(),
    email: m.notifications_prefs_email(),
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !(await save(changes))) return;
    showMessage(m.notifications_prefs_saved());
    onSaved();
  }

  return (
    <form className="zk-stack zk-gap-16" onSubmit={(event) => void submit(event)}>
      <p className="zk-secondary">{m.notifications_prefs_lead()}</p>
      <RowsTable
        className={styles['prefs']}
        // Object.entries widens the key type.
        rows={Object.entries(KINDS) as [Kind, () => string][]}
        rowKey={([kind]) => kind}
        columns={[
          { header: m.notifications_prefs_event(), isRowHead: true, cell: ([, word]) => word() },
          ...CHANNELS.map((channel) => ({
            header: channelNames[channel],
            cell: ([kind, word]: [Kind, () => string]) => (
              <label className={styles['tick']}>
                <input
                  type="checkbox"
                  aria-label={`${word()}: ${channelNames[channel]}`}
                  checked={{ ...me.profile.notificationPrefs[kind], ...changes[kind] }[channel]}
                  onChange={({ currentTarget: { checked } }) =>
                    setChanges((current) => ({ ...current, [kind]: { ...current[kind], [channel]: checked } }))
                  }
                />
              </label>
            ),
          })),
        ]}
      />
      <ProblemMessage error={error} />
      <div>
        <Button type="submit" loading={isBusy}>
          {m.notifications_prefs_save()}
        </Button>
      </div>
    </form>
  );
}

/** `save` resolves to false when it fails. */
function useSavePrefs(me: Me) {
  const { save: saveProfile, isBusy } = useSaveProfile();
  const [error, setError] = useState<ApiError>();

  async function save(changes: Changes): Promise<boolean> {
    setError(undefined);
    if (Object.keys(changes).length === 0) return true;
    try {
      await saveProfile(me, { notificationPrefs: changes });
      return true;
    } catch (thrown) {
      setError(asApiError(thrown));
      return false;
    }
  }

  return { save, isBusy, error };
}
