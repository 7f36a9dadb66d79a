import { MEETING_PLACEHOLDER, MeetingAddress } from 'contract/wire/meetingAddress.contract';
import { publicName } from 'contract/wire/text.contract';
import { act, toggle } from '../../act/act';
import { find } from '../../act/find';
import { roomQueries } from './rooms.queries';

const name = publicName('name', { max: 80 }).describe('name of the room').meta({ subject: 'room' });

const put = act({
  name: 'rooms.create',
  about: 'Creates a room for meetings, or changes one of the same name.',
  scope: 'programme',
  effect: 'changes',
  creates: 'room',
  fields: {
    name,
    url: MeetingAddress.optional()
      .describe(
        `where to join; with ${MEETING_PLACEHOLDER} in it every meeting has a room of its own`,
      )
      .meta({ unrecorded: true }), // it may contain the password of a call
  },
  says: ({ name }) => [
    `${name} will be a room that meetings can have.`,
    `${name} is a room that meetings can have.`,
  ],
  run: ({ db }, { name, url }) => roomQueries(db).put(name, url ?? null),
});

const close = act({
  name: 'rooms.close',
  about: 'A room is no longer offered. Meetings booked in it stay.',
  scope: 'programme',
  effect: 'changes',
  fields: { name, undo: toggle('offer it again') },
  says: ({ name, undo }) =>
    undo
      ? [`${name} will be offered again.`, `${name} is offered again.`]
      : [
          `${name} will no longer be offered. Booked meetings stay.`,
          `${name} is no longer offered.`,
        ],
  async run({ db }, flags) {
    const { id } = await find(db).room(flags.name);
    return roomQueries(db).setActive(id, flags.undo);
  },
});

const list = act({
  name: 'rooms.find',
  about: 'Lists all rooms.',
  scope: 'programme',
  effect: 'reads',
  fields: {},
  run: ({ db }) => roomQueries(db).list(),
});

export const roomActs = [put, close, list];
