import { format } from 'date-fns';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { now } from 'shared-ui';

export const VIEWS = ['upcoming', 'past', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** The view of the agenda. It is in the address, so that Back and shared links restore it. */
export interface AgendaView {
  view: View;
  /** 'yyyy-MM'; the current month by default. */
  month: string;
  /** Only meetings with this mentor. */
  mentorId: number | undefined;
}

/**
 * @returns the view in the address, a function for the address of a changed view, and a function that navigates there.
 * The latter starts from the last pressed view, which a slow phone may not have rendered yet.
 */
export function useAgendaView(): [
  AgendaView,
  (change: Partial<AgendaView>) => string,
  (change: Partial<AgendaView>, replace?: boolean) => void,
] {
  const [address, setAddress] = useSearchParams();
  const shown = readView(address);
  const pressed = useRef(shown);
  useEffect(() => {
    pressed.current = readView(address);
  }, [address]);

  function show(change: Partial<AgendaView>, replace = true) {
    pressed.current = { ...pressed.current, ...change };
    setAddress(printView(pressed.current), { replace, preventScrollReset: true });
  }
  return [shown, (change) => `?${printView({ ...shown, ...change })}`, show];
}

function readView(address: URLSearchParams): AgendaView {
  const month = address.get('month') ?? '';
  const mentorId = Number(address.get('mentor'));
  return {
    view: VIEWS.find((view) => view === address.get('view')) ?? 'upcoming',
    month: /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : format(now(), 'yyyy-MM'),
    mentorId: Number.isInteger(mentorId) && mentorId > 0 ? mentorId : undefined,
  };
}

function printView({ view, month, mentorId }: AgendaView): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'upcoming') address.set('view', view);
  if (view === 'month') address.set('month', month);
  if (mentorId !== undefined) address.set('mentor', String(mentorId));
  return address;
}
