import { Button, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface NoMatchProps {
  /** False without a filter: there is no startup at all then. */
  isFiltered: boolean;
  onShowAll(): void;
}

/** No startup matches the filter: suggests what to try, and links to all startups. */
export function NoMatch({ isFiltered, onShowAll }: NoMatchProps) {
  if (!isFiltered)
    return (
      <Root>
        <h2>No startups yet.</h2>
        <p>The first teams will be shown here.</p>
      </Root>
    );
  return (
    <Root>
      <h2>No startup matches.</h2>
      <p>Try fewer words, or another season.</p>
      <Button tone="ghost" onClick={onShowAll}>
        Show all startups
      </Button>
    </Root>
  );
}

/* About as high as a row of cards, so that the footer does not jump up to the search. */
const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[12]};
  min-block-size: 26rem;
  text-align: center;

  h2 { ${typeset.d3} }
  p { margin-block-end: ${theme.space[12]}; color: ${theme.color.text2}; font-size: 1.125rem; }
`;
