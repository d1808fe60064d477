import { m } from '#messages';

/** Optional fields say so; required ones have no mark. */
export function OptionalLabel({ text }: { text: string }) {
  return (
    <>
      {text} <span className="zk-secondary">{m.shell_optional()}</span>
    </>
  );
}
