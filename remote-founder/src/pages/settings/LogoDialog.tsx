import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Button, Picture, pictureFault, theme, typeset, usePreview } from 'shared-ui';
import styled from 'styled-components';

import { EditDialog, type EditProps } from './EditDialog';

/** Edit Logo: an image, previewed before it is uploaded. */
export function LogoDialog({ startup, onClose }: EditProps) {
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const faultId = useId();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const preview = usePreview(file);

  function handlePick({ target }: ChangeEvent<HTMLInputElement>) {
    const [picked] = target.files ?? [];
    if (!picked) return;
    const found = pictureFault(picked);
    setFault(found);
    setFile(found ? undefined : picked);
  }

  function handleMissing() {
    setFault(fault ?? pictureFault(undefined));
    opener.current?.focus();
  }

  return (
    <EditDialog
      startup={startup}
      onClose={onClose}
      change={file ? { startup_image: file } : null}
      onMissing={handleMissing}
      title="Edit Logo"
    >
      {(errors) => (
        <Line>
          <Frame>
            <Picture
              path={preview ?? startup.startup_image}
              alt=""
              widths="112px"
              seed={startup.id}
            />
          </Frame>
          <div>
            <Help>Images only. A square picture works best.</Help>
            <Button
              ref={opener}
              tone="ghost"
              size="sm"
              aria-describedby={faultId}
              onClick={() => picker.current?.click()}
            >
              <ImageUp size={18} aria-hidden />
              Choose a picture
            </Button>
            <input
              ref={picker}
              type="file"
              accept="image/*"
              aria-label="Logo"
              hidden
              onChange={handlePick}
            />
            <Fault id={faultId} role="alert">
              {fault ?? errors.startup_image?.[0]}
            </Fault>
          </div>
        </Line>
      )}
    </EditDialog>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[24]};
`;

const Frame = styled.div`
  overflow: hidden;
  inline-size: 7rem;
  block-size: 7rem;
  border-radius: ${theme.radius.dialog};
`;

const Help = styled.p`
  ${typeset.small}
  margin-block-end: ${theme.space[12]};
  color: ${theme.color.text2};
`;

const Fault = styled.p`
  ${typeset.small}
  color: ${theme.color.danger};
  font-weight: 600;

  &:not(:empty) { margin-block-start: ${theme.space[8]}; }
`;
