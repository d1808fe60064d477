import { useEffect, useState } from 'react';

/** Null until known. A mock without a web build serves only its API. */
export function useProductServed(): boolean | null {
  const [isServed, setServed] = useState<boolean | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    fetch('/app/', { method: 'HEAD', signal: asking.signal }).then(
      ({ ok }) => setServed(ok),
      // The feed already reports a server that is down.
      () => undefined,
    );
    return () => asking.abort();
  }, []);
  return isServed;
}
