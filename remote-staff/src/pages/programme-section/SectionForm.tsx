import { type FormEvent, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  Button,
  Card,
  fieldErrors,
  InlineAlert,
  LeaveGuard,
  theme,
  upTo,
  useFirstWrongField,
} from 'shared-ui';
import styled from 'styled-components';

import { useScopes } from '../../data/useScopes';
import { isWithin, valueAt } from '../../document/documentPath';
import { PreviewLinks } from '../programme/PreviewLinks';
import { Conflict } from './Conflict';
import { Fields } from './NodeInput';
import { OtherFaults } from './OtherFaults';
import { previewedAt } from './previewedAt';
import { type SectionDraftProps, useSectionDraft } from './useSectionDraft';

const OWNERS_SECTION = 'legal'; // rule 11.43

/** The fields of a section, saved into the draft; pages show them after publishing. */
export function SectionForm(props: SectionDraftProps) {
  const { section, programme } = props;
  const { part, fields } = section;
  const draft = useSectionDraft(props);
  const { content, error, isChanged, isSaving, theirs } = draft;
  const mayEdit = useScopes().includes('owner') || part !== OWNERS_SECTION;
  const form = useFirstWrongField(error);
  const wanted = useSearchParams()[0].get('field');
  const faults = fieldErrors(error);
  const isOwn = (path: string) => fields.some(({ name }) => isWithin(path, `${part}.${name}`));

  useEffect(() => {
    const field = wanted === null ? null : form.current?.elements.namedItem(wanted);
    if (field instanceof HTMLElement) field.focus();
  }, [wanted, form]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving) void draft.save();
  }

  return (
    <Sheet as="form" ref={form} noValidate onSubmit={handleSubmit}>
      {!mayEdit && <p>Only an owner can change the responsible party and the confirmations.</p>}
      <Frame aria-label={section.title} disabled={!mayEdit || isSaving}>
        <Fields
          fields={fields}
          faults={faults}
          wanted={wanted}
          path={part}
          value={valueAt(content, part) as object}
          onChange={(name, value) => draft.edit(`${part}.${name}`, value)}
          onRearrange={draft.forgetFaults}
        />
      </Frame>
      {theirs && (
        <Conflict
          busy={isSaving}
          onSave={() => draft.saveOver(theirs)}
          onShow={() => {
            draft.forgetFaults();
            draft.show(theirs);
          }}
        />
      )}
      {!theirs && (
        <InlineAlert failure={error} fields={Object.keys(faults).filter((path) => isOwn(path))} />
      )}
      <OtherFaults
        schema={programme.schema}
        document={content}
        faults={Object.entries(faults).filter(([path]) => !isOwn(path))}
      />
      {mayEdit && (
        <Acts>
          <Button
            type="submit"
            disabled={!isChanged || theirs !== undefined}
            busy={isSaving}
            busyLabel="Saving..."
          >
            Save draft
          </Button>
          <PreviewLinks path={previewedAt(section.name)} />
          <p role="status">
            {isChanged
              ? 'You have unsaved changes. The preview does not show them.'
              : 'All changes are saved.'}
          </p>
        </Acts>
      )}
      <LeaveGuard when={isChanged || isSaving} />
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
  padding: ${theme.space[24]};

  /* A focused field is not hidden behind the acts. */
  input, select, textarea, button { scroll-margin-block-end: 8rem; }

  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;

const Frame = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Acts = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
  align-items: center;
  padding-block: ${theme.space[12]};
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  p { color: ${theme.color.text2}; }
  ${upTo.phone} { position: static; } /* three lines would cover the fields, with zoom most of the window */
`;
