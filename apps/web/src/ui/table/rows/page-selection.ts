import { useState } from 'react';

/** Ids of the selected rows of a page of a list; another page starts without any. @param address of the page */
export function usePageSelection(address: string) {
  const [ticked, setTicked] = useState<{ at: string; ids: ReadonlySet<string> }>({ at: address, ids: new Set() });
  return {
    ids: ticked.at === address ? ticked.ids : new Set<string>(),
    onChange: (ids: ReadonlySet<string>) => setTicked({ at: address, ids }),
    clear: () => setTicked({ at: address, ids: new Set() }),
  };
}
