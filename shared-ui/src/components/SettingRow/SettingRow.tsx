import type { ReactNode } from 'react';
import { theme, typeset, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { printedAsBlock } from '../../theme/printedAsBlock';

interface SettingRowProps {
  label: string;
  /** The value; 'Not set' is shown for an empty one. */
  children: ReactNode;
  /** A button or link that changes it. */
  act: ReactNode;
}

/** A line of a `<dl>`: a label, the current value, and a button or link that changes it. */
export function SettingRow({ label, children, act }: SettingRowProps) {
  return (
    <Row>
      <Label>{label}</Label>
      <Value>{children || <Missing>Not set</Missing>}</Value>
      <Way>{act}</Way>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(7rem, 11rem) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[24]};
  padding: ${theme.space[16]} ${theme.space[24]};

  & + & { border-block-start: 1px solid ${theme.color.line}; }
  ${upTo.tablet} {
    display: flex;
    flex-wrap: wrap; /* with large text there is no place beside the label */
    gap: ${theme.space[4]} ${theme.space[12]};
    padding-inline: ${theme.space[16]};
  }
  ${printedAsBlock()}
`;

const Label = styled.dt`
  ${typeset.label}
  padding-block: 0.625rem;
  color: ${theme.color.text2};

  ${upTo.tablet} {
    flex: 1 1 auto;
    inline-size: min-content;
    max-inline-size: 100%;
    overflow-wrap: break-word; /* its words are whole where they fit a line */
  }
`;

const Value = styled.dd`
  padding-block: 0.5rem;
  overflow-wrap: anywhere;

  ${upTo.tablet} { order: 1; flex: 1 0 100%; min-inline-size: 0; padding-block: 0 0.5rem; }
`;

const Way = styled.dd`
  margin: 0;
`;

const Missing = styled.span`
  color: ${theme.color.text3};
`;
