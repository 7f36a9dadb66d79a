import { useSite } from 'shared-ui';
import { DeferredSection } from '../../hydration/DeferredSection';
import { HydrationBoundary } from '../../hydration/HydrationBoundary';
import { Section } from '../../layout/Section';
import { SectionHead } from '../../layout/SectionHead';
import { Countdown } from './Countdown';
import { landingCode } from './landingCode';

/** The milestones from the first application to the Grand Finale, and the current one. */
export function Journey() {
  const { season } = useSite();
  if (!season || season.milestones.length === 0) return null;

  return (
    <Section labelledBy="journey">
      <HydrationBoundary>
        <SectionHead id="journey" title="The journey">
          <Countdown />
        </SectionHead>
      </HydrationBoundary>
      <DeferredSection of={landingCode} name="Road" />
    </Section>
  );
}
