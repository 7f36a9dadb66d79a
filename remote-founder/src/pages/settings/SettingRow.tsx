import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

interface SettingRowProps {
  label: string;
  /** The value, shown as it is. */
  children: ReactNode;
  onEdit: () => void;
}

/** One part of the settings: what it is, what it says now, and the way to change it. */
export function SettingRow({ label, children, onEdit }: SettingRowProps) {
  return (
    <Row>
      <Label>{label}</Label>
      <Value>{children || <Missing>Not set</Missing>}</Value>
      <Edit>
        <IconButton label={`Edit ${label}`} aria-haspopup="dialog" onClick={onEdit}>
          <Pencil size={19} aria-hidden />
        </IconButton>
      </Edit>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[24]};
  padding: ${theme.space[16]} ${theme.space[24]};

  & + & { border-block-start: 1px solid ${theme.color.line}; }
  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[12]};
    padding-inline: ${theme.space[16]};
  }
`;

const Label = styled.dt`
  ${typeset.label}
  padding-block: 0.625rem;
  color: ${theme.color.text2};
`;

const Value = styled.dd`
  padding-block: 0.5rem;
  overflow-wrap: anywhere;

  ${upTo.tablet} { grid-row: 2; padding-block: 0 0.5rem; }
`;

const Edit = styled.dd`
  margin: 0;
`;

const Missing = styled.span`
  color: ${theme.color.text3};
`;
