import type { ReactNode } from 'react';
import { Card, Studio, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import camera from './camera.art';

interface FailureCardProps {
  title: string;
  /** The consequence for the reader, in a sentence or two. */
  children: ReactNode;
  /** Buttons for the possible actions. */
  acts: ReactNode;
  /** Lines that help support to find this failure; the reader need not understand them. */
  details?: string[];
}

/** The card that replaces a failed part. */
export function FailureCard({ title, children, acts, details }: FailureCardProps) {
  return (
    <Room as="main">
      <Sheet as="section" role="alert">
        <Picture src={camera} alt="" width={92} height={92} />
        <div>
          <h1>{title}</h1>
          <p>{children}</p>
          <Acts>{acts}</Acts>
          {details && (
            <details>
              <summary>Details for support</summary>
              <pre>{details.join('\n')}</pre>
            </details>
          )}
        </div>
      </Sheet>
    </Room>
  );
}

const Room = styled(Studio)`
  display: grid;
  place-items: center;
  min-block-size: calc(100vh - ${theme.size.header});
  min-block-size: calc(100svh - ${theme.size.header});
  padding: ${theme.space[40]} ${theme.space[20]};
`;

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[28]};
  align-items: start;
  inline-size: 100%;
  max-inline-size: 42.5rem;
  padding: 2.75rem ${theme.space[48]};

  h1 { margin-block-end: 0.625rem; ${typeset.d3} }
  p { max-inline-size: 48ch; color: ${theme.color.text2}; font-size: 1.0625rem; }

  details { font-size: 0.9375rem; }
  summary { min-block-size: ${theme.space[28]}; color: ${theme.color.link}; font-weight: 650; }
  pre {
    margin: ${theme.space[8]} 0 0;
    padding: ${theme.space[12]} 0.875rem;
    border-radius: ${theme.radius.slot};
    color: ${theme.color.text2};
    background: ${theme.color.surface2};
    font: 0.8125rem/1.25rem ${theme.font.code};
    font-variant-numeric: tabular-nums;
    white-space: pre-wrap;
  }

  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    padding: ${theme.space[28]} 1.375rem;
  }
`;

const Picture = styled.img`
  border-radius: ${theme.radius.dialog};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  margin-block: 1.375rem ${theme.space[20]};
`;
