import { ErrorsQuery } from 'contract/wire/releaseErrors.contract';
import { EvidenceQuery } from 'contract/wire/releaseEvidence.contract';
import { ReportQuery } from 'contract/wire/releaseReport.contract';
import { errorsService } from '../../../modules/beacons/errors.service';
import { evidenceService } from '../../../modules/beacons/evidence.service';
import { reportService } from '../../../modules/beacons/report.service';
import { act, type Row } from '../../act/act';

const report = act({
  name: 'releases.report',
  about: 'Reports how releases perform in browsers: loads, failures by phase and class, load time.',
  scope: 'releases',
  effect: 'reads',
  fields: { minutes: ReportQuery.shape.minutes.describe('how many minutes to look back') },
  async run(deps, { minutes }) {
    const { releases } = await reportService(deps).report(minutes);
    return releases.map((one): Row => ({ ...one }));
  },
});

const evidence = act({
  name: 'releases.evidence',
  about: 'Shows the data that a canary is judged by, beside that of the stable release, by period.',
  scope: 'releases',
  effect: 'reads',
  fields: {
    remote: EvidenceQuery.shape.remote.describe('e.g. remote-founder'),
    canary: EvidenceQuery.shape.canary.describe('id of the canary release'),
    stable: EvidenceQuery.shape.stable.describe('id of the stable release'),
    since: EvidenceQuery.shape.since.meta({
      description: 'from this time on',
      examples: ['2026-11-22T12:00:00Z'],
    }),
  },
  async run(deps, query) {
    const { blocks } = await evidenceService(deps).evidence(query);
    return blocks.map((one): Row => ({ ...one }));
  },
});

const errors = act({
  name: 'releases.errors',
  about: 'Lists failures in browsers, by release and place in its code.',
  byCommand: '`npm run mfe -- errors` maps them to sources.',
  scope: 'releases',
  effect: 'reads',
  fields: {
    minutes: ErrorsQuery.shape.minutes.describe('how many minutes to look back'),
    remote: ErrorsQuery.shape.remote.describe('only of this package, e.g. remote-founder'),
    reference: ErrorsQuery.shape.reference.describe('reference of a failure, e.g. VQ-7F3A-0314'),
  },
  async run(deps, query) {
    const found = await errorsService(deps).errors(query);
    return found.errors.map((one): Row => ({ ...one }));
  },
});

export const releaseActs = [report, evidence, errors];
