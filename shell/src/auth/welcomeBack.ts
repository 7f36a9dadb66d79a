import { useEffect } from 'react';
import { useToast } from 'shared-ui';

const KEY = 'justLoggedIn';

/** The login dialog reloads the page (SPEC §4): leaves word that a greeting is due afterwards. */
export function oweGreeting(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the greeting is not given; the header shows who is signed in.
  }
}

/** Gives the greeting that is owed, once the page has been loaded anew. */
export function useOwedGreeting(): void {
  const toast = useToast();
  useEffect(() => {
    if (greetingIsOwed()) toast.success('You are logged in!');
  }, [toast]);
}

/** True once after the reload. */
function greetingIsOwed(): boolean {
  try {
    const owed = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return owed;
  } catch {
    return false;
  }
}
