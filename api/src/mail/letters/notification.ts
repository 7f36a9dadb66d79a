import { pageLink, productTitle, type Site } from '../site';
import type { Letter } from '../stored/letter';
import { userText } from '../text/userText';

interface Reported {
  name: string;
  text: string;
  /** Path on the site. */
  url: string;
  muteToken: string;
}

/** An event for which a user enabled mail. */
export function notificationLetter(site: Site, { name, text, url, muteToken }: Reported): Letter {
  const message = userText(text);
  return {
    kind: 'notification',
    subject: message,
    heading: `Hello ${userText(name)}`,
    paragraphs: [message],
    button: { label: 'View details', url: pageLink(site, url) },
    unsubscribe: { label: 'Turn off emails of this kind', url: muteLink(site, muteToken) },
    why: why(site),
  };
}

interface Digest {
  name: string;
  updates: { startup: string; slug: string; text: string }[];
  muteToken: string;
}

/** Updates of followed startups in a day (rule 7.57). */
export function digestLetter(site: Site, { name, updates, muteToken }: Digest): Letter {
  const count = updates.length === 1 ? 'One update' : `${updates.length} updates`;
  return {
    kind: 'notification',
    subject: `${count} from startups you follow`,
    heading: `Hello ${userText(name)}`,
    paragraphs: [
      `${count} from startups you follow:`,
      ...updates.map(
        ({ startup, slug, text }) =>
          `${userText(startup)}: ${userText(text)}\n${site.publicUrl}/startups/${slug}`,
      ),
    ],
    unsubscribe: { label: 'Turn off these emails', url: muteLink(site, muteToken) },
    why: why(site),
  };
}

const muteLink = ({ publicUrl }: Site, token: string) =>
  `${publicUrl}/api/mailed-links/mute?token=${encodeURIComponent(token)}`;

const why = (site: Site) =>
  `You are receiving this email because of your notification settings at ${productTitle(site)}.`;
