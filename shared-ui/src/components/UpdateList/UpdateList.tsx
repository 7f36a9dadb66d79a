import type { StartupUpdate, UpdatePage } from 'contract/wire/updates.contract';
import { type Ref, useId } from 'react';
import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { uniqueEntries } from '../../lists/uniqueEntries';
import { PagedList } from '../PagedList/PagedList';
import type { PagedQuery } from '../QueryState/QueryState';
import { UpdateEntry } from '../UpdateEntry/UpdateEntry';

interface UpdateListProps {
  title: string;
  /** Ref of the title, which takes the focus when the focused element was removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** An infinite query of `updatePages`. */
  feed: PagedQuery<{ pages: readonly UpdatePage[] }>;
  /** Set for users who may edit. */
  onEdit?: (update: StartupUpdate) => void;
  /** Set for users who may delete. */
  onDelete?: (update: StartupUpdate) => void;
}

/** All updates of a startup, newest first; older ones are fetched when the user scrolls to the end. */
export function UpdateList({ title, titleRef, feed, onEdit, onDelete }: UpdateListProps) {
  const titleId = useId();
  const updates = uniqueEntries(feed.currentData?.pages);

  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} ref={titleRef} tabIndex={-1}>
        {title}
      </Heading>
      <PagedList
        query={feed}
        what="updates"
        labelledBy={titleId}
        empty="No updates have been posted yet."
      >
        {updates.map((update) => (
          <UpdateEntry
            key={update.id}
            update={update}
            onEdit={onEdit && (() => onEdit(update))}
            onDelete={onDelete && (() => onDelete(update))}
          />
        ))}
      </PagedList>
    </section>
  );
}

const Heading = styled.h2`
  ${typeset.h3}
  margin-block-end: ${theme.space[6]};
`;
