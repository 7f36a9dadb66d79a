import { findLinks } from '../../text/findLinks';
import { TextLink } from '../TextLink/TextLink';

/**
 * What somebody wrote, with its web addresses as links (rule 3.27): nothing is fetched or embedded,
 * and they say nothing for whom they lead to.
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
