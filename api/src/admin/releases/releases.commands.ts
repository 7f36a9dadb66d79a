import { ReportQuery } from '../../../contract/releaseReport.contract';
import { reportService } from '../../modules/beacons/report.service';
import { command, type Row } from '../command';

const report = command({
  name: 'releases report',
  about: 'How releases of remotes fare in browsers: loads, failures by phase and class, load time.',
  flags: { minutes: ReportQuery.shape.minutes.describe('so many minutes back') },
  async run(parts, { minutes }) {
    const { releases } = await reportService(parts).report(minutes);
    return releases.map((one): Row => ({ ...one }));
  },
});

export const releaseCommands = [report];
