import { api } from 'shared-ui';

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown;

/** What an endpoint's `onQueryStarted` is handed. */
interface Started {
  dispatch: Dispatch;
  getState(): { api: { provided: { tags: object } } };
  queryFulfilled: Promise<unknown>;
}

/**
 * After an act that went through everything is read anew: it may change what any page shows, and what one may do.
 * After a conflict too: what the page shows is not what there is any more.
 */
export async function refetchAll(
  _act: unknown,
  { dispatch, getState, queryFulfilled }: Started,
): Promise<void> {
  const isOutdated = await queryFulfilled.then(
    () => true,
    (thrown: { error?: { status?: number } }) => thrown.error?.status === 409,
  );
  if (!isOutdated) return;
  const { tags } = getState().api.provided;
  dispatch(api.util.invalidateTags(Object.keys(tags) as never[]));
}

/** After a preview nothing has changed, but what was previewed may be another thing meanwhile. */
export async function refetchAfterConflict(previewed: unknown, started: Started): Promise<void> {
  const isPreviewed = await started.queryFulfilled.then(
    () => true,
    () => false,
  );
  if (!isPreviewed) await refetchAll(previewed, started);
}
