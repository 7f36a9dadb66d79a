import { type ApiFailure, PROGRAMME_READS, type RootState } from 'shared-ui/core';

/**
 * Returns 404 for an address whose data the api does not have, whatever the page renders.
 * @throws Error when the api failed: the browser should then render the page
 */
export function statusOf({ api }: Pick<RootState, 'api'>): number {
  const statuses = Object.values(api.queries).flatMap((query) => {
    const failure = query?.error as ApiFailure | undefined;
    // Pages omit parts of the programme that they cannot read, or that an older api does not have.
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
