import { createContext, useContext } from 'react';

/** Closes the surrounding dropdown. */
export const DropdownClose = createContext<() => void>(() => {});

/** Closes the surrounding dropdown and returns the focus to its button. */
export function useDropdownClose(): () => void {
  return useContext(DropdownClose);
}
