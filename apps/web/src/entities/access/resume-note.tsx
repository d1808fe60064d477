import { m } from '#messages';
import { Callout } from '../../ui/feedback/callout.tsx';

/** Shown above a form when the user returns to it after a limit was lifted. */
export function ResumeNote({ isShown }: { isShown: boolean }) {
  return isShown ? (
    <Callout tone="good" isAnnounced>
      {m.editor_again()}
    </Callout>
  ) : null;
}
