import type { Programme } from '../wire/programme.contract';
import type { Season } from '../wire/season.contract';
import { capital } from './capital';
import { dateText } from './dates';
import { fillFacts } from './fillFacts';
import { type ProgrammeFacts, seasonFacts } from './seasonFacts';

/** The season that is on. */
export const currentSeason = ({ seasons, current_season }: Programme['site']): Season | undefined =>
  seasons.find(({ number }) => number === current_season);

/** Facts of every page: figures, dates, names and addresses of the programme. */
export function factsOf({ site, legal }: Programme): ProgrammeFacts {
  const season = currentSeason(site);
  const facts = withoutEmpty({
    region: site.region,
    Region: capital(site.region),
    city: site.city,
    copyright: site.copyright,
    ...mails({
      hello: site.mail_hello,
      mentors: site.mail_mentors,
      investors: site.mail_investors,
    }),
    ...mails({ privacy: legal.mail_privacy }),
    company: legal.company,
    address: legal.address,
    ...(season && seasonFacts(season, site.seasons)),
  });
  const headline = fillFacts(season?.headline ?? '', { ...facts, product: '{product}' });
  return withoutEmpty({ ...facts, headline });
}

/** Facts of legal texts, besides those of every page. */
export function legalFactsOf({ legal }: Programme): ProgrammeFacts {
  const confirmed = Object.entries(legal).flatMap(([name, day]) =>
    name.startsWith('confirmed_') && day
      ? [[`confirmed${capital(name.slice('confirmed_'.length))}`, dateText(String(day))]]
      : [],
  );
  return withoutEmpty({
    register: legal.register,
    officer: legal.officer,
    authority: legal.authority,
    Law: capital(legal.law),
    dataLaw: legal.data_law,
    accountingLaw: legal.accounting_law,
    language: legal.language,
    ...mails({ legal: legal.mail_legal }),
    ...Object.fromEntries(confirmed),
  });
}

/** A mail address, and the same as a link in a sentence. */
const mails = (addresses: Record<string, string>): ProgrammeFacts =>
  Object.fromEntries(
    Object.entries(addresses).flatMap(([name, address]) =>
      address
        ? [
            [`${name}Mail`, address],
            [`${name}MailLink`, `[${address}](mailto:${address})`],
          ]
        : [],
    ),
  );

const withoutEmpty = (facts: ProgrammeFacts): ProgrammeFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
