import { type FormEvent, useState } from 'react';
import { type Failure, fieldErrors, theme, useToast } from 'shared-ui/core';
import styled from 'styled-components';

import { useFocusHome } from '../../focus/useFocusHome';
import { Button } from '../Button/Button';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { SavedVersion } from '../SavedVersion/SavedVersion';
import { TextArea } from '../TextArea/TextArea';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { VersionedText } from './sessionRecord.endpoints';
import { UnsavedText } from './UnsavedText';
import { WrittenText } from './WrittenText';

interface SharedTextProps {
  label: string;
  /** What is saved: a page has several such buttons, which screen readers list by their names. */
  what: string;
  help: string;
  stored: VersionedText;
  /** The reason why the text is closed for editing; unsaved input stays visible. */
  closed?: string;
  saving: { isLoading: boolean; error?: Failure; reset(): void };
  /** Text of the toast after saving. */
  done: string;
  onSave: (written: VersionedText) => Promise<{ error?: unknown }>;
  onUnsaved: (isUnsaved: boolean) => void;
}

/**
 * A text that other users or another tab may edit as well. Saving replaces the version that the edit started from. If a
 * newer version exists by then, the page shows both, and nothing is lost.
 */
export function SharedText(props: SharedTextProps) {
  const { label, what, help, stored, closed, saving, done, onSave, onUnsaved } = props;
  const toast = useToast();
  const [areaRef, goToArea] = useFocusHome<HTMLTextAreaElement>();
  const [draft, setDraft] = useState<VersionedText | null>(null);
  const { text, version } = draft ?? stored;
  const isChanged = draft !== null && draft.text.trim() !== stored.text;
  const isOutdated = isChanged && version !== stored.version;

  function change(next: VersionedText | null) {
    setDraft(next);
    onUnsaved(next !== null && next.text.trim() !== stored.text);
  }

  function handleGiveUp() {
    change(null);
    saving.reset();
    goToArea(); // the button was removed
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (saving.isLoading || closed) return;
    if (!isChanged) return toast.success('All changes are saved.'); // nothing to save
    const { error } = await onSave({ text, version: isOutdated ? stored.version : version });
    if (error) return;
    change(null);
    toast.success(done);
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextArea
        ref={areaRef}
        label={label}
        help={help}
        rows={5}
        maxLength={MAX_TEXT_LENGTH}
        readOnly={saving.isLoading || closed !== undefined}
        value={text}
        error={fieldErrors(saving.error).text}
        onChange={({ target }) => change({ text: target.value, version })}
      />
      {closed && <UnsavedText onDiscard={handleGiveUp}>{closed}</UnsavedText>}
      {!closed && <InlineAlert failure={saving.error} fields={['text']} />}
      {isOutdated && !closed && (
        <SavedVersion onUse={handleGiveUp}>
          {stored.text ? <WrittenText>{stored.text}</WrittenText> : <p>The text was deleted.</p>}
        </SavedVersion>
      )}
      {!closed && (
        <div>
          <Button
            type="submit"
            size="sm"
            tone={isChanged ? 'primary' : 'soft'}
            busy={saving.isLoading}
            busyLabel="Saving..."
          >
            {isOutdated ? 'Save my version' : 'Save'}
            <VisuallyHidden>{isOutdated ? ` (${what})` : ` ${what}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Form>
  );
}

/** The api's limit, in characters. */
const MAX_TEXT_LENGTH = 4_000;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;
