import { useEffect, useState } from 'react';

/** Where the widget's script is: on its way, here, or not coming. */
export type ScriptArrival = 'loading' | 'here' | 'failed';

/**
 * Loads the widget's script once its frame stands in the page, and takes it away with the page.
 * @returns how far it is, and another try
 */
export function useWidgetScript(address: string, wanted: boolean) {
  const [arrival, setArrival] = useState<ScriptArrival>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return undefined;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.dataset.attempt = String(attempt);
    script.onload = () => setArrival('here');
    script.onerror = () => setArrival('failed');
    document.head.append(script);
    return () => script.remove();
  }, [address, wanted, attempt]);

  const retry = () => {
    setArrival('loading');
    setAttempt((count) => count + 1);
  };
  return { arrival, retry };
}
