import { useEffect } from 'react';
import { useToast } from 'shared-ui';
import { keptInTab } from 'shared-ui/core';

const KEY = 'justLoggedIn';

/** The login dialog reloads the page (rule 2.16): stores that a greeting is due afterwards. */
export function greetAfterReload(): void {
  keptInTab.setItem(KEY, '1');
}

/** Shows that greeting after the reload. */
export function useLoginGreeting(): void {
  const toast = useToast();
  useEffect(() => {
    if (takeGreeting()) toast.success('You are logged in!');
  }, [toast]);
}

/** Returns true once after the reload. */
function takeGreeting(): boolean {
  const owed = keptInTab.getItem(KEY) !== null;
  keptInTab.removeItem(KEY);
  return owed;
}
