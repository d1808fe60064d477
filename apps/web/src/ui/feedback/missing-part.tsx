import { Button } from '@mantine/core';
import { m } from '#messages';

type MissingPartProps = {
  /** What is missing; the page is usable without it. */
  readonly text: string;
  readonly onRetry: () => unknown;
};

/** In place of a small part of a page that could not be loaded. */
export function MissingPart({ text, onRetry }: MissingPartProps) {
  return (
    <span className="zk-inline zk-wrap zk-gap-6 zk-secondary zk-small" role="alert">
      {text}
      <Button variant="subtle" size="compact-sm" onClick={() => void onRetry()}>
        {m.errors_retry()}
      </Button>
    </span>
  );
}
