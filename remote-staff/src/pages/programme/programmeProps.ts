import type { DocumentSection } from 'contract/act-form';
import type { EditedProgramme } from '../../data/programme.endpoints';

/** Props of the blocks of the page. */
export interface ProgrammeProps {
  programme: EditedProgramme;
  sections: readonly DocumentSection[];
}
