import { StaffFigures, StaffFiguresQuery } from 'contract/wire/figures.contract';
import { StaffImports } from 'contract/wire/imports.contract';
import { Inbox, InboxMessage, InboxQuery } from 'contract/wire/inbox.contract';
import * as letter from 'contract/wire/letters.contract';
import { HistoryPath, HistoryQuery, RecordQuery, StaffRecord } from 'contract/wire/staff.contract';
import { IdText } from 'contract/wire/text.contract';
import { StaffToday } from 'contract/wire/today.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { textOf } from '../../app/openapi';
import { inboxService } from '../../modules/contact/inbox.service';
import { lettersService } from '../../modules/letters/letters.service';
import { figuresService } from '../figures/figures.service';
import { toFlatRow } from '../record/toFlatRow';
import { todayService } from '../today/today.service';
import { importsService } from './imports.service';
import { recordService } from './record.service';
import { requireScope, requireStaff } from './requireStaff';
import { sendCsv } from './sendCsv';

const params = z.object({ id: IdText });

/** Pages of the staff area other than its tables; changes are made by acts. */
export const staffPagesRoutes: FastifyPluginAsyncZod = async (app) => {
  const today = todayService(app.deps);
  const figures = figuresService(app.deps);
  const imports = importsService(app.deps);
  const inbox = inboxService(app.deps);
  const letters = lettersService(app.deps);
  const record = recordService(app.deps);
  const requireLetters = requireScope('letters');

  // Open tasks of the caller by kind (rule 11.31).
  app.get('/staff/today', {
    onRequest: requireStaff,
    schema: { response: { 200: StaffToday } },
    handler: ({ me }) => today.list(me),
  });

  // Figures of the programme (rule 11.45).
  app.get('/staff/figures', {
    onRequest: requireScope('programme'),
    schema: { querystring: StaffFiguresQuery, response: { 200: StaffFigures } },
    handler: ({ query }) => figures.read(query),
  });

  // Imports that can be undone (rule 11.33).
  app.get('/staff/imports', {
    onRequest: requireScope('programme', 'people'),
    schema: { response: { 200: StaffImports } },
    handler: ({ me }) => imports.list(me),
  });

  // The contact messages as an inbox (rule 7.43).
  app.get('/staff/messages', {
    onRequest: requireLetters,
    schema: { querystring: InboxQuery, response: { 200: Inbox } },
    handler: ({ me, query }) => inbox.list(me, query),
  });
  app.get('/staff/messages/:id', {
    onRequest: requireLetters,
    schema: { params, response: { 200: InboxMessage } },
    handler: ({ params }) => inbox.get(params.id),
  });

  // Letters for their authors (rule 7.60).
  app.get('/staff/letters', {
    onRequest: requireLetters,
    schema: { querystring: letter.LetterQuery, response: { 200: letter.LetterPage } },
    handler: ({ query }) => letters.list(query.before),
  });
  app.get('/staff/letters/:id', {
    onRequest: requireLetters,
    schema: { params, response: { 200: letter.StaffLetter } },
    handler: ({ params }) => letters.get(params.id),
  });
  app.get('/staff/letters/:id/preview', {
    onRequest: requireLetters,
    schema: { params, response: { 200: letter.LetterPreview } },
    handler: ({ params }) => letters.preview(params.id),
  });

  // The record of acts: who, what, when and why (rule 11.24).
  app.get('/staff/record', {
    onRequest: requireStaff,
    schema: { querystring: RecordQuery, response: { 200: StaffRecord } },
    handler: ({ me, query }) => record.search(me, query),
  });
  app.get('/staff/record/export', {
    onRequest: requireStaff,
    schema: { querystring: RecordQuery, response: { 200: textOf('text/csv') } },
    handler({ me, query }, reply) {
      sendCsv(reply, 'record', record.export(me, query), toFlatRow);
    },
  });
  app.get('/staff/record/:kind/:id', {
    onRequest: requireStaff,
    schema: { params: HistoryPath, querystring: HistoryQuery, response: { 200: StaffRecord } },
    handler: ({ me, params, query }) => record.history(me, params, query),
  });
};
