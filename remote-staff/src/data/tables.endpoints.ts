import type {
  StaffMentorDetails,
  StaffPersonDetails,
  StaffSessionDetails,
  StaffStartupDetails,
} from 'contract/wire/staff-details.contract';
import type {
  StaffMentorRow,
  StaffPersonRow,
  StaffSessionRow,
  StaffStartupRow,
  StaffTablePage,
} from 'contract/wire/staff-tables.contract';
import type { PagedQuery } from 'shared-ui';

import { staffApi } from './staffApi';

/** The tables of staff, by the last segment of their addresses. */
export type TableName = 'startups' | 'people' | 'mentors' | 'sessions';

/** Search, order and filters, as in the address of the page. */
export type TableParams = Readonly<Record<string, string>>;

interface Wanted {
  table: TableName;
  params: TableParams;
}

/** The part of a list's query that a page uses: the hook of one of the endpoints below. */
export type UseRows<Row> = (params: TableParams) => PagedQuery<TablePages<Row>> & {
  /** Data for these parameters, or for the previous ones while these load. */
  data?: TablePages<Row>;
};

interface TablePages<Row> {
  pages: readonly StaffTablePage<Row>[];
}

/** A row of any table; its id is that of the object's page. */
export interface AnyRow {
  id: number;
}

/** Matching rows, page by page. After an act only one call is made, not one per loaded page. */
const PAGING = {
  initialPageParam: '',
  getNextPageParam: ({ next_after }: Pick<StaffTablePage<AnyRow>, 'next_after'>) =>
    next_after ?? undefined,
  refetchCachedPages: false,
};

const tables = staffApi.enhanceEndpoints({ addTagTypes: ['StaffTables'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /staff/startups?…&after= */
    listStaffStartups: build.infiniteQuery<StaffTablePage<StaffStartupRow>, TableParams, string>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg, pageParam }) => ({
        url: '/staff/startups',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: ['StaffTables'],
    }),

    /** GET /staff/people?…&after= */
    listStaffPeople: build.infiniteQuery<StaffTablePage<StaffPersonRow>, TableParams, string>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg, pageParam }) => ({
        url: '/staff/people',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: ['StaffTables'],
    }),

    /** GET /staff/mentors?…&after= */
    listStaffMentors: build.infiniteQuery<StaffTablePage<StaffMentorRow>, TableParams, string>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg, pageParam }) => ({
        url: '/staff/mentors',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: ['StaffTables'],
    }),

    /** GET /staff/sessions?…&after= */
    listStaffSessions: build.infiniteQuery<StaffTablePage<StaffSessionRow>, TableParams, string>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg, pageParam }) => ({
        url: '/staff/sessions',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: ['StaffTables'],
    }),

    /** GET /staff/{table}/export?…: all matching rows as CSV. */
    exportStaffTable: build.query<string | null, Wanted>({
      query: ({ table, params }) => ({ url: `/staff/${table}/export`, params }),
    }),

    /** GET /staff/startups/{id} */
    readStaffStartup: build.query<StaffStartupDetails, string>({
      query: (id) => `/staff/startups/${id}`,
      providesTags: ['StaffTables'],
    }),

    /** GET /staff/people/{id} */
    readStaffPerson: build.query<StaffPersonDetails, string>({
      query: (id) => `/staff/people/${id}`,
      providesTags: ['StaffTables'],
    }),

    /** GET /staff/mentors/{id}: the id is that of the account. */
    readStaffMentor: build.query<StaffMentorDetails, string>({
      query: (id) => `/staff/mentors/${id}`,
      providesTags: ['StaffTables'],
    }),

    /** GET /staff/sessions/{id} */
    readStaffSession: build.query<StaffSessionDetails, string>({
      query: (id) => `/staff/sessions/${id}`,
      providesTags: ['StaffTables'],
    }),
  }),
});

export const {
  useListStaffStartupsInfiniteQuery,
  useListStaffPeopleInfiniteQuery,
  useListStaffMentorsInfiniteQuery,
  useListStaffSessionsInfiniteQuery,
  useLazyExportStaffTableQuery,
  useReadStaffStartupQuery,
  useReadStaffPersonQuery,
  useReadStaffMentorQuery,
  useReadStaffSessionQuery,
} = tables;
export const { readStaffMentor, readStaffPerson, readStaffSession, readStaffStartup } =
  tables.endpoints;
