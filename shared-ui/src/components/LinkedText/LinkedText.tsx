import { findLinks } from '../../text/findLinks';
import { TextLink } from '../TextLink/TextLink';

/**
 * A user's text, with its web addresses as links (rule 3.27). Nothing is fetched or embedded, and the links do not
 * imply a recommendation.
 */
export function LinkedText({ children }: { children: string }) {
  return findLinks(children).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <TextLink key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </TextLink>
    ) : (
      text
    ),
  );
}
