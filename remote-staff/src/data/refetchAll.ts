import { api } from 'shared-ui';

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown;

/** What an endpoint's `onQueryStarted` is handed. */
interface Started {
  dispatch: Dispatch;
  getState(): { api: { provided: { tags: object } } };
  queryFulfilled: Promise<unknown>;
}

/** After an act that went through everything is read anew: it may change what any page shows, and what one may do. */
export async function refetchAll(
  _act: unknown,
  { dispatch, getState, queryFulfilled }: Started,
): Promise<void> {
  const done = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (!done) return;
  const { tags } = getState().api.provided;
  dispatch(api.util.invalidateTags(Object.keys(tags) as never[]));
}
