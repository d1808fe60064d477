import { useState } from 'react';

/** Ids of the selected rows on a page of a list; each page starts without a selection. @param address of the page */
export function usePageSelection(address: string) {
  const [selected, setSelected] = useState<{ at: string; ids: ReadonlySet<string> }>({ at: address, ids: new Set() });
  return {
    ids: selected.at === address ? selected.ids : new Set<string>(),
    onChange: (ids: ReadonlySet<string>) => setSelected({ at: address, ids }),
    clear: () => setSelected({ at: address, ids: new Set() }),
  };
}

export function toggleId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
