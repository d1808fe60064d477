import { notifications } from '@mantine/notifications';

const SHOWN_MS = 3000;

/** Says that something happened which does not show where one looks. */
export function sayDone(message: string): void {
  notifications.show({
    message,
    autoClose: SHOWN_MS,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Close' },
  });
}
