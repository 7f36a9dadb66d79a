import type {
  PublicLanding,
  PublicLegal,
  PublicSite,
} from 'contract/wire/publicProgramme.contract';

import { api } from '../data/api';
import { type ApiFailure, toApiFailure } from '../data/apiFailure';
import { getPublic } from '../data/http';

const SITE_PATH = '/programme/site';

/** The names of the calls below: `endpoints` of `programmeCalls` has those of the whole product. */
export const PROGRAMME_READS: readonly string[] = ['readSite', 'readLanding', 'readLegal'];

type Answer<Data> = { data: Data } | { error: ApiFailure };

/** Staff acts change it. */
const TAGS = ['Programme'] as const;

/** The parts are small, and half of the pages show them. */
const KEEP_FOREVER = Number.POSITIVE_INFINITY;

/** Queries for the parts of the programme that pages show; the same for every reader. */
export const programmeCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /programme/site; the shell fetches it for all. A document contains the topics that its page shows. */
    readSite: build.query<PublicSite, void>({
      async queryFn(_none, { signal }): Promise<Answer<PublicSite>> {
        try {
          const answer = await getPublic(SITE_PATH, signal);
          return answer.ok ? { data: await answer.json() } : { error: { status: answer.status } };
        } catch (thrown) {
          return { error: toApiFailure(thrown) };
        }
      },
      keepUnusedDataFor: KEEP_FOREVER,
      providesTags: TAGS,
    }),
    /** GET /programme/landing: people, partners and pictures. */
    readLanding: build.query<PublicLanding, void>({
      query: () => '/programme/landing',
      keepUnusedDataFor: KEEP_FOREVER,
      providesTags: TAGS,
    }),
    /** GET /programme/legal: the responsible legal persons. */
    readLegal: build.query<PublicLegal, void>({
      query: () => '/programme/legal',
      keepUnusedDataFor: KEEP_FOREVER,
      providesTags: TAGS,
    }),
  }),
});

export const { useReadSiteQuery, useReadLandingQuery, useReadLegalQuery } = programmeCalls;
