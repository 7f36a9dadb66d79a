import { TextLink, useFacts } from 'shared-ui';

import { parseRichText } from './parseRichText';

/** A sentence of our copy with its links, filled with the programme's facts. */
export function RichText({ children }: { children: string }) {
  return parseRichText(children, useFacts()).map(({ text, href }) =>
    href ? (
      <TextLink key={`${href} ${text}`} {...target(href)}>
        {text}
      </TextLink>
    ) : (
      text
    ),
  );
}

/** Our own addresses navigate without a page load; all others are plain links. */
function target(href: string): { to: string } | { href: string } {
  return href.startsWith('/') ? { to: href } : { href };
}
