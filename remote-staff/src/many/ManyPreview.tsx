import type { ActManyPreview } from 'contract/wire/staff-many.contract';
import { plural, theme } from 'shared-ui';
import styled from 'styled-components';
import { Changes } from '../changes/Changes';

interface ManyPreviewProps {
  /** Names of the rows, in the order of the preview. */
  names: readonly string[];
  preview: ActManyPreview;
}

/** The effect on each row, failing ones first: the act is blocked while there is one. */
export function ManyPreview({ names, preview }: ManyPreviewProps) {
  const lines = preview.data.map((one, at) => ({ ...one, name: names[at] ?? '', at }));
  const refused = lines.filter((one) => one.refused);
  return (
    <Root>
      {refused.length > 0 && (
        <p role="alert">
          This is not possible for {plural(refused.length, 'row')}. Deselect{' '}
          {refused.length === 1 ? 'it' : 'them'} to continue.
        </p>
      )}
      <ul aria-label="What will happen">
        {[...refused, ...lines.filter((one) => !one.refused)].map((one) => (
          <li key={one.at} data-refused={one.refused || undefined}>
            <strong>{one.name}</strong> {one.message}
            <Changes before={one.before} after={one.after} names={preview.names} />
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  p { color: ${theme.color.danger}; font-weight: 650; }
  ul { display: grid; gap: ${theme.space[12]}; max-block-size: 16rem; margin: 0; padding: 0; overflow: auto; list-style: none; }
  [data-refused] { color: ${theme.color.danger}; }
`;
