import type { ReactNode } from 'react';
import { Container, theme, upTo } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../layout/SectionTitle';
import { paragraphs } from './paragraphs';

interface ProfileAboutProps {
  title: string;
  /** Plain text; empty lines separate its paragraphs. */
  text: string;
  /** Facts and links, beside the text. */
  children?: ReactNode;
}

/** The self-description of a startup or a person. */
export function ProfileAbout({ title, text, children }: ProfileAboutProps) {
  return (
    <Columns>
      <Prose>
        <SectionTitle size="title">{title}</SectionTitle>
        {paragraphs(text).map((paragraph) => (
          <p key={paragraph.id}>{paragraph.text}</p>
        ))}
      </Prose>
      {children}
    </Columns>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(17.5rem, 4fr);
  gap: ${theme.space[64]};
  align-items: start;
  padding-block: ${theme.space[64]} ${theme.space[72]};

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[40]};
    padding-block: ${theme.space[40]};
  }
`;

const Prose = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h2 { margin-block-end: 1.125rem; }

  p {
    max-inline-size: 64ch;
    color: ${theme.color.text2};
    font-size: 1.125rem;
    line-height: 1.62;
    white-space: pre-line;
  }

  p + p { margin-block-start: ${theme.space[16]}; }
`;
