import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import {
  keepEarlyInput,
  keepPlaces,
  NO_CODE,
  textFields,
  toastShown,
  useDispatch,
} from 'shared-ui';

/** The controls of a section; links work without the page's code. */
const CONTROLS = 'button, input, textarea, select, summary';
const USE_EVENTS = ['pointerover', 'focusin', 'input', 'click'] as const;

/**
 * Fetches the code of a prerendered section when it is needed: when a control is used, or a picture fails to load.
 * Input and presses before the code is loaded are replayed.
 * @param fetchCode returns whether the code is loaded; always the same function
 * @returns a function to call when the section is rendered with its code
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
        section.dataset.deferred = 'arrives'; // marks errors from here on as failures of the release, which is then replaced
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
        event.preventDefault(); // prevents the native form submission
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
    // React stops events in a dehydrated section, so this listens in the capture phase.
    for (const use of USE_EVENTS)
      document.addEventListener(use, handleUse, { capture: true, signal });
    section.addEventListener('error', loadCode, { capture: true, signal });
    if ([...section.querySelectorAll('img')].some(isLost)) void loadCode();
    return () => over.abort();
  }, [root, fetchCode, dispatch]);

  return useCallback(() => end.current(), []);
}

/** A picture may have failed before the listener was attached. */
function isLost({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}
