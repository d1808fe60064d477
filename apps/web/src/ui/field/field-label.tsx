import { m } from '#messages';

/** The label of a field one may leave empty: it says so; a field one must fill says nothing. */
export function OptionalLabel({ text }: { text: string }) {
  return (
    <>
      {text} <span className="zk-secondary">{m.shell_optional()}</span>
    </>
  );
}
