import { api } from '../../http/api.ts';
import { configuration } from '../configuration.ts';
import { mayLoadBuild } from '../../ui/loading/reload-guard.ts';
import { hasUnsavedChanges } from '../../browser/unsaved-changes.ts';
import { detectedBuild, setDetectedBuild } from './detected-build.ts';
import { watchBuilds } from './watch-builds.ts';
import { reloadOnPageChange } from './reload-on-page-change.ts';
import type { Product } from '../product.ts';

/** Checks for newer builds and loads one at the next page change, unless that would lose work. */
export function followBuilds({ store, router }: Pick<Product, 'store' | 'router'>): void {
  watchBuilds({ everyMs: configuration.newBuildCheckSeconds * 1000, onFound: setDetectedBuild });
  reloadOnPageChange(router, {
    isWanted() {
      const newBuild = detectedBuild();
      // Loading a document would abort running requests, and fails without a connection.
      const isSending = () => store.dispatch(api.util.getRunningMutationsThunk()).length > 0;
      if (newBuild === null || hasUnsavedChanges() || isSending() || !navigator.onLine) return false;
      return mayLoadBuild(newBuild);
    },
  });
}
