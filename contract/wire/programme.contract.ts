import { z } from 'zod';

import { isOnClock, isZone } from '../local-time';
import { link, mail, Picture, StoredPicture, text } from './programmeFields.contract';
import { ProgrammeLegal } from './programmeLegal.contract';
import { Season } from './season.contract';
import { paragraph } from './text.contract';

export const Channel = z.object({
  kind: z
    .enum(['video', 'shorts', 'network', 'photos', 'microblog', 'social'])
    .meta({ title: 'Kind' }),
  href: link('address').refine((href) => href !== '', 'The address field is required.'),
});

/** The content of the programme that every page shows, and the facts for its sentences. */
export const ProgrammeSite = z
  .object({
    region: text('region', 80), // 'the Balkans, Turkey and Cyprus'
    city: text('city', 60),
    blog: link('blog'),
    channels: z.array(Channel).max(6).meta({ title: 'Social channels' }),
    mail_hello: mail('general email address'),
    mail_mentors: mail('email address for mentors'),
    mail_investors: mail('email address for investors'),
    copyright: text('copyright year', 9),
    current_season: z
      .int({ error: 'The season must be a number.' })
      .nullable()
      .meta({ title: 'Number of the current season', section: 'seasons' }),
    seasons: z.array(Season).max(40).meta({ title: 'Seasons' }),
  })
  .meta({ title: 'Place and contact' });

const person = (picture: typeof StoredPicture) =>
  z.object({
    name: text('name', 80, 1),
    line: text('line under the name', 100),
    photo: picture,
  });

const landing = (picture: typeof StoredPicture) =>
  z.object({
    partners: z
      .array(z.object({ name: text('name', 60, 1), logo: picture, href: link('link') }))
      .max(24)
      .meta({ title: 'Partners' }),
    founders_title: text('heading of the founders', 60).meta({ section: 'founders' }),
    founders: z.array(person(picture)).max(12).meta({ title: 'Featured founders' }),
    mentors: z.array(person(picture)).max(60).meta({ title: 'Mentors' }),
    testimonials: z
      .array(
        person(picture).extend({
          message: paragraph('message', { max: 500 }).meta({ title: 'Message', maxLength: 500 }),
          stars: z.int({ error: 'Stars are 1 to 5.' }).min(1).max(5).meta({ title: 'Stars' }),
        }),
      )
      .max(9)
      .meta({ title: 'Testimonials' }),
    gallery: z
      .array(
        z.object({
          picture,
          alt: text('description', 160, 1),
          size: z.enum(['small', 'big', 'wide']).meta({ title: 'Size' }),
        }),
      )
      .max(24)
      .meta({ title: 'Gallery' }),
  });

/** Content that only the landing page shows. */
export const ProgrammeLanding = landing(Picture);

/** The same for reading: stored content may still contain URLs of other sites, which are no longer accepted. */
export const StoredLanding = landing(StoredPicture);

/** The whole programme, as staff edit it. */
export const Programme = z
  .object({ site: ProgrammeSite, landing: ProgrammeLanding, legal: ProgrammeLegal })
  .superRefine(({ site }, context) => {
    const numbers = site.seasons.map(({ number }) => number);
    numbers.forEach((number, at) => {
      if (numbers.indexOf(number) === at) return;
      const path = ['site', 'seasons', at, 'number'];
      context.addIssue({
        code: 'custom',
        path,
        message: 'There is already a season with this number.',
      });
    });
    site.seasons.forEach(({ window }, at) => {
      if (!window || !isZone(window.zone)) return;
      for (const field of ['opens_at', 'closes_at'] as const) {
        if (isOnClock(window[field], window.zone)) continue;
        const path = ['site', 'seasons', at, 'window', field];
        const message = `There is no such time in ${window.zone}: clocks go forward then.`;
        context.addIssue({ code: 'custom', path, message });
      }
    });
    if (site.current_season !== null && !numbers.includes(site.current_season))
      context.addIssue({
        code: 'custom',
        path: ['site', 'current_season'],
        message: 'There is no season with this number.',
      });
  });

/** The stored document, also from earlier versions. */
export const StoredProgramme = z.object({
  site: ProgrammeSite,
  landing: StoredLanding,
  legal: ProgrammeLegal,
});

export type Programme = z.infer<typeof Programme>;
export type ProgrammeLanding = z.infer<typeof ProgrammeLanding>;
