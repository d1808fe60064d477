import type { ReactNode } from 'react';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { UNTRACKED_FORM } from '../../browser/unsaved-changes.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { LocalDraft } from './local-draft.ts';

/** A long form with a local draft. */
export function DraftForm({ draft, children }: { draft: LocalDraft; children: ReactNode }) {
  return (
    <form noValidate {...UNTRACKED_FORM} onSubmit={(event) => event.preventDefault()}>
      <DraftFields draft={draft} className="zk-stack zk-column zk-gap-24">
        {children}
      </DraftFields>
    </form>
  );
}

type DraftFieldsProps = {
  readonly draft: LocalDraft;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The fields of a form with a local draft; disabled until the draft has been read, with the reason if it cannot be. */
export function DraftFields({ draft, className = '', children }: DraftFieldsProps) {
  const { problem, isReady } = draft;
  return (
    <>
      {problem && <ProblemMessage {...problem} />}
      <fieldset className={problem ? `${className} zk-mt-16` : className} disabled={!isReady} aria-busy={!isReady}>
        <DraftNotice draft={draft} />
        {children}
      </fieldset>
    </>
  );
}
