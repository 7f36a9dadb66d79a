import { plural, theme } from 'shared-ui';
import styled from 'styled-components';

interface CountsProps {
  /** Undefined until it is known. */
  followers: number | undefined;
  /** Undefined until it is known. */
  views: number | undefined;
}

/** Followers and views of a profile; empty until they are known, with reserved space. */
export function Counts({ followers, views }: CountsProps) {
  return (
    <Root>
      {followers !== undefined && <span>{plural(followers, 'follower')}</span>}{' '}
      {views !== undefined && <span>{plural(views, 'view')}</span>}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} 1.375rem;
  min-block-size: 1.5rem;
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.text};
  font-variant-numeric: tabular-nums;
`;
