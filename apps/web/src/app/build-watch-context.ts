import { createContext } from 'react';
import type { BuildWatch } from './new-build.ts';

const NOTHING_NEW: BuildWatch = { found: () => null, subscribe: () => () => {}, stop() {} };

/** Whether a newer build is in place. */
export const BuildWatchContext = createContext<BuildWatch>(NOTHING_NEW);
