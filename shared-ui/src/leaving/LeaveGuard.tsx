import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { LeaveQuestion, type Loss } from './LeaveQuestion';
import { type Departure, useDepartures } from './useDepartures';

interface LeaveGuardProps extends Loss {
  /** While something would be lost: also while it is being saved, since that may be refused. */
  when: boolean;
}

/**
 * Asks before a page is left with what would be lost, such as unsaved words: by a link, by the browser's Back button, by logging
 * out, or by closing the tab (there the browser asks, in its own words).
 */
export function LeaveGuard({ when, ...loss }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Departure>();
  const departures = useDepartures(when, setWanted);

  useEffect(() => {
    if (when || !wanted) return;
    if (wanted.by === 'step') wanted.stay(); // saved while it was asked
    setWanted(undefined);
  }, [when, wanted]);

  function handleLeave() {
    if (wanted?.by === 'link') {
      void navigate(wanted.to); // loads no other page, and the words may stay on the one it leads to
    } else {
      departures.allow();
      if (wanted?.by === 'step') wanted.goOn();
      else wanted?.act();
    }
    setWanted(undefined);
  }

  function handleStay() {
    if (wanted?.by === 'step') wanted.stay();
    setWanted(undefined);
  }

  if (!wanted || !when) return null;
  return <LeaveQuestion {...loss} onLeave={handleLeave} onStay={handleStay} />;
}
