import type { DeferredHydration } from '../remotes/DeferredHydration';

/**
 * Handles a hydration error, after which React has rendered all or a part of the document again.
 * @param root contains the prerendered page
 * @param rest of the current page, when its hydration is deferred
 */
export function hydrationErrors(
  root: HTMLElement,
  rest?: Pick<DeferredHydration, 'lost'>,
): (error: unknown) => void {
  const page = root.querySelector('main');
  return (error) => {
    const { cause } = error as Error;
    // Without a cause, the document differs: a translator or an extension has changed it. A report to the window would
    // count as a failure of the shell.
    if (cause === undefined) console.error(error);
    else reportError(cause);
    if (page && !page.isConnected) rest?.lost();
  };
}
