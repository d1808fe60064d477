import { api } from '../../http/api.ts';
import { configuration } from '../configuration.ts';
import { mayLoadBuild } from '../../ui/loading/reload-guard.ts';
import { hasUnsavedChanges } from '../../ui/browser/unsaved-changes.ts';
import { foundBuild, setFoundBuild } from './found-build.ts';
import { watchBuilds } from './new-build.ts';
import { changePageByDocument } from './page-change.ts';
import type { Product } from '../product.ts';

/** Looks for a newer build, and opens it with the next page, unless something would be lost by it. */
export function followBuilds({ store, router }: Pick<Product, 'store' | 'router'>): void {
  watchBuilds({ everyMs: configuration.newBuildCheckSeconds * 1000, onFound: setFoundBuild });
  changePageByDocument(router, {
    isWanted() {
      const found = foundBuild();
      // What is being sent would be cut off, and without a connection there would be no page at all.
      const isSending = () => store.dispatch(api.util.getRunningMutationsThunk()).length > 0;
      if (found === null || hasUnsavedChanges() || isSending() || !navigator.onLine) return false;
      return mayLoadBuild(found);
    },
  });
}
