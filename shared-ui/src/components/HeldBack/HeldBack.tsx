import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface HeldBackProps {
  /** True once it is known how tall everything above is. What was drawn stays, whatever this becomes. */
  until: boolean;
  /** Media query: in other windows nothing is held back, because nothing stands above. */
  where?: string;
  /** Rendered instead. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Content below something that is still loading: shown at once it would move under the reader's finger (rule 1.51). Its
 * own data is fetched meanwhile.
 */
export function HeldBack({ until, where, placeholder, children }: HeldBackProps) {
  const [wasDrawn, setWasDrawn] = useState(until);
  if (until && !wasDrawn) setWasDrawn(true);

  return (
    <>
      {!wasDrawn && placeholder}
      <Held $hides={!wasDrawn} $where={where}>
        {children}
      </Held>
    </>
  );
}

const HIDDEN = 'display: none;';

const Held = styled.div<{ $hides: boolean; $where: string | undefined }>`
  display: contents;
  ${({ $hides, $where }) => $hides && ($where ? `${$where} { ${HIDDEN} }` : HIDDEN)}
`;
