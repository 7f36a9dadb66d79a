import { useEffect, useState } from 'react';
import { SOMETHING_WRONG, useToast } from 'shared-ui';

const COPIED_SHOWN_MS = 2000; // rule 10.7

/** Shares the page by Web Share; else copies its address and shows that for two seconds. */
export function useShare(title: string): { share(): Promise<void>; copied: boolean } {
  const [copied, setCopied] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function share() {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch (error) {
      if (!isAbort(error)) toast.error(SOMETHING_WRONG);
    }
  }

  return { share, copied };
}

/** Closing the system's share sheet is not a failure. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
