import type { OwnStartup } from 'contract/wire/my-startups.contract';
import { TextLink, theme } from 'shared-ui';
import styled from 'styled-components';

/** The links that are set; each opens in a new tab. */
export function LinksSummary({ startup }: { startup: OwnStartup }) {
  const [links] = startup.socialLinks;
  const set = [
    { label: 'X', href: links?.x },
    { label: 'LinkedIn', href: links?.linkedIn },
    { label: 'Website', href: links?.website_links },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));

  if (set.length === 0) return <Missing>Not set</Missing>;
  return (
    <List>
      {set.map(({ label, href }) => (
        <li key={label}>
          {label}:{' '}
          <TextLink href={href} target="_blank">
            {href}
          </TextLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
`;

const Missing = styled.span`
  color: ${theme.color.text3};
`;
