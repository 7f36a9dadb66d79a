import { fullDate } from '../../time/fullDate';
import { Tooltip } from '../Tooltip/Tooltip';

/**
 * Says that a text was changed after it was posted, with the moment at hand (rule 3.41).
 * @param at ISO text with a zone
 */
export function EditedMark({ at }: { at: string }) {
  return (
    <Tooltip focusable text={() => fullDate(at)}>
      Edited
    </Tooltip>
  );
}
