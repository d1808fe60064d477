import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { m } from '#messages';
import { NoticeBar } from '../../ui/feedback/notice-bar.tsx';
import { hasUnsavedChanges } from '../../browser/unsaved-changes.ts';
import { detectedBuild, onDetectedBuild } from './detected-build.ts';

/** A newer build is available. It also loads by itself at the next page change. */
export function NewBuildBar() {
  const newBuild = useSyncExternalStore(onDetectedBuild, detectedBuild);
  const [later, setLater] = useState<string | null>(null);
  const [isWarned, setWarned] = useState(false);
  if (newBuild === null || newBuild === later) return null;

  function reload() {
    // Ask once before discarding unsaved input.
    if (hasUnsavedChanges() && !isWarned) setWarned(true);
    else window.location.reload();
  }

  return (
    <NoticeBar
      actions={
        <>
          <Button size="sm" onClick={reload}>
            {isWarned ? m.shell_new_build_reload_anyway() : m.errors_reload()}
          </Button>
          <Button size="sm" variant="default" onClick={() => setLater(newBuild)}>
            {m.shell_new_build_later()}
          </Button>
        </>
      }
    >
      {isWarned ? m.shell_new_build_unsaved() : m.shell_new_build()}
    </NoticeBar>
  );
}
