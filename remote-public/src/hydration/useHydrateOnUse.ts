import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import {
  keepEarlyInput,
  keepPlaces,
  NO_CODE,
  textFields,
  toastShown,
  useDispatch,
} from 'shared-ui';

/** What a reader uses; links lead on without code of their page. */
const CONTROLS = 'button, input, textarea, select, summary';
const USE_EVENTS = ['pointerover', 'focusin', 'input', 'click'] as const;

/**
 * Fetches the code of a section of the document when something in it needs code: a control that is used, a picture
 * that does not arrive. What was typed and pressed until the code is here counts then.
 * @param fetchCode answers whether the code is here; always the same function
 * @returns to be called when the section is drawn with its code
 */
export function useHydrateOnUse(
  root: RefObject<HTMLElement | null>,
  fetchCode: () => Promise<boolean>,
): () => void {
  const dispatch = useDispatch();
  const end = useRef(() => {});

  useLayoutEffect(() => {
    const section = root.current!;
    const over = new AbortController();
    const drawn = keepPlaces(section, CONTROLS);
    const fields = textFields(section);
    let pressed: HTMLElement | undefined;
    let focused: HTMLElement | undefined;
    let isUnderWay = false;

    async function loadCode() {
      if (isUnderWay) return;
      isUnderWay = true;
      if (await fetchCode()) {
        section.dataset.deferred = 'arrives'; // if it throws now, its release is replaced
        return;
      }
      isUnderWay = false;
      if (pressed) dispatch(toastShown(NO_CODE));
      pressed = undefined;
    }

    function handleUse(event: Event) {
      const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
      if (!control || !section.contains(control)) return;
      if (event.type === 'click' && control instanceof HTMLButtonElement) {
        event.preventDefault(); // no native form submission
        pressed = control;
      }
      if (event.type === 'focusin') focused = control;
      void loadCode();
    }

    end.current = () => {
      over.abort();
      section.removeAttribute('data-deferred');
      const replayInput = keepEarlyInput(section, fields);
      if (focused && !focused.isConnected && document.activeElement === document.body)
        drawn(focused)?.focus();
      // After React's render, so that the press sees the replayed input.
      queueMicrotask(() => {
        replayInput();
        if (pressed) drawn(pressed)?.click();
      });
    };
    const { signal } = over;
    section.dataset.deferred = 'listens';
    // React stops events in a section without code: this listens in the capture phase.
    for (const use of USE_EVENTS)
      document.addEventListener(use, handleUse, { capture: true, signal });
    section.addEventListener('error', loadCode, { capture: true, signal });
    if ([...section.querySelectorAll('img')].some(isLost)) void loadCode();
    return () => over.abort();
  }, [root, fetchCode, dispatch]);

  return useCallback(() => end.current(), []);
}

/** A picture may have failed before anybody listened. */
function isLost({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}
