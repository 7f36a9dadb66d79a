import { printMoved } from '../../../modules/merging/printMoved';
import {
  type MergedStartups,
  MOVING_OF_STARTUPS,
  mergeStartups,
} from '../../../modules/merging/startups/mergeStartups';
import { act } from '../../act/act';
import { find, slug } from '../../act/find';

interface Merged extends Pick<MergedStartups, 'moved'> {
  id: number;
  ended: number;
  names: { gone: string; stays: string };
  /** Updates that only the team and its mentors could read before. */
  shown: number;
  [more: string]: unknown;
}

const merge = act({
  name: 'startups.merge',
  about:
    'Merges a duplicate of a startup into the other entry: its data moves, and the duplicate is deleted.',
  scope: 'programme',
  effect: 'irreversible',
  wantsReason: true,
  fields: {
    startup: slug('slug or id of the duplicate, which is deleted'),
    into: slug('slug or id of the startup that stays'),
  },
  says(_input, { names: { gone, stays }, moved, shown }: Merged) {
    const all = printMoved(MOVING_OF_STARTUPS, moved);
    const note = shown > 0 ? ' Its updates will be visible to everyone.' : '';
    return [
      `${gone} will be merged into ${stays} and deleted. ${all} Where both have the same, that of ${stays} stays. The address of ${gone} will redirect to ${stays}.${note} Both teams and the mentors of ${gone} are notified by email.`,
      `${gone} is merged into ${stays}. ${all}`,
    ];
  },
  async run(deps, flags): Promise<Merged> {
    const from = (await find(deps.db).startup(flags.startup)).id;
    const to = (await find(deps.db).startup(flags.into)).id;
    const { goes, stays, moved, members } = await mergeStartups(deps, { from, to });
    deps.touch(...members.map((id) => ({ kind: 'user' as const, id })));
    deps.afterCommit(() => deps.media.discard(goes.startupImage));
    const names = { gone: named(goes), stays: named(stays) };
    const shown = !goes.published && stays.published ? moved.updates : 0;
    return { id: to, ended: from, names, moved, shown };
  },
});

/** Duplicates often have the same name; the address distinguishes them. */
const named = ({ name, slug }: { name: string; slug: string }) => `${name} (${slug})`;

export const mergeStartupActs = [merge];
