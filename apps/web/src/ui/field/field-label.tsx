import { m } from '#messages';

/** Marks an optional field; required fields have no mark. */
export function OptionalLabel({ text }: { text: string }) {
  return (
    <>
      {text} <span className="zk-secondary">{m.shell_optional()}</span>
    </>
  );
}
