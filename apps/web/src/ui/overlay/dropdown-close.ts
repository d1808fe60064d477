import { createContext, useContext } from 'react';

/** The way to close the dropdown around; the focus goes back to its button. */
export const DropdownClose = createContext<() => void>(() => {});

/** Closes the dropdown around, for what one presses to be done with it. */
export function useDropdownClose(): () => void {
  return useContext(DropdownClose);
}
