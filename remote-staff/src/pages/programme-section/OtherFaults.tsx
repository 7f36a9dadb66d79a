import { readSections } from 'contract/act-form';
import { TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

import { fieldUrl, placeText } from '../../document/placeText';

interface OtherFaultsProps {
  schema: Record<string, unknown>;
  document: unknown;
  /** The api's errors outside the section. */
  faults: readonly (readonly [path: string, messages: readonly string[]])[];
}

/** The draft is refused because of other sections; links to each error. */
export function OtherFaults({ schema, document, faults }: OtherFaultsProps) {
  if (faults.length === 0) return null;
  const sections = readSections(schema);
  return (
    <List role="alert">
      {faults.map(([path, messages]) => (
        <li key={path}>
          <TextLink to={fieldUrl(sections, path)}>{placeText(sections, path, document)}</TextLink>
          <span>{messages.join(' ')}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;
  padding: 0;
  color: ${theme.color.danger};
  list-style: none;

  li { display: flex; flex-wrap: wrap; gap: ${theme.space[4]} ${theme.space[12]}; }
`;
