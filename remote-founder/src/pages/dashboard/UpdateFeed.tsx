import type { StartupUpdate } from 'api/contract/updates.contract';
import { useRef, useState } from 'react';
import { UpdateList } from 'shared-ui';

import { DeleteUpdateDialog } from './DeleteUpdateDialog';
import { useListUpdatesInfiniteQuery } from './updates.endpoints';

/** What the founders told their followers, and the way to take it back. */
export function UpdateFeed({ startupId }: { startupId: string }) {
  const feed = useListUpdatesInfiniteQuery({ startupId });
  const [chosen, setChosen] = useState<StartupUpdate | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  /** The pressed button is gone with its update: focus goes on from the top of the list. */
  function handleDeleted() {
    setChosen(null);
    requestAnimationFrame(() => title.current?.focus());
  }

  return (
    <>
      <UpdateList title="Updates" titleRef={title} feed={feed} onDelete={setChosen} />
      {chosen && (
        <DeleteUpdateDialog
          startupId={startupId}
          update={chosen}
          onDeleted={handleDeleted}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
