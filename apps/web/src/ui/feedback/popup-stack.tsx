import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import './popup-stack.css';
import { Button } from '@mantine/core';
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import {
  IconAlertOctagonFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircleFilled,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { m } from '#messages';
import { drawPopups, MESSAGE_MS, NOTIFICATION_MS, type Popup, type PopupTone } from './popups.ts';
import { PHONE } from '../../browser/media.ts';
import { NumberedText } from '../value/numbered-text.tsx';

const ICONS: Record<PopupTone, typeof IconInfoCircleFilled> = {
  good: IconCircleCheckFilled,
  note: IconInfoCircleFilled,
  warning: IconAlertTriangleFilled,
  danger: IconAlertOctagonFilled,
};

/** Loaded lazily by PopupHost, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function PopupStack() {
  useEffect(() => drawPopups(draw), []);
  useEffect(() => {
    window.addEventListener('mouseover', ignoreFinger, true);
    return () => window.removeEventListener('mouseover', ignoreFinger, true);
  }, []);
  return <Notifications limit={4} containerWidth={400} zIndex={500} transitionDuration={160} />;
}

/**
 * A finger does not hover, but browsers leave the pointer where it tapped: a popup that appears there, as above the
 * buttons of a form, would never close.
 */
function ignoreFinger(event: MouseEvent): void {
  const isOnPopup = event.target instanceof Element && event.target.closest('.zk-popup') !== null;
  if (isOnPopup && window.matchMedia('(hover: none)').matches) event.stopPropagation();
}

function draw(popup: Popup): void {
  const Icon = ICONS[popup.tone];
  const id = JSON.stringify([
    popup.kind,
    popup.tone,
    popup.kind === 'message' ? popup.text : [popup.title, popup.text],
  ]);
  notifications.show({
    // A repeated popup is shown once: an id already shown is ignored.
    id,
    position: positionOf(popup),
    autoClose: popup.kind === 'message' ? MESSAGE_MS : NOTIFICATION_MS,
    color: popup.tone,
    icon: <Icon size={20} aria-hidden />,
    ...(popup.kind === 'notification' && { title: <NumberedText text={popup.title} /> }),
    message:
      popup.kind === 'message' ? (
        <NumberedText text={popup.text} />
      ) : (
        <NotificationBody popup={popup} close={() => notifications.hide(id)} />
      ),
    closeButtonProps: { 'aria-label': m.shell_close() },
    className: `zk-popup zk-popup-${popup.tone}`,
    withBorder: true,
  });
}

function positionOf(popup: Popup): NonNullable<NotificationData['position']> {
  // At the top they would cover the controls of the header and of the page's head.
  return popup.kind === 'message' || window.matchMedia(PHONE).matches ? 'bottom-center' : 'bottom-right';
}

function NotificationBody({ popup, close }: { popup: Extract<Popup, { kind: 'notification' }>; close: () => void }) {
  const { text, action } = popup;
  return (
    <>
      {text !== undefined && (
        <span className="zk-block">
          <NumberedText text={text} />
        </span>
      )}
      {action && (
        <Button
          size="compact-sm"
          variant="light"
          mt={text === undefined ? 0 : 8}
          onClick={() => {
            close();
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      )}
    </>
  );
}
