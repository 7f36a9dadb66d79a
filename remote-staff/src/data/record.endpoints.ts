import type { StaffRecord, SubjectKind } from 'contract/wire/staff.contract';
import { staffApi } from './staffApi';

/** Filter of the record, as in the address of its page. */
export interface RecordFilter {
  search?: string;
  act?: string;
  from?: string;
  to?: string;
  effect?: 'all' | 'changes';
}

interface Thing {
  kind: SubjectKind;
  id: number;
}

const pages = {
  initialPageParam: '',
  getNextPageParam: ({ next_before }: StaffRecord) => next_before ?? undefined,
};

export const {
  useSearchStaffRecordInfiniteQuery,
  useReadStaffHistoryInfiniteQuery,
  useExportStaffRecordMutation,
} = staffApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /staff/record?search=&act=&from=&to=&effect=&before=: newest first, 50 at a time. */
    searchStaffRecord: build.infiniteQuery<StaffRecord, RecordFilter, string>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({
        url: '/staff/record',
        params: { ...queryArg, before: pageParam || undefined },
      }),
      providesTags: ['StaffRecord'],
    }),

    /** GET /staff/record/{kind}/{id}?before=: the acts on one object, newest first. */
    readStaffHistory: build.infiniteQuery<StaffRecord, Thing, string>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: { kind, id }, pageParam }) => ({
        url: `/staff/record/${kind}/${id}`,
        params: { before: pageParam || undefined },
      }),
      providesTags: ['StaffRecord'],
    }),

    /** GET /staff/record/export?…: the same rows as CSV, 10,000 at most. */
    exportStaffRecord: build.mutation<string, RecordFilter>({
      query: (params) => ({ url: '/staff/record/export', params }),
    }),
  }),
});
