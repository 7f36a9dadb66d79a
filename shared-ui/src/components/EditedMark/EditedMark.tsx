import { fullDate } from '../../time/fullDate';
import { Tooltip } from '../Tooltip/Tooltip';

/**
 * Shows that a text was edited after it was posted; the time is in the tooltip (rule 3.41).
 * @param at ISO text with a zone
 */
export function EditedMark({ at }: { at: string }) {
  return (
    <Tooltip focusable text={() => fullDate(at)}>
      Edited
    </Tooltip>
  );
}
