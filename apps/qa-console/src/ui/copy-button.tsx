import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Accessible name where several buttons have the same label. */
  readonly of?: string;
} & Pick<ButtonProps, 'variant' | 'size'>;

export function CopyButton({ text, label, of, variant = 'default', size = 'xs' }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Browsers refuse without https or permission; the user can then copy the text by hand.
      notifications.show({ color: 'danger', title: 'Your browser doesn’t allow copying', message: text });
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        leftSection={<Icon size={14} aria-hidden />}
        onClick={() => void copy()}
        {...(of !== undefined && { 'aria-label': `${isCopied ? 'Copied' : label}: ${of}` })}
      >
        {isCopied ? 'Copied' : label}
      </Button>
      <VisuallyHidden role="status">{isCopied ? 'Copied to the clipboard' : ''}</VisuallyHidden>
    </>
  );
}
