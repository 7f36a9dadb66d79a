import { programmeQueries } from '../../../modules/programme/programme.queries';
import { act, type Row } from '../../act/act';
import { missingForLaunch } from '../../launch/missingForLaunch';

const launch = act({
  name: 'programme.launch',
  about: 'Lists what is missing for a launch, and where to change it.',
  scope: 'programme',
  effect: 'reads',
  unrecorded: true, // used by the doctor, which changes nothing
  fields: {},
  async run(deps) {
    const published = await programmeQueries(deps.db).published();
    const { missing, installation } = await missingForLaunch(deps, published);
    const page = `${deps.config.publicUrl}/staff/programme`;
    return [
      ...missing.map(({ path, text }): Row => ({ text, change: `${page} (${path})` })),
      ...installation,
    ];
  },
});

export const launchActs = [launch];
