import { type ComponentType, createContext, lazy, type LazyExoticComponent, use, useState } from 'react';
import { m } from '#messages';
import { isLoadFailure, loadModule } from './load-module.ts';
import styles from './load-part.module.css';
import { showMessage } from '../feedback/popups.ts';
import { hasUnsavedChanges } from '../../browser/unsaved-changes.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * Creates a lazy component; nothing else may call `lazy`. If the file is missing, the page reloads once, then shows the
 * error page. With unsaved input on the page, only this part shows an error.
 */
export function loadPart<P extends object>(load: Load<P>): ComponentType<P> {
  let current = createLazy();

  function createLazy(): LazyExoticComponent<ComponentType<P>> {
    return lazy(async (): Promise<{ default: ComponentType<P> }> => {
      try {
        return await loadModule(load, { of: 'part' });
      } catch (error) {
        if (!isLoadFailure(error) || !hasUnsavedChanges()) throw error;
        return { default: MissingPart };
      }
    });
  }

  return function Part(props: P) {
    const [Loaded, setLoaded] = useState(() => current);
    const [hasRetried, setHasRetried] = useState(false);
    function retry() {
      current = createLazy();
      setLoaded(() => current);
      setHasRetried(true);
    }
    return (
      <Retry value={{ retry, hasRetried }}>
        <Loaded {...props} />
      </Retry>
    );
  };
}

const Retry = createContext({ retry: () => {}, hasRetried: false });

function MissingPart() {
  const { retry, hasRetried } = use(Retry);
  return (
    <div className={styles['missing']} role="alert" ref={(place) => place?.scrollIntoView?.({ block: 'nearest' })}>
      {m.errors_part_missing()}
      <button type="button" onClick={retry}>
        {m.errors_retry()}
      </button>
      {/* Browsers of before mid-2026 never request a failed module again: https://github.com/whatwg/html/pull/10327 */}
      {hasRetried && (
        <button type="button" onClick={() => window.location.reload()}>
          {m.errors_reload()}
        </button>
      )}
    </div>
  );
}

/** Loads a module of functions. Resolves to null, after a message, when it is missing and the page must not reload. */
export async function loadTool<M>(load: () => Promise<M>): Promise<M | null> {
  try {
    return await loadModule(load, { of: 'part' });
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    showMessage(m.errors_part_missing(), 'danger');
    return null;
  }
}
