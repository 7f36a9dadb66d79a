import { useFill } from 'shared-ui';
import { DeferredSection } from '../../hydration/DeferredSection';
import { HydrationBoundary } from '../../hydration/HydrationBoundary';
import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { useApplicationPhase } from '../../programme/applications';
import { landingCode } from './landingCode';

const TEXTS = {
  before:
    '{season} takes applications from {opens} to {closesDay}; the details below tell you what to prepare.',
  open: 'Applications are open; the details below tell you what to prepare.',
  over: 'Applications for {season} are closed; the details below still tell you what to prepare. || Applications are closed; the details below still tell you what to prepare.',
};

/** 'Who can apply?': three ways in, and whether applications are open. */
export function WhoCanApply() {
  const phase = useApplicationPhase();
  const fill = useFill();
  return (
    <Section labelledBy="who-can-apply" air="open">
      <HydrationBoundary>
        <SectionHead id="who-can-apply" title="Who can apply?">
          {`Three ways into the show. ${fill(TEXTS[phase])}`}
        </SectionHead>
      </HydrationBoundary>
      <DeferredSection of={landingCode} name="WaysIn" />
    </Section>
  );
}
