import { useEffect, useState } from 'react';

/** State of the widget's script: loading, loaded, failed. */
export type ScriptArrival = 'loading' | 'here' | 'failed';

/**
 * Loads the widget's script after its frame is mounted, and removes it on unmount.
 * @returns its state, and a retry function
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
