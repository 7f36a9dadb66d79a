import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

/** An entry of a list of letters or messages: head, text, and muted details. */
export const ListEntry = styled.li`
  display: grid;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[16]};
  overflow-wrap: anywhere;
`;

/** Link and state of an entry. */
export const EntryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};

  a { display: inline-flex; align-items: center; min-block-size: ${theme.size.target}; font-size: 1.0625rem; }
`;

export const MutedLine = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;
