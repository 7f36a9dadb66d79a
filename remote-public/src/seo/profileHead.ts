import type { Head, RootState } from 'shared-ui';

import type { SocialLink } from '../links/socialLinks';
import { truncate } from '../text/truncate';
import { addressOf, breadcrumbs, inContext, oneLine, pictureOf, type Thing } from './jsonLd';

/** A startup or a person, as described to search engines and in shared links. */
interface Profile {
  type: 'Organization' | 'Person';
  name: string;
  /** Their description; may be empty. */
  text: string | null;
  picture: string | null;
  links: SocialLink[];
  /** Current address. */
  path: string;
  /** Path of the generated picture for shared links. */
  card: string;
  /** The list that contains it. */
  above?: { name: string; path: string }[];
}

/** Name, first words, picture and links of a profile. */
export function profileHead({ config }: RootState, profile: Profile): Head {
  const { type, name, text, picture, links, path, card, above = [] } = profile;
  const message = oneLine(text);
  const thing: Thing = {
    '@type': type,
    name,
    description: message,
    url: addressOf(config, path),
    image: pictureOf(config, picture),
    sameAs: links.map(({ href }) => href),
  };
  return {
    title: name,
    description: message ? truncate(message, 155) : `${name} at The ${config.productName}.`,
    image: card,
    canonicalPath: path,
    jsonLd: inContext(thing, breadcrumbs(config, ...above, { name, path })),
  };
}
