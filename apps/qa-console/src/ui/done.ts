import { notifications } from '@mantine/notifications';

const SHOWN_MS = 3000;

/** For actions whose result is out of sight. */
export function notifyDone(message: string): void {
  notifications.show({
    message,
    autoClose: SHOWN_MS,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Close' },
  });
}
