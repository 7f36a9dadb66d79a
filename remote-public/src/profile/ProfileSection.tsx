import type { ReactNode } from 'react';

import { SubHero } from '../layout/SubHero';
import personNarrow from './art/person-narrow.art';
import personWide from './art/person-wide.art';
import startupNarrow from './art/startup-narrow.art';
import startupWide from './art/startup-wide.art';

/** The kind of profile. */
export type ProfileKind = 'startup' | 'person';

const ART: Record<ProfileKind, { wide: string; narrow: string }> = {
  startup: { wide: startupWide, narrow: startupNarrow },
  person: { wide: personWide, narrow: personNarrow },
};

/** The hero section of every state of a profile, so that state changes cause no layout shift. */
export function ProfileSection({ kind, children }: { kind: ProfileKind; children: ReactNode }) {
  return (
    <SubHero {...ART[kind]} wideSize={[1440, 400]} low steady>
      {children}
    </SubHero>
  );
}
