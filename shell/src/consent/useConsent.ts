import type { Choices } from 'contract/wire/consents.contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CONSENT_KEY, type Consent, keepConsent, readConsent, useConfig } from 'shared-ui';

import { postDecision } from './postDecision';
import { mustReload, notifyServices } from './services';

interface ConsentState {
  /** Undefined until it was read from the browser, null when there is no current decision. */
  consent: Consent | null | undefined;
  decide(choices: Choices): void;
}

/**
 * The decision of this browser. It is read after the first paint, because a prerendered page does not have it. A
 * decision in another tab also counts here.
 * @param onReload reloads the page, to end a script whose consent was withdrawn
 */
export function useConsent(onReload: () => void): ConsentState {
  const config = useConfig();
  const [consent, setConsent] = useState<Consent | null>();

  useEffect(() => {
    const read = () => setConsent(readConsent());
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY || key === null) read();
    };
    read();
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  function decide(choices: Choices) {
    const made = keepConsent(choices);
    setConsent(made);
    postDecision(config.apiBase, made);
    if (mustReload(config, made)) onReload();
  }

  return { consent, decide };
}

/**
 * Reports each route change to other companies, within the consent at that moment (rule 8.4).
 * @param isQuiet true when the page must not be reported
 */
export function useServices(isQuiet: boolean): void {
  const { pathname } = useLocation();
  const config = useConfig();

  useEffect(() => {
    if (!isQuiet) notifyServices(config, readConsent(), pathname);
  }, [config, pathname, isQuiet]);
}
