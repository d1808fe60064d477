import type { ReactNode } from 'react';
import { UNTRACKED_FORM } from '../../ui/browser/unsaved-changes.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { LocalDraft } from './local-draft.ts';

/** A long form with a local draft; disabled until the draft has been read. */
export function DraftForm({ draft, children }: { draft: LocalDraft; children: ReactNode }) {
  return (
    <form noValidate {...UNTRACKED_FORM} onSubmit={(event) => event.preventDefault()}>
      <fieldset className="zk-stack zk-column zk-gap-24" disabled={!draft.isReady} aria-busy={!draft.isReady}>
        <DraftNotice draft={draft} />
        {children}
      </fieldset>
    </form>
  );
}
