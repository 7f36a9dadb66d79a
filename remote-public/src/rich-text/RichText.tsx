import { TextLink, useFacts } from 'shared-ui';

import { parseRichText } from './parseRichText';

/** A sentence of our copy, with its links, filled with what is said of the programme. */
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

/** Our own addresses change the page without a load; all others are plain links. */
function target(href: string): { to: string } | { href: string } {
  return href.startsWith('/') ? { to: href } : { href };
}
