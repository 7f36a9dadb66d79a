/** A request that fails this soon after the page was left, or came back, failed because of that. */
const PAGE_CHANGE_MS = 2_000;

let movedAt = Number.NEGATIVE_INFINITY; // when the page began to be left, or came back
let isBack = false;
let isWatched = false;

/**
 * Asks. Browsers end the calls of a page that is being left: Firefox at once, while the page stays in view until the
 * next one answers, and Safari where the page comes back out of the history. Of such an end nobody is told while
 * the page may be gone: where it stays, or is back, a read is asked for again, and anything else has failed (rule 7.68).
 * @throws as `attempt` does
 */
export async function askOnPage<Answer>(
  attempt: () => Promise<Answer>,
  { isRead, signal }: { isRead: boolean; signal?: { readonly aborted?: boolean } | undefined },
): Promise<Answer> {
  watchPage();
  for (;;) {
    const askedAt = performance.now();
    try {
      return await attempt();
    } catch (thrown) {
      if (hasAnswer(thrown) || signal?.aborted || !isMoving(askedAt)) throw thrown;
      await untilItStays();
      if (!isRead || signal?.aborted) throw thrown;
    }
  }
}

/** Firefox gives an ended call an answer without a status. */
const hasAnswer = (thrown: unknown) =>
  Boolean((thrown as { response?: { status: number } } | undefined)?.response?.status);

/** What was asked for on a page that was back already was not ended by its coming back. */
const isMoving = (askedAt: number) =>
  performance.now() - movedAt < PAGE_CHANGE_MS && !(isBack && askedAt > movedAt);

const untilItStays = () =>
  new Promise<void>((resolve) => {
    if (isBack) return resolve();
    setTimeout(resolve, PAGE_CHANGE_MS);
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });

function watchPage(): void {
  if (isWatched || typeof window === 'undefined') return;
  isWatched = true;
  const note = (back: boolean) => {
    movedAt = performance.now();
    isBack = back;
  };
  window.addEventListener('beforeunload', () => {
    note(false);
    setTimeout(note, 0, false); // after the browser's own question
  });
  window.addEventListener('pagehide', () => note(false));
  window.addEventListener('pageshow', ({ persisted }) => persisted && note(true));
}
