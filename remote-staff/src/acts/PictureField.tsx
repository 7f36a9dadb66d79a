import { useState } from 'react';
import { Button, Field, failureText, fieldErrors, Picture, pictureFault, theme } from 'shared-ui';
import styled from 'styled-components';

import { useStoreProgrammePictureMutation } from '../data/programme.endpoints';

interface PictureFieldProps {
  label: string;
  error: readonly string[] | undefined;
  /** Path of a stored picture, name of a drawing, or empty. */
  value: string;
  onType: (path: string) => void;
}

const DRAWING_PREFIX = 'demo:';

/** A picture of the programme: uploaded when chosen, public after the programme is published. */
export function PictureField({ label, error, value, onType }: PictureFieldProps) {
  const [fault, setFault] = useState<string>();
  const [store, storing] = useStoreProgrammePictureMutation();
  const isDrawing = value.startsWith(DRAWING_PREFIX);

  async function handlePick(file: File | undefined) {
    if (!file || storing.isLoading) return;
    const unfit = pictureFault(file);
    setFault(unfit);
    if (unfit) return;
    const { data, error: refused } = await store(file);
    if (data) onType(data.path);
    else setFault(fieldErrors(refused).picture?.[0] ?? failureText(refused));
  }

  return (
    <Root aria-busy={storing.isLoading}>
      <Field
        type="file"
        accept="image/*"
        label={label}
        help={isDrawing ? 'Shows a drawing of the demo until you choose a picture.' : HELP}
        error={fault ?? error}
        onChange={({ target }) => handlePick(target.files?.[0])}
      />
      {value && !isDrawing && (
        <Frame>
          <Picture
            path={value}
            alt=""
            widths="160px"
            instead={<span>This picture cannot be shown.</span>}
          />
        </Frame>
      )}
      {value && (
        <Button size="sm" tone="soft" onClick={() => onType('')}>
          Remove picture
        </Button>
      )}
    </Root>
  );
}

const HELP = 'A photo or logo, up to 5 MB.';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  justify-items: start;

  > :not(button, figure) { inline-size: 100%; }
`;

const Frame = styled.figure`
  inline-size: 10rem;
  block-size: 7.5rem;
  overflow: hidden;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface2};

  > img { object-fit: contain; }
`;
