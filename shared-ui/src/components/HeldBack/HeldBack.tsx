import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface HeldBackProps {
  /**
   * True when the height of everything above is known. Content that has been rendered stays, even if this becomes
   * false.
   */
  until: boolean;
  /** Media query: in other windows the content is shown at once, because nothing is above it. */
  where?: string;
  /** Rendered while the content is held back. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Delays content below a part that is still loading: if it appeared at once, it would move under the reader's finger
 * (rule 1.51). Its data is fetched meanwhile.
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
