import { ErrorsQuery } from 'contract/wire/releaseErrors.contract';
import { EvidenceQuery } from 'contract/wire/releaseEvidence.contract';
import { ReportQuery } from 'contract/wire/releaseReport.contract';
import { errorsService } from '../../modules/beacons/errors.service';
import { evidenceService } from '../../modules/beacons/evidence.service';
import { reportService } from '../../modules/beacons/report.service';
import { command, type Row } from '../command/command';

const report = command({
  name: 'releases report',
  about: 'How releases of remotes fare in browsers: loads, failures by phase and class, load time.',
  flags: { minutes: ReportQuery.shape.minutes.describe('so many minutes back') },
  async run(deps, { minutes }) {
    const { releases } = await reportService(deps).report(minutes);
    return releases.map((one): Row => ({ ...one }));
  },
});

const evidence = command({
  name: 'releases evidence',
  about: 'What a canary is judged by: it and the stable release, stretch by stretch of time.',
  flags: {
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

const errors = command({
  name: 'releases errors',
  about:
    'What failed in browsers, at which places of which release. `npm run mfe -- errors` maps it to sources.',
  flags: {
    minutes: ErrorsQuery.shape.minutes.describe('so many minutes back'),
    remote: ErrorsQuery.shape.remote.describe('only of one part, e.g. remote-founder'),
    reference: ErrorsQuery.shape.reference.describe('what somebody quotes, e.g. VQ-7F3A-0314'),
  },
  async run(deps, query) {
    const found = await errorsService(deps).errors(query);
    return found.errors.map((one): Row => ({ ...one }));
  },
});

export const releaseCommands = [report, evidence, errors];
