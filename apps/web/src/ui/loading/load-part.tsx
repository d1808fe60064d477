import { type ComponentType, createContext, lazy, type LazyExoticComponent, use, useState } from 'react';
import { m } from '#messages';
import { isLoadFailure, loadModule } from './load-module.ts';
import styles from './load-part.module.css';
import { showMessage } from '../feedback/popups.ts';
import { hasUnsavedChanges } from '../browser/unsaved-changes.ts';

/** A module whose default export is drawn. */
type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A component in a file of its own, loaded when it is first drawn: the only way to a lazy component. Without its file
 * the page is loaded anew, then the error page shown; where something typed is unsaved, the part says that it is
 * missing and the rest stays as it is.
 */
export function loadPart<P extends object>(load: Load<P>): ComponentType<P> {
  let current = again();

  function again(): LazyExoticComponent<ComponentType<P>> {
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
    function tryAgain() {
      current = again();
      setLoaded(() => current);
    }
    return (
      <TryAgain value={tryAgain}>
        <Loaded {...props} />
      </TryAgain>
    );
  };
}

const TryAgain = createContext<() => void>(() => {});

function MissingPart() {
  const tryAgain = use(TryAgain);
  return (
    <div className={styles['missing']} role="alert" ref={(place) => place?.scrollIntoView?.({ block: 'nearest' })}>
      {m.errors_part_missing()}
      <button type="button" onClick={tryAgain}>
        {m.errors_retry()}
      </button>
    </div>
  );
}

/**
 * A module of functions, loaded when it is first needed. Null when it cannot be had and the page cannot be loaded anew:
 * the person has then been told.
 */
export async function loadTool<M>(load: () => Promise<M>): Promise<M | null> {
  try {
    return await loadModule(load, { of: 'part' });
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    showMessage(m.errors_part_missing(), 'danger');
    return null;
  }
}
