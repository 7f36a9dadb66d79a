import { fullName } from 'contract/full-name';
import { factsOf, seasonName } from 'contract/programme';
import { notFound } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { programmeQueries } from '../programme/programme.queries';
import { startupsService } from '../startups/startups.service';
import { usersService } from '../users/users.service';
import type { Card } from './card';
import { pageCard } from './pageCards';

/** Content of the cards, restricted to what guests may see: drafts and erased people have no card. */
export function cardsService(deps: Deps) {
  const startups = startupsService(deps);
  const users = usersService(deps);
  const programme = programmeQueries(deps.db);

  const nameOf = async (season: number) =>
    seasonName((await programme.published()).site.seasons, season);

  return {
    /** @throws 404 */
    async page(name: string): Promise<Card> {
      const facts = factsOf(await programme.published());
      const card = pageCard(name, facts, deps.config.productName);
      if (!card) throw notFound();
      return card;
    },

    /** @throws 404 */
    async startup(id: number): Promise<Card> {
      const startup = await startups.show(null, String(id));
      const { name, industry, stage, season_number: season } = startup;
      return {
        tag: season ? await nameOf(season) : 'Startup',
        title: name,
        line: [industry, capitalised(stage)].filter(Boolean).join(' · '),
        picture: { path: startup.startup_image, shape: 'cover', seed: name },
      };
    },

    /** @throws 404 */
    async person(id: number): Promise<Card> {
      const user = await users.show(id);
      const { roles, startups, profile_photo: path } = user;
      const title = fullName(user);
      return {
        tag: capitalised(roles[0] ?? 'member'),
        title,
        line: startups.map((startup) => startup.name).join(', '),
        picture: { path, shape: 'portrait', seed: title },
      };
    },
  };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
