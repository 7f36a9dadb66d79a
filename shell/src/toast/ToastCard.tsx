import { Check, X } from 'lucide-react';
import { IconButton, type ToastState, theme, upTo, whenStill } from 'shared-ui';
import styled, { keyframes } from 'styled-components';

interface ToastCardProps extends Omit<ToastState, 'show' | 'turn'> {
  paused: boolean;
  onHide: () => void;
}

/** The message, a green tick or a red cross, a button to dismiss it, and the remaining time. */
export function ToastCard(props: ToastCardProps) {
  const { type, message, autoHide, autoHideAfter, paused, onHide } = props;
  const Sign = type === 'success' ? Check : X;
  return (
    <Root data-type={type}>
      <Disc>
        <Sign size={20} strokeWidth={3} aria-hidden />
      </Disc>
      <span>{message}</span>
      <IconButton label="Dismiss" onClick={onHide}>
        <X size={20} aria-hidden />
      </IconButton>
      {autoHide && <TimeLeft $after={autoHideAfter} data-paused={paused || undefined} />}
    </Root>
  );
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const shrink = keyframes`
  to { transform: scaleX(0); }
`;

const Root = styled.div`
  --sign: ${theme.toast.ok};
  --on-sign: ${theme.toast.onOk};
  position: relative;
  display: flex;
  gap: 0.875rem;
  align-items: center;
  overflow: hidden;
  min-inline-size: min(21.25rem, 100%);
  max-inline-size: 26.25rem;
  padding: 0.875rem 0.75rem 0.875rem 1rem;
  border-radius: ${theme.radius.control};
  color: ${theme.toast.text};
  background: ${theme.toast.bg};
  box-shadow: ${theme.shadow.toast};
  font-weight: 600;
  animation: ${enter} ${theme.time.base} ${theme.ease.out};

  &[data-type='error'] { --sign: ${theme.toast.error}; --on-sign: ${theme.toast.onError}; }
  > button { margin-inline-start: auto; color: ${theme.toast.quiet}; }
  ${upTo.tablet} { max-inline-size: none; }
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.875rem;
  block-size: 1.875rem;
  border-radius: 50%;
  color: var(--on-sign);
  background: var(--sign);
`;

const TimeLeft = styled.span<{ $after: number }>`
  position: absolute;
  inset: auto 0 0;
  block-size: 3px;
  background: var(--sign);
  transform-origin: left;
  animation: ${shrink} ${({ $after }) => $after}ms linear forwards;

  &[data-paused] { animation-play-state: paused; }
  ${whenStill} { display: none; }
`;
