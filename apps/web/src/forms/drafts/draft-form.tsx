import type { ReactNode } from 'react';
import { SAYS_ITSELF } from '../../ui/browser/unsaved-changes.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { LocalDraft } from './local-draft.ts';

/** A long form kept in the browser as it is typed; nothing can be typed before the draft has been read. */
export function DraftForm({ draft, children }: { draft: LocalDraft; children: ReactNode }) {
  return (
    <form noValidate {...SAYS_ITSELF} onSubmit={(event) => event.preventDefault()}>
      <fieldset className="zk-stack zk-column zk-gap-24" disabled={!draft.isReady} aria-busy={!draft.isReady}>
        <DraftNotice draft={draft} />
        {children}
      </fieldset>
    </form>
  );
}
