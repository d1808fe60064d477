import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ComponentType, Suspense, useState } from 'react';

type ImportButtonProps = {
  readonly label: string;
  /** Loaded when first opened: it includes everything that reads spreadsheets. */
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>;
};

export function ImportButton({ label, Dialog }: ImportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
