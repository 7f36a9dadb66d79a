import { InlineAlert } from 'shared-ui';

import { Conflict } from '../../layout/Conflict';
import { isSentLetter } from './draft';
import type { useLetterDraft } from './useLetterDraft';

interface LetterFaultsProps {
  state: ReturnType<typeof useLetterDraft>;
}

/** The reason why a draft is not saved, and how to continue; input is never discarded without asking (rule 7.60). */
export function LetterFaults({ state }: LetterFaultsProps) {
  const { letter, draft, isSaving, error, theirs, show, save } = state;
  if (isSentLetter(letter))
    return (
      <Conflict
        busy={isSaving}
        saveLabel="Save as a new draft"
        onSave={() => void state.saveAsNew()}
        showLabel="Drop what I typed"
        onShow={state.showStored}
      >
        Somebody else has sent this letter in the meantime. What you typed is not in it.
      </Conflict>
    );
  if (theirs)
    return (
      <Conflict busy={isSaving} onSave={() => void save(theirs)} onShow={() => show(theirs)}>
        Somebody else has saved this letter in the meantime. What you typed is still here. If you
        save it, the letter is as you have it.
      </Conflict>
    );
  return (
    <InlineAlert failure={error} fields={Object.keys(draft).map((name) => `fields.${name}`)} />
  );
}
