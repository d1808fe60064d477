import { Button } from '@mantine/core';
import type { Webinar } from '@zakupki/api-client/schema';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { now } from '../../../format/date/clock.ts';
import { BASE_PATH, paths } from '../../../paths.ts';
import { loadTool } from '../../../ui/loading/load-part.tsx';
import { saveFile } from '../../../ui/browser/save-file.ts';

/** The file writer loads on the first press. */
export function CalendarButton({ webinar }: { webinar: Webinar }) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const writer = await loadTool(() => import('./webinar-calendar.ts'));
      if (!writer) return;
      const link = `${window.location.origin}${BASE_PATH}${paths.webinar({ id: webinar.id })}`;
      const file = new Blob([writer.calendarText(webinar, link, now())], { type: 'text/calendar;charset=utf-8' });
      saveFile(writer.calendarFileName(webinar), URL.createObjectURL(file));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      fullWidth
      loading={isBusy}
      leftSection={<IconCalendarPlus size={16} aria-hidden />}
      onClick={() => void save()}
    >
      {m.webinar_calendar()}
    </Button>
  );
}
