import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { type Failure, hasStatus, useStore } from 'shared-ui/core';

import { queriesSettled } from './queriesSettled';

/** Shows why a press failed whose button has gone; undefined after a further press. */
export const LostFailure = createContext<(failure: Failure) => void>(() => {});

interface RequestState {
  /** Until the request has its result, and after a conflict until the page is current. */
  busy: boolean;
  failure: Failure;
}

interface Pressed {
  path: string;
  isThere: boolean;
  /** A failure that is not shown yet. */
  conflict?: Failure;
}

/**
 * The request of a button or dialog. After a conflict, what the page shows is fetched again, and the button can go away
 * with it: another person was faster. The reason is shown, and announced, only then: here, or by the `FailurePlace`
 * around it.
 * @returns the state of the last request, and a function that sends one; after a conflict it returns when the page is
 * current
 */
export function useRequest() {
  const store = useStore();
  const report = useContext(LostFailure);
  const [state, setState] = useState<RequestState>({ busy: false, failure: undefined });
  const pressed = useRef<Pressed>(undefined);

  useEffect(() => {
    const here: Pressed = { path: window.location.pathname, isThere: true };
    pressed.current = here;
    return () => {
      here.isThere = false;
      reportLost(here, report);
    };
  }, [report]);

  async function send<Answer extends { error?: Failure }>(
    request: () => PromiseLike<Answer>,
  ): Promise<Answer> {
    const here = pressed.current;
    report(undefined);
    setState({ busy: true, failure: undefined });
    const answer = await request();
    const { error } = answer;
    if (here && hasStatus(error, 409)) {
      here.conflict = error;
      if (here.isThere) await pageIsCurrent(store);
      else reportLost(here, report);
      here.conflict = undefined;
    }
    setState({ busy: false, failure: error });
    return answer;
  }

  return { ...state, send };
}

async function pageIsCurrent(store: Parameters<typeof queriesSettled>[0]): Promise<void> {
  await queriesSettled(store);
  await new Promise(requestAnimationFrame); // in which the store notifies about responses
}

function reportLost({ path, conflict }: Pressed, report: (failure: Failure) => void): void {
  if (conflict && path === window.location.pathname) report(conflict);
}
