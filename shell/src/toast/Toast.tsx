import { useEffect, useRef, useState } from 'react';
import { theme, toastHidden, upTo, useDispatch, useSelector } from 'shared-ui';
import styled from 'styled-components';

import { ToastCard } from './ToastCard';
import { useCountdown } from './useCountdown';
import { usePageHidden } from './usePageHidden';

/**
 * The only toast of the page, at the bottom right (rule 1.21). Its timer pauses on hover and focus, and while another
 * tab is visible. It is in the top layer, so that it is visible above an open dialog too.
 */
export function Toast() {
  const toast = useSelector((state) => state.toast);
  const dispatch = useDispatch();
  const layer = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const paused = usePageHidden() || held;
  const { show, turn, type, autoHide, autoHideAfter } = toast;

  function handleHide() {
    setHeld(false);
    dispatch(toastHidden());
  }

  useCountdown({ turn, after: show && autoHide ? autoHideAfter : null, paused, onEnd: handleHide });

  /** A dialog opened since the last toast lies above it: adding the toast to the top layer again puts it on top. */
  useEffect(() => {
    if (turn > 0 && document.querySelector('dialog[open]')) layer.current?.hidePopover?.();
    layer.current?.showPopover?.();
  }, [turn]);

  const frame = show && <ToastCard key={turn} {...toast} paused={paused} onHide={handleHide} />;
  return (
    <Layer
      ref={layer}
      popover="manual"
      data-theme="stage"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* Screen readers announce a region reliably only when it existed before its text; without text it has no role. */}
      <div aria-live="polite" role={show && type === 'success' ? 'status' : undefined}>
        {type === 'success' && frame}
      </div>
      {type === 'error' && frame && <div role="alert">{frame}</div>}
    </Layer>
  );
}

const Layer = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset: auto 1.75rem 1.75rem auto;
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  color: inherit;
  background: none;

  ${upTo.tablet} { inset: auto 1rem 1rem; inline-size: auto; }
`;
