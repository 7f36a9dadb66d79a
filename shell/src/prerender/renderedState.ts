import { type ApiFailure, PROGRAMME_READS, type RootState } from 'shared-ui/core';

/**
 * An address whose data the api does not know is not found, whatever the page draws for it.
 * @throws Error when the api could not answer: such a page is better made by the browser
 */
export function statusOf({ api }: Pick<RootState, 'api'>): number {
  const statuses = Object.values(api.queries).flatMap((query) => {
    const failure = query?.error as ApiFailure | undefined;
    // Pages leave out what they cannot read of the programme, or an older api does not know.
    const isProgramme = PROGRAMME_READS.includes(query?.endpointName ?? '');
    return failure && !isProgramme ? [failure.status] : [];
  });
  const silent = statuses.find((status) => status === 0 || status === 429 || status >= 500);
  if (silent !== undefined) throw new Error(`The api answered with status ${silent}.`);
  return statuses.includes(404) ? 404 : 200;
}

/** The state without subscriptions and running mutations. */
export function portable({ api, ...rest }: RootState): Partial<RootState> {
  return { ...rest, api: { ...api, mutations: {}, subscriptions: {} } };
}
