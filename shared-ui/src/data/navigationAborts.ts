/** A request that fails within this time after the page was left or restored failed because of that. */
const PAGE_CHANGE_MS = 2_000;

let changedAt = Number.NEGATIVE_INFINITY; // when navigation began, or the page was restored
let isBack = false;
let isWatched = false;

/**
 * Browsers abort the calls of a page that is being left: Firefox at once, while the page stays visible until the next
 * one responds, and Safari when the history restores the page. Such a failure is not reported while the page may be
 * going away. If the page stays or is restored, a read is repeated, and any other call fails (rule 7.68).
 * @throws as `attempt` does
 */
export async function retryAfterNavigation<Answer>(
  attempt: () => Promise<Answer>,
  { isRead, signal }: { isRead: boolean; signal?: { readonly aborted?: boolean } | undefined },
): Promise<Answer> {
  watchPage();
  for (;;) {
    const askedAt = performance.now();
    try {
      return await attempt();
    } catch (thrown) {
      if (hasResponse(thrown) || signal?.aborted || !isChanging(askedAt)) throw thrown;
      await whenPageStays();
      if (!isRead || signal?.aborted) throw thrown;
    }
  }
}

/** Firefox gives an aborted call a response without a status. */
const hasResponse = (thrown: unknown) =>
  Boolean((thrown as { response?: { status: number } } | undefined)?.response?.status);

/** A call that began after the page was restored was not aborted by that. */
const isChanging = (askedAt: number) =>
  performance.now() - changedAt < PAGE_CHANGE_MS && !(isBack && askedAt > changedAt);

const whenPageStays = () =>
  new Promise<void>((resolve) => {
    if (isBack) return resolve();
    setTimeout(resolve, PAGE_CHANGE_MS);
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });

function watchPage(): void {
  if (isWatched || typeof window === 'undefined') return;
  isWatched = true;
  const note = (back: boolean) => {
    changedAt = performance.now();
    isBack = back;
  };
  window.addEventListener('beforeunload', () => {
    note(false);
    setTimeout(note, 0, false); // after the browser's own question
  });
  window.addEventListener('pagehide', () => note(false));
  window.addEventListener('pageshow', ({ persisted }) => persisted && note(true));
}
