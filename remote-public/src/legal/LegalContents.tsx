import { PlainLink, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import type { LegalSection } from './legalText';

interface LegalContentsProps {
  sections: readonly LegalSection[];
}

/** The parts of a legal text: beside it on wide windows, folded above it on phones. */
export function LegalContents({ sections }: LegalContentsProps) {
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <PlainLink to={`#${id}`}>{title}</PlainLink>
        </li>
      ))}
    </ol>
  );
  return (
    <Root aria-label="On this page">
      <Beside>
        <p>On this page</p>
        {list}
      </Beside>
      <Folded>
        <summary>On this page</summary>
        {list}
      </Folded>
    </Root>
  );
}

const Root = styled.nav`
  position: sticky;
  inset-block-start: 6.5rem;
  max-block-size: calc(100vh - 8rem);
  max-block-size: calc(100svh - 8rem);
  overflow-y: auto;

  ol { padding-inline-start: 1.75rem; list-style: decimal; color: ${theme.color.text3}; }
  a { display: block; padding-block: 0.3125rem; color: ${theme.color.text2}; }
  a:hover { color: ${theme.color.text}; text-decoration: underline; text-underline-offset: 3px; }

  ${upTo.tablet} { position: static; max-block-size: none; }
  @media print { display: none; }
`;

const Beside = styled.div`
  padding: 0 0.375rem;

  p { ${typeset.label} margin-block-end: ${theme.space[8]}; }

  ${upTo.tablet} { display: none; }
`;

const Folded = styled.details`
  display: none;
  padding: 0 ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.line};

  summary { ${typeset.label} padding-block: 0.8125rem; }
  ol { padding-block-end: ${theme.space[12]}; }
  a { padding-block: 0.625rem; }

  ${upTo.tablet} { display: block; }
`;
