import { ErrorsQuery } from 'contract/wire/releaseErrors.contract';
import { EvidenceQuery } from 'contract/wire/releaseEvidence.contract';
import { ReportQuery } from 'contract/wire/releaseReport.contract';
import { errorsService } from '../../../modules/beacons/errors.service';
import { evidenceService } from '../../../modules/beacons/evidence.service';
import { reportService } from '../../../modules/beacons/report.service';
import { act, type Row } from '../../act/act';

const report = act({
  name: 'releases.report',
  about: 'How releases of remotes fare in browsers: loads, failures by phase and class, load time.',
  scope: 'releases',
  effect: 'reads',
  fields: { minutes: ReportQuery.shape.minutes.describe('so many minutes back') },
  async run(deps, { minutes }) {
    const { releases } = await reportService(deps).report(minutes);
    return releases.map((one): Row => ({ ...one }));
  },
});

const evidence = act({
  name: 'releases.evidence',
  about: 'What a canary is judged by: it and the stable release, stretch by stretch of time.',
  scope: 'releases',
  effect: 'reads',
  fields: {
    remote: EvidenceQuery.shape.remote.describe('e.g. remote-founder'),
    canary: EvidenceQuery.shape.canary.describe('id of its release'),
    stable: EvidenceQuery.shape.stable.describe('id of the release beside it'),
    since: EvidenceQuery.shape.since.describe('e.g. 2026-11-22T12:00:00Z'),
  },
  async run(deps, query) {
    const { blocks } = await evidenceService(deps).evidence(query);
    return blocks.map((one): Row => ({ ...one }));
  },
});

const errors = act({
  name: 'releases.errors',
  about: 'What failed in browsers, at which places of which release.',
  byCommand: '`npm run mfe -- errors` maps it to sources.',
  scope: 'releases',
  effect: 'reads',
  fields: {
    minutes: ErrorsQuery.shape.minutes.describe('so many minutes back'),
    remote: ErrorsQuery.shape.remote.describe('only of one part, e.g. remote-founder'),
    reference: ErrorsQuery.shape.reference.describe('what somebody quotes, e.g. VQ-7F3A-0314'),
  },
  async run(deps, query) {
    const found = await errorsService(deps).errors(query);
    return found.errors.map((one): Row => ({ ...one }));
  },
});

export const releaseActs = [report, evidence, errors];
