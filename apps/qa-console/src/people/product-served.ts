import { useEffect, useState } from 'react';

/** Whether the product is served beside this page; null until it is known. A mock alone serves its API only. */
export function useProductServed(): boolean | null {
  const [isServed, setServed] = useState<boolean | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    fetch('/app/', { method: 'HEAD', signal: asking.signal }).then(
      ({ ok }) => setServed(ok),
      // The feed says that the server is gone; this page need not say it twice.
      () => undefined,
    );
    return () => asking.abort();
  }, []);
  return isServed;
}
