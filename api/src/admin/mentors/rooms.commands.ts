import { MEETING, MeetingAddress } from 'contract/wire/meetingAddress.contract';
import { publicName } from 'contract/wire/text.contract';
import { command, toggle } from '../command/command';
import { find } from '../command/find';
import { roomQueries } from './rooms.queries';

const name = publicName('name', { max: 80 }).describe('name of the room');

const put = command({
  name: 'rooms create',
  about: 'Creates a room for meetings, or changes one of the same name.',
  flags: {
    name,
    url: MeetingAddress.optional().describe(
      `where to join; with ${MEETING} in it every meeting has a room of its own`,
    ),
  },
  run: ({ db }, { name, url }) => roomQueries(db).put(name, url ?? null),
});

const close = command({
  name: 'rooms close',
  about: 'A room is no longer offered. Meetings booked in it stay.',
  flags: { name, undo: toggle('offer it again') },
  async run({ db }, flags) {
    const { id } = await find(db).room(flags.name);
    return roomQueries(db).setActive(id, flags.undo);
  },
});

const list = command({
  name: 'rooms find',
  about: 'Lists all rooms.',
  flags: {},
  run: ({ db }) => roomQueries(db).list(),
});

export const roomCommands = [put, close, list];
