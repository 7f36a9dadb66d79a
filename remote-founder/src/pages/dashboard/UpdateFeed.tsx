import type { StartupUpdate } from 'api/contract/updates.contract';
import { useState } from 'react';
import { UpdateList, useFocusHome } from 'shared-ui';

import { DeleteUpdateDialog } from './DeleteUpdateDialog';
import { useListUpdatesInfiniteQuery } from './updates.endpoints';

/** What the founders told their followers, and the way to take it back. */
export function UpdateFeed({ startupId }: { startupId: string }) {
  const feed = useListUpdatesInfiniteQuery({ startupId });
  const [chosen, setChosen] = useState<StartupUpdate | null>(null);
  const [title, goToTitle] = useFocusHome<HTMLHeadingElement>();

  function handleDeleted() {
    setChosen(null);
    goToTitle();
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
