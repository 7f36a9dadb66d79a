import type { PublicSite } from 'contract/wire/publicProgramme.contract';
import { useCallback, useSyncExternalStore } from 'react';

import { type RootState, siteOf, useConfig, useLiveContent, useSelector, useSite } from 'shared-ui';

type Forms = NonNullable<RootState['config']['formWidget']>;

/** The forms of the season that is on, else those of the deployment; none without a widget to show them. */
function formsOf(formWidget: Forms | null, season: PublicSite['season']): Forms | null {
  if (!formWidget) return null;
  return {
    script: formWidget.script,
    startupForm: season?.startup_form || formWidget.startupForm,
    mentorForm: season?.mentor_form || formWidget.mentorForm,
  };
}

/** `before` also in a window without a form: only what is over is spoken of in the past. */
export type ApplicationPhase = 'before' | 'open' | 'over';

type PhaseSource = Pick<PublicSite, 'window'> &
  Pick<RootState['config'], 'applicationsOpen' | 'formWidget'>;

/**
 * Startups may apply within the window of the season that is on, or because the deployment says so;
 * never without a form. It is over after the window, and without one.
 */
function phaseOf(
  { window, applicationsOpen, formWidget }: PhaseSource,
  now: number,
): ApplicationPhase {
  const isOver = !window || now >= Date.parse(window.closes_at);
  const isWithin = !isOver && now >= Date.parse(window.opens_at);
  if (formWidget && (applicationsOpen || isWithin)) return 'open';
  return isOver ? 'over' : 'before';
}

/** @param now milliseconds since the epoch */
export const applicationPhaseAt = (
  state: Pick<RootState, 'api' | 'config'>,
  now: number,
): ApplicationPhase => phaseOf({ ...state.config, window: siteOf(state).window }, now);

/** The same for a page: applications open and close before the reader's eyes. */
export function useApplicationPhase(): ApplicationPhase {
  const renderedAt = useSelector(({ clock }) => clock.renderedAt);
  const config = useConfig();
  const { window } = useSite();
  const closesAt = Date.parse(window?.closes_at ?? '');
  const mayChange = renderedAt < closesAt; // false without a window
  useLiveContent(mayChange);

  const phaseAt = (now: number) => phaseOf({ ...config, window }, now);
  const subscribe = useCallback(
    (onTick: () => void) => tickUntil(mayChange ? closesAt : 0, onTick),
    [mayChange, closesAt],
  );
  return useSyncExternalStore(
    subscribe,
    () => phaseAt(Math.max(renderedAt, Date.now())), // clocks of readers may be years behind
    () => phaseAt(renderedAt),
  );
}

/** Calls `onTick` once a second until a moment has passed. */
function tickUntil(moment: number, onTick: () => void): () => void {
  if (!(Date.now() < moment)) return () => undefined;
  const ticking = setInterval(() => {
    if (Date.now() >= moment) clearInterval(ticking);
    onTick();
  }, TICK_MS);
  return () => clearInterval(ticking);
}

const TICK_MS = 1000;

/** The forms of the season that is on. */
export function useForms(): Forms | null {
  const { formWidget } = useConfig();
  const { season } = useSite();
  return formsOf(formWidget, season);
}
