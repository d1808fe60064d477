import { m } from '#messages';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SessionList } from './session-list.tsx';

/** The sessions of an invited supplier, who has no settings. */
// oxlint-disable-next-line import/no-default-export -- loaded when it is opened
export default function SessionsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={m.requests_sessions()} onClose={onClose} size="lg">
      <div className="zk-stack zk-gap-12">
        <p className="zk-secondary">{m.requests_sessions_text()}</p>
        <SessionList endOthersText={m.requests_sessions_end_others_text} />
      </div>
    </Dialog>
  );
}
