import { Button } from '@mantine/core';
import type { Page } from '@zakupki/api-client/schema';
import { m } from '#messages';

type PageTurnerProps = {
  /** Name of the list. */
  readonly label: string;
  readonly page: Page;
  readonly isBusy: boolean;
  readonly onTurn: (page: number) => void;
};

/** Newer and older rows of a short list. */
export function PageTurner({ label, page: { number, totalPages }, isBusy, onTurn }: PageTurnerProps) {
  if (totalPages < 2) return null;
  return (
    <div className="zk-flex zk-gap-8" role="group" aria-label={label}>
      <Button variant="default" size="compact-md" disabled={number === 1 || isBusy} onClick={() => onTurn(number - 1)}>
        {m.settings_newer()}
      </Button>
      <Button
        variant="default"
        size="compact-md"
        disabled={number >= totalPages || isBusy}
        onClick={() => onTurn(number + 1)}
      >
        {m.settings_older()}
      </Button>
    </div>
  );
}
