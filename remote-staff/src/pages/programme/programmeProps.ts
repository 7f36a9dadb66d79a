import type { DocumentSection } from 'contract/act-form';
import type { EditedProgramme } from '../../data/programme.endpoints';

/** What the blocks of the page are about. */
export interface ProgrammeProps {
  programme: EditedProgramme;
  sections: readonly DocumentSection[];
}
