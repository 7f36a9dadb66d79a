import { Table, theme, upTo, useFill } from 'shared-ui';
import styled from 'styled-components';

import { RichText } from '../rich-text/RichText';
import type { LegalBlock, LegalTable } from './legalText';

/** Paragraphs, lists and tables of one part, in order. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <Root>
      {blocks.map((block) => {
        if (typeof block === 'string') return <Paragraph key={block} text={block} />;
        if ('items' in block) return <Items key={block.items[0]} items={block.items} />;
        return <Rows key={block.table.caption} {...block.table} />;
      })}
    </Root>
  );
}

function Paragraph({ text }: { text: string }) {
  if (useFill()(text) === '') return null;
  return (
    <p>
      <RichText>{text}</RichText>
    </p>
  );
}

function Items({ items }: { items: readonly string[] }) {
  const fill = useFill();
  return (
    <ul>
      {items.filter(fill).map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}

function Rows({ caption, head, rows }: LegalTable) {
  const columns = head.map((heading, i) => ({
    heading,
    lead: i === 0,
    cell: (row: string[]) => (
      <span>
        <RichText>{row[i] ?? ''}</RichText>
      </span>
    ),
  }));
  return (
    <Sheet>
      <Table caption={caption} columns={columns} rows={rows} rowKey={(row) => row[0] ?? ''} />
    </Sheet>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  color: ${theme.color.text2};
  font-size: 1.0625rem;
  line-height: 1.62;

  ul { display: grid; gap: ${theme.space[8]}; padding-inline-start: 1.375rem; list-style: disc; }
  li::marker { color: ${theme.color.accent}; }
  > * { min-inline-size: 0; }
  > :is(p, ul) { max-inline-size: 42rem; } /* about 80 letters a line */
`;

const Sheet = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.line};

  td, tbody th { vertical-align: top; }
  && tbody th { color: ${theme.color.text}; font-weight: 600; }

  /* Whole sentences need the whole line, so the heading is above them. */
  ${upTo.tablet} {
    && td, && tbody th { display: block; }
    td[data-heading]::before { display: block; font-size: 0.875rem; }
  }
`;
