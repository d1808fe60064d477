import { m } from '#messages';
import { Callout } from '../../ui/feedback/callout.tsx';

/** Over a form one has come back to after a limit was lifted. */
export function ResumeNote({ isShown }: { isShown: boolean }) {
  return isShown ? (
    <Callout tone="good" isNews>
      {m.editor_again()}
    </Callout>
  ) : null;
}
