import { TextLink, useConfig } from 'shared-ui';

import { parseRichText } from './parseRichText';

/** A sentence of our copy, with its links; `{product}` is the product's name. */
export function RichText({ children }: { children: string }) {
  const { productName } = useConfig();
  return parseRichText(children, productName).map(({ text, href }) =>
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
