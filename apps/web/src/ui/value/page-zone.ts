import { createContext } from 'react';

/** The zone of all moments of a page, such as the order's; undefined for the reader's. */
export const PageZone = createContext<string | undefined>(undefined);
