import { type Letter, productTitle, type Site } from '../letter';
import { unsubscribeHeaders } from './site';

interface Told {
  name: string;
  text: string;
  /** Path on the site. */
  url: string;
  muteToken: string;
}

/** Something happened that a person wants to read of by mail. */
export function notificationLetter(site: Site, { name, text, url, muteToken }: Told): Letter {
  const mute = muteLink(site, muteToken);
  return {
    kind: 'notification',
    subject: text,
    heading: `Hello ${name}`,
    paragraphs: [text],
    button: { label: 'Have a look', url: `${site.publicUrl}${url}` },
    small: [`No more mails of this kind: ${mute}`],
    why: why(site),
    headers: unsubscribeHeaders(mute),
  };
}

interface Digest {
  name: string;
  updates: { startup: string; slug: string; text: string }[];
  muteToken: string;
}

/** What followed startups posted in a day (RULES A.4: digest, opt-in). */
export function digestLetter(site: Site, { name, updates, muteToken }: Digest): Letter {
  const mute = muteLink(site, muteToken);
  const count = updates.length === 1 ? 'One update' : `${updates.length} updates`;
  return {
    kind: 'notification',
    subject: `${count} from startups you follow`,
    heading: `Hello ${name}`,
    paragraphs: [
      `${count} from startups you follow:`,
      ...updates.map(
        ({ startup, slug, text }) => `${startup}: ${text}\n${site.publicUrl}/startups/${slug}`,
      ),
    ],
    small: [`No more of these mails: ${mute}`],
    why: why(site),
    headers: unsubscribeHeaders(mute),
  };
}

const muteLink = ({ publicUrl }: Site, token: string) =>
  `${publicUrl}/api/mailed-links/mute?token=${encodeURIComponent(token)}`;

const why = (site: Site) =>
  `You get this mail because your notifications at ${productTitle(site)} say so.`;
