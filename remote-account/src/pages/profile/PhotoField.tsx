import type { OwnUser } from 'contract/wire/user.contract';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button, Picture, pictureFault, theme, typeset, upTo, usePreview } from 'shared-ui';
import styled from 'styled-components';

import type { PhotoChange } from './profile.endpoints';

interface PhotoFieldProps {
  user: OwnUser;
  /** The pending change of the photo; undefined for none. */
  change: PhotoChange | undefined;
  /** The api's error about the file. */
  error?: string;
  onChange: (change: PhotoChange | undefined) => void;
}

/** The profile photo, with a preview of the change. The upload happens when the form is submitted. */
export function PhotoField({ user, change, error, onChange }: PhotoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<string>();
  const preview = usePreview(change instanceof File ? change : undefined);
  const path = change === 'removed' ? null : (preview ?? user.profile_photo);

  function handlePick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = ''; // so that the same file can be chosen again
    if (!file) return;
    const found = pictureFault(file);
    setFault(found);
    if (!found) onChange(file);
  }

  /** The pressed button goes away with the photo: the focus moves to the one that chooses another. */
  function handleRemove() {
    opener.current?.focus();
    setFault(undefined);
    onChange(user.profile_photo ? 'removed' : undefined);
  }

  return (
    <Root role="group" aria-labelledby="photo-label">
      <Frame>
        <Picture path={path} alt="" widths="112px" fallback="portrait" seed={user.id} />
      </Frame>
      <div>
        <Label id="photo-label">Profile photo</Label>
        <Help>Images only. A square picture works best.</Help>
        <Acts>
          <Button ref={opener} tone="ghost" size="sm" onClick={() => picker.current?.click()}>
            <ImageUp size={18} aria-hidden />
            Change photo
          </Button>
          {path && (
            <Button tone="text" size="sm" onClick={handleRemove}>
              Remove photo
            </Button>
          )}
        </Acts>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          aria-label="Choose a photo"
          hidden
          onChange={handlePick}
        />
        <Fault role="alert">{fault ?? error}</Fault>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[24]};
  padding-block-end: 1.625rem;
  border-block-end: 1px solid ${theme.color.line};

  ${upTo.tablet} { gap: ${theme.space[16]}; }
`;

const Frame = styled.div`
  flex: none;
  overflow: hidden;
  inline-size: 7rem;
  block-size: 7rem;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface2};

  ${upTo.tablet} { inline-size: 5.5rem; block-size: 5.5rem; }
`;

const Label = styled.p`
  ${typeset.h4}
`;

const Help = styled.p`
  ${typeset.small}
  margin-block: 0.125rem ${theme.space[12]};
  color: ${theme.color.text2};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

const Fault = styled.p`
  ${typeset.small}
  color: ${theme.color.danger};
  font-weight: 600;

  &:not(:empty) { margin-block-start: ${theme.space[8]}; }
`;
