import type { Programme } from 'contract/wire/programme.contract';
import type { StaffProgramme } from 'contract/wire/staffProgramme.contract';
import type { Deps } from '../../deps/deps';
import { missingInInstallation } from './missingInInstallation';
import { missingInProgramme } from './missingInProgramme';

/** Everything a launch still needs: in the document, and in the installation. */
type Missing = Required<Pick<StaffProgramme, 'missing' | 'installation'>>;

/** The one list behind the page `/staff/programme` and `doctor` (rule 11.48). */
export async function missingForLaunch(
  deps: Pick<Deps, 'db' | 'config'>,
  programme: Programme,
): Promise<Missing> {
  return {
    missing: missingInProgramme(programme),
    installation: await missingInInstallation(deps),
  };
}
