import * as details from 'contract/wire/staff-details.contract';
import * as tables from 'contract/wire/staff-tables.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { textOf } from '../../app/openapi';
import { mentorDetails } from '../details/mentorDetails';
import { personDetails } from '../details/personDetails';
import { sessionDetails } from '../details/sessionDetails';
import { startupDetails } from '../details/startupDetails';
import { mentorsTable } from '../tables/mentors.table';
import { peopleTable } from '../tables/people.table';
import { sessionsTable } from '../tables/sessions.table';
import { startupsTable } from '../tables/startups.table';
import type { StaffTable, TableQuery } from '../tables/table';
import { requireScope } from './requireStaff';
import { sendCsv } from './sendCsv';
import { type ReadDetails, tablesService } from './tables.service';

/** A table and the page of one of its objects, on the wire. */
interface Subject<Query extends TableQuery, Row, Details> {
  table: StaffTable<Query, Row>;
  read: ReadDetails<Details>;
  query: z.ZodType<Query>;
  page: z.ZodType<tables.StaffTablePage<Row>>;
  details: z.ZodType<Details>;
}

/** Tables for staff, the same as spreadsheets, and a page for each object (rule 11.28). */
export const tablesRoutes: FastifyPluginAsyncZod = async (app) => {
  const service = tablesService(app.deps);
  const params = details.StaffDetailsPath;

  function serve<Query extends TableQuery, Row, Details>(
    name: string,
    { table, read, query: querystring, page, details }: Subject<Query, Row, Details>,
  ) {
    const onRequest = requireScope(...table.scopes);

    app.get(`/staff/${name}`, {
      onRequest,
      schema: { querystring, response: { 200: page } },
      handler: ({ query }) => service.list(table, query as Query),
    });

    app.get(`/staff/${name}/export`, {
      onRequest,
      schema: { querystring, response: { 200: textOf('text/csv') } },
      handler({ query }, reply) {
        sendCsv(reply, name, service.export(table, query as Query), table.toFlatRow);
      },
    });

    app.get(`/staff/${name}/:id`, {
      onRequest,
      schema: { params, response: { 200: details as z.ZodType } },
      handler: ({ params: { id } }) => service.get<unknown>(read, id),
    });
  }

  serve('startups', {
    table: startupsTable,
    read: startupDetails,
    query: tables.StaffStartupsQuery,
    page: tables.StaffStartupPage,
    details: details.StaffStartupDetails,
  });
  serve('people', {
    table: peopleTable,
    read: personDetails,
    query: tables.StaffPeopleQuery,
    page: tables.StaffPersonPage,
    details: details.StaffPersonDetails,
  });
  serve('mentors', {
    table: mentorsTable,
    read: mentorDetails,
    query: tables.StaffMentorsQuery,
    page: tables.StaffMentorPage,
    details: details.StaffMentorDetails,
  });
  serve('sessions', {
    table: sessionsTable,
    read: sessionDetails,
    query: tables.StaffSessionsQuery,
    page: tables.StaffSessionPage,
    details: details.StaffSessionDetails,
  });
};
