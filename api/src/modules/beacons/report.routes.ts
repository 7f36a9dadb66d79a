import { ErrorsQuery, ReleaseErrors } from 'contract/wire/releaseErrors.contract';
import { EvidenceQuery, ReleaseEvidence } from 'contract/wire/releaseEvidence.contract';
import { ReleaseReport, ReportQuery } from 'contract/wire/releaseReport.contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../app/httpError';
import { matchesKey } from '../../app/matchesKey';
import { errorsService } from './errors.service';
import { evidenceService } from './evidence.service';
import { reportService } from './report.service';

/** For CI, which has no account: it sends the key of REPORT_KEY in its own header. */
export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { report } = reportService(app.deps);
  const { evidence } = evidenceService(app.deps);
  const { errors } = errorsService(app.deps);
  const { reportKeys } = app.deps.config;
  const security = [{ reportKey: [] }];
  async function requireKey({ headers }: FastifyRequest) {
    // Without the key the response is 404, whether or not a key is configured.
    if (!matchesKey(headers['x-report-key'], reportKeys)) throw notFound();
  }

  app.get('/releases/report', {
    schema: { security, querystring: ReportQuery, response: { 200: ReleaseReport } },
    onRequest: requireKey,
    handler: ({ query }) => report(query.minutes),
  });

  app.get('/releases/evidence', {
    schema: { security, querystring: EvidenceQuery, response: { 200: ReleaseEvidence } },
    onRequest: requireKey,
    handler: ({ query }) => evidence(query),
  });

  app.get('/releases/errors', {
    schema: { security, querystring: ErrorsQuery, response: { 200: ReleaseErrors } },
    onRequest: requireKey,
    handler: ({ query }) => errors(query),
  });
};
