import type { ReactNode } from 'react';

import { SubHero } from '../layout/SubHero';
import personNarrow from './art/person-narrow.art';
import personWide from './art/person-wide.art';
import startupNarrow from './art/startup-narrow.art';
import startupWide from './art/startup-wide.art';

/** Whose profile it is. */
export type ProfileKind = 'startup' | 'person';

const ART: Record<ProfileKind, { wide: string; narrow: string }> = {
  startup: { wide: startupWide, narrow: startupNarrow },
  person: { wide: personWide, narrow: personNarrow },
};

/** The hero section every state of a profile begins with, so nothing moves from one to the next. */
export function ProfileSection({ kind, children }: { kind: ProfileKind; children: ReactNode }) {
  return (
    <SubHero {...ART[kind]} wideSize={[1440, 400]} low steady>
      {children}
    </SubHero>
  );
}
