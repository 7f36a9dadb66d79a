import type { Programme } from '../wire/programme.contract';
import { STATEMENTS } from '../wire/programmeLegal.contract';
import type { Season } from '../wire/season.contract';
import { capitalize } from './capitalize';
import { dateText } from './dates';
import { fillFacts } from './fillFacts';
import { type ProgrammeFacts, seasonFacts } from './seasonFacts';

/** The current season. */
export const currentSeason = ({ seasons, current_season }: Programme['site']): Season | undefined =>
  seasons.find(({ number }) => number === current_season);

/** Facts of every page: figures, dates, names and addresses of the programme. */
export function factsOf({ site, legal }: Programme): ProgrammeFacts {
  const season = currentSeason(site);
  const facts = withoutEmpty({
    region: site.region,
    Region: capitalize(site.region),
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
  const ofSeason = (text = '') => fillFacts(text, { ...facts, product: '{product}' });
  const headline = ofSeason(season?.headline);
  return withoutEmpty({ ...facts, headline, announcement: ofSeason(season?.announcement) });
}

/** Facts of legal texts, in addition to those of every page. */
export function legalFactsOf(programme: Programme): ProgrammeFacts {
  const { legal } = programme;
  const statements = statementFacts(programme);
  return withoutEmpty({
    register: legal.register,
    officer: statements.confirmedOfficer ? legal.officer : '',
    authority: legal.authority,
    Law: capitalize(legal.law),
    dataLaw: legal.data_law,
    accountingLaw: legal.accounting_law,
    language: legal.language,
    ...mails({ legal: legal.mail_legal }),
    ...statements,
  });
}

/** Confirmed statements, each with its date; unconfirmed ones are not published (rule 1.45). */
function statementFacts(programme: Programme): ProgrammeFacts {
  const { legal } = programme;
  const facts = factsOf(programme);
  return Object.fromEntries(
    STATEMENTS.flatMap((name) => {
      const day = legal[`confirmed_${name}`];
      const text = fillFacts(legal[`statement_${name}`], facts);
      if (!day || !text) return [];
      return [
        [`statement${capitalize(name)}`, text],
        [`confirmed${capitalize(name)}`, dateText(day)],
      ];
    }),
  );
}

/** Each mail address, and the same address as a link for use in a sentence. */
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
