import { z } from 'zod';

import { Id } from './text.contract';

const WebAddress = z.string().meta({ examples: ['https://example.org/zrno'] });

/** The three links of a startup or a person; an empty one is null (rule 2.10). */
export const SocialLinks = z.object({
  linkedIn: WebAddress.nullable(),
  x: WebAddress.nullable(),
  website_links: WebAddress.nullable(),
});

/** A change of the three links: '' clears a link, a missing one stays (rule 2.10). */
export const LinksChange = z.object({
  linkedIn: link('LinkedIn', /(^|\.)linkedin\.com$/).optional(),
  x: link('X', /(^|\.)(x|twitter)\.com$/).optional(),
  website_links: link('website', /./).optional(),
});

/** POST /account/social-links; the id in the body is ignored, the token decides (rule 9.6). */
export const OwnLinksChange = LinksChange.extend({ user_id: Id.nullish() });

/** A public web URL without anything that could mislead its reader. */
function link(label: string, host: RegExp) {
  return z
    .string(`The ${label} link must be a text.`)
    .max(255, `The ${label} link may not be longer than 255 characters.`)
    .overwrite((text) => text.trim())
    .superRefine((text, context) => {
      if (text === '') return;
      const message = problem(text, label, host);
      if (message) context.addIssue({ code: 'custom', message });
    });
}

function problem(text: string, label: string, host: RegExp): string | undefined {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) {
    return `The ${label} link must start with https:// or http://.`;
  }
  const { hostname, username, password } = new URL(text);
  // A host name with a dot and a last label of letters: no IP address, no localhost.
  const isPublic = /\.([a-z]{2,}|xn--[a-z0-9-]+)$/.test(hostname) && !hostname.endsWith('.local');
  if (username || password || !isPublic) return `The ${label} link must lead to a public website.`;
  return host.test(hostname) ? undefined : `The ${label} link must lead to ${label}.`;
}

export type SocialLinks = z.infer<typeof SocialLinks>;
export type OwnLinksChange = z.infer<typeof OwnLinksChange>;
