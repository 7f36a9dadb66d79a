import type { LetterBlock, Run } from 'contract/wire/letters.contract';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';
import { TextLink } from '../components/TextLink/TextLink';

/** The text of a letter to many, as in its mail: headings, paragraphs, lists, quotes and links. */
export function LetterText({ blocks }: { blocks: readonly LetterBlock[] }) {
  return (
    <Root>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
        <Block key={at} block={block} />
      ))}
    </Root>
  );
}

function Block({ block }: { block: LetterBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{message(block.runs)}</h2> : <h3>{message(block.runs)}</h3>;
    case 'paragraph':
      return <p>{message(block.runs)}</p>;
    case 'list': {
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      const items = block.items.map((runs, at) => <li key={at}>{message(runs)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((runs, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <p key={at}>{message(runs)}</p>
          ))}
        </blockquote>
      );
    default:
      return <hr />;
  }
}

const message = (runs: readonly Run[]) =>
  runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Piece key={at} run={run} />
  ));

function Piece({ run: { text, bold, italic, href } }: { run: Run }) {
  const slanted = italic ? <em>{text}</em> : text;
  const emphasized = bold ? <strong>{slanted}</strong> : slanted;
  if (!href) return emphasized;
  return (
    <TextLink href={href} rel="noopener noreferrer">
      {emphasized}
    </TextLink>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  max-inline-size: ${theme.size.measure};
  overflow-wrap: anywhere;
  white-space: pre-line;

  h2 { margin-block-start: ${theme.space[8]}; font-size: 1.375rem; font-weight: 750; line-height: 1.75rem; }
  h3 { margin-block-start: ${theme.space[8]}; font-size: 1.125rem; font-weight: 700; }
  ul, ol { display: grid; gap: ${theme.space[8]}; padding-inline-start: ${theme.space[24]}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  blockquote {
    display: grid;
    gap: ${theme.space[12]};
    padding-inline-start: ${theme.space[16]};
    border-inline-start: 3px solid ${theme.color.line};
    color: ${theme.color.text2};
  }
  hr { inline-size: 100%; border: 0; border-block-start: 1px solid ${theme.color.line}; }
`;
