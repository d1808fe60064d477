import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { m } from '#messages';
import { NoticeBar } from '../../ui/feedback/notice-bar.tsx';
import { hasUnsavedChanges } from '../../ui/browser/unsaved-changes.ts';
import { detectedBuild, onDetectedBuild } from './detected-build.ts';

/** A newer build is available. It also loads by itself at the next page change. */
export function NewBuildBar() {
  const found = useSyncExternalStore(onDetectedBuild, detectedBuild);
  const [later, setLater] = useState<string | null>(null);
  const [warned, setWarned] = useState(false);
  if (found === null || found === later) return null;

  function reload() {
    // Ask once before discarding unsaved input.
    if (hasUnsavedChanges() && !warned) setWarned(true);
    else window.location.reload();
  }

  return (
    <NoticeBar
      actions={
        <>
          <Button size="sm" onClick={reload}>
            {warned ? m.shell_new_build_reload_anyway() : m.errors_reload()}
          </Button>
          <Button size="sm" variant="default" onClick={() => setLater(found)}>
            {m.shell_new_build_later()}
          </Button>
        </>
      }
    >
      {warned ? m.shell_new_build_unsaved() : m.shell_new_build()}
    </NoticeBar>
  );
}
