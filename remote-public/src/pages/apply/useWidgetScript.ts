import { useEffect, useState } from 'react';

/**
 * Loads the widget's script once its frame stands in the page, and takes it away with the page.
 * @returns true when it did not arrive
 */
export function useWidgetScript(address: string, wanted: boolean): boolean {
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted) return undefined;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onerror = () => setFailed(true);
    document.head.append(script);
    return () => script.remove();
  }, [address, wanted]);

  return failed;
}
