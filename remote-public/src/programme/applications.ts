import type { PublicSite } from 'contract/wire/publicProgramme.contract';
import { useCallback, useSyncExternalStore } from 'react';

import {
  now,
  type RootState,
  siteOf,
  useConfig,
  useLiveContent,
  useSelector,
  useSite,
} from 'shared-ui';
import { tickUntil } from './tickUntil';

type Forms = NonNullable<RootState['config']['formWidget']>;

/** The forms of the current season, else those of the deployment; none without a widget to show them. */
function formsOf(formWidget: Forms | null, season: PublicSite['season']): Forms | null {
  if (!formWidget) return null;
  return {
    script: formWidget.script,
    startupForm: season?.startup_form || formWidget.startupForm,
    mentorForm: season?.mentor_form || formWidget.mentorForm,
  };
}

/** `before` also applies in a window without a form, because texts use the past tense only after the window. */
export type ApplicationPhase = 'before' | 'open' | 'over';

type PhaseSource = Pick<PublicSite, 'window'> &
  Pick<RootState['config'], 'applicationsOpen' | 'formWidget'>;

/**
 * Startups may apply within the window of the current season, or when the deployment has applications open, but never
 * without a form. The phase is `over` after the window, and when there is none.
 */
function phaseOf(
  { window, applicationsOpen, formWidget }: PhaseSource,
  moment: number,
): ApplicationPhase {
  const isOver = !window || moment >= Date.parse(window.closes_at);
  const isWithin = !isOver && moment >= Date.parse(window.opens_at);
  if (formWidget && (applicationsOpen || isWithin)) return 'open';
  return isOver ? 'over' : 'before';
}

/** @param moment milliseconds since the epoch */
export const applicationPhaseAt = (
  state: Pick<RootState, 'api' | 'config'>,
  moment: number,
): ApplicationPhase => phaseOf({ ...state.config, window: siteOf(state).window }, moment);

/** The same for a page: it updates when applications open and close. */
export function useApplicationPhase(): ApplicationPhase {
  const renderedAt = useSelector(({ clock }) => clock.renderedAt);
  const config = useConfig();
  const { window } = useSite();
  const closesAt = Date.parse(window?.closes_at ?? '');
  useLiveContent(renderedAt < closesAt); // only while there is a window

  const phaseAt = (moment: number) => phaseOf({ ...config, window }, moment);
  const subscribe = useCallback((onTick: () => void) => tickUntil(closesAt, onTick), [closesAt]);
  return useSyncExternalStore(
    subscribe,
    () => phaseAt(now()),
    () => phaseAt(renderedAt),
  );
}

/** The forms of the current season. */
export function useForms(): Forms | null {
  const { formWidget } = useConfig();
  const { season } = useSite();
  return formsOf(formWidget, season);
}
