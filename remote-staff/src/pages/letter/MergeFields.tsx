import type { StaffActs } from 'contract/wire/staff.contract';
import { Button, theme } from 'shared-ui';
import styled from 'styled-components';

import { useListStaffActsQuery } from '../../data/acts.endpoints';

/** The merge fields of a letter; a press inserts one at the cursor. */
export function MergeFields({ onInsert }: { onInsert: (mark: string) => void }) {
  const names = mergeFieldsOf(useListStaffActsQuery().data);
  if (names.length === 0) return null;
  return (
    <Root role="group" aria-label="Insert a field">
      <span aria-hidden>Insert</span>
      {names.map((name) => (
        <Button key={name} tone="soft" size="sm" onClick={() => onInsert(`{{${name}}}`)}>
          {`{{${name}}}`}
        </Button>
      ))}
    </Root>
  );
}

/** From the schema of the act that writes letters. */
function mergeFieldsOf(acts: StaffActs | undefined): string[] {
  const schema = acts?.data.find(({ name }) => name === 'letters.create')?.fields as
    | { properties?: { body?: { mergeFields?: string[] } } }
    | undefined;
  return schema?.properties?.body?.mergeFields ?? [];
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;

  > span { color: ${theme.color.text2}; }
`;
