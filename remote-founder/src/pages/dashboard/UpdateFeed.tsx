import type { StartupUpdate } from 'contract/wire/updates.contract';
import { useState } from 'react';
import { now, UpdateList, useFocusHome } from 'shared-ui';

import { DeleteUpdateDialog } from './DeleteUpdateDialog';
import { EditUpdateDialog } from './EditUpdateDialog';
import { useListUpdatesInfiniteQuery } from './updates.endpoints';

/** The updates of the startup, each with its buttons to edit and delete it. */
export function UpdateFeed({ startupId }: { startupId: string }) {
  const feed = useListUpdatesInfiniteQuery({ startupId });
  const [chosen, setChosen] = useState<StartupUpdate | null>(null);
  const [edited, setEdited] = useState<StartupUpdate | null>(null);
  const [title, goToTitle] = useFocusHome<HTMLHeadingElement>();

  /** The time to edit may have ended meanwhile; the button that opened the dialog is removed then. */
  function handleEditClosed({ editable_until }: StartupUpdate) {
    setEdited(null);
    if (Date.parse(editable_until) <= now()) goToTitle();
  }

  return (
    <>
      <UpdateList
        title="Updates"
        titleRef={title}
        feed={feed}
        onEdit={setEdited}
        onDelete={setChosen}
      />
      {edited && (
        <EditUpdateDialog
          startupId={startupId}
          update={edited}
          onClose={() => handleEditClosed(edited)}
        />
      )}
      {chosen && (
        <DeleteUpdateDialog
          startupId={startupId}
          update={chosen}
          onDeleted={goToTitle}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
