import { useState } from 'react';
import { Button, EmptyState, TextLink } from 'shared-ui';
import styled from 'styled-components';

import { Section } from '../../details/Section';
import { fieldUrl, placeText } from '../../document/placeText';
import type { ProgrammeProps } from './programmeProps';

/** Initially: almost all of the demo's content has to be replaced. */
const MAX_SHOWN = 12;

/** The content that a launch still needs, each with a link to its form. */
export function Missing({ programme, sections }: ProgrammeProps) {
  const { missing, installation = [], draft } = programme;
  const [all, setAll] = useState(false);
  const shown = all ? missing : missing.slice(0, MAX_SHOWN);
  return (
    <Section title="Before launch">
      {missing.length + installation.length === 0 && (
        <EmptyState>Nothing is missing for a launch.</EmptyState>
      )}
      {installation.length > 0 && (
        <ul aria-label="Installation">
          {installation.map(({ text, change }) => (
            <Around key={text} text={text} change={change} />
          ))}
        </ul>
      )}
      <ul>
        {shown.map(({ path, text }) => (
          <li key={path}>
            <TextLink to={fieldUrl(sections, path)}>{placeText(sections, path, draft)}</TextLink>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {shown.length < missing.length && (
        <More tone="soft" size="sm" onClick={() => setAll(true)}>
          Show all {missing.length}
        </More>
      )}
    </Section>
  );
}

/** A text that starts with an address of the staff area gets a link to it. */
function Around({ text, change }: { text: string; change: string }) {
  const [page] = /^\/staff\/[a-z]+(?:\/[a-z.]+)?/.exec(change) ?? [];
  return (
    <li>
      {page ? <TextLink to={page}>{text}</TextLink> : <span>{text}</span>}
      <span>Change it: {change}</span>
    </li>
  );
}

const More = styled(Button)`
  justify-self: start;
`;
