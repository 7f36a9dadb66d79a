import { hasStatus, InlineAlert } from 'shared-ui';

import { Conflict } from '../../layout/Conflict';
import { isSentLetter } from './draft';
import type { useLetterDraft } from './useLetterDraft';

interface LetterFaultsProps {
  state: ReturnType<typeof useLetterDraft>;
}

/** The reason why a draft is not saved, and how to continue; input is never discarded without asking (rule 7.60). */
export function LetterFaults({ state }: LetterFaultsProps) {
  const { letter, draft, isSaving, error, theirs, show, save } = state;
  const isSent = isSentLetter(letter);
  if (isSent || hasStatus(error, 404))
    return (
      <Conflict
        busy={isSaving}
        saveLabel="Save as a new draft"
        onSave={() => void state.saveAsNew()}
        showLabel="Discard my changes"
        onShow={isSent ? state.showStored : state.leaveDeleted}
      >
        {isSent
          ? 'Someone else has sent this letter. It does not include your changes.'
          : 'Someone else has deleted this letter. Your changes are still here.'}
      </Conflict>
    );
  if (theirs)
    return (
      <Conflict busy={isSaving} onSave={() => void save(theirs)} onShow={() => show(theirs)}>
        Someone else has saved this letter. Your changes are still here. Saving your version
        replaces theirs.
      </Conflict>
    );
  return (
    <InlineAlert failure={error} fields={Object.keys(draft).map((name) => `fields.${name}`)} />
  );
}
