import { MEETING_PLACEHOLDER, MeetingAddress } from 'contract/wire/meetingAddress.contract';
import { publicName } from 'contract/wire/text.contract';
import { act, toggle } from '../../act/act';
import { find } from '../../act/find';
import { roomQueries } from './rooms.queries';

const name = publicName('name', { max: 80 }).describe('name of the room').meta({ subject: 'room' });

const put = act({
  name: 'rooms.create',
  about: 'Creates a room for sessions, or changes the one of that name.',
  scope: 'programme',
  effect: 'changes',
  creates: 'room',
  fields: {
    name,
    url: MeetingAddress.optional()
      .describe(
        `address to join at; with ${MEETING_PLACEHOLDER} in it each session gets its own room`,
      )
      .meta({ unrecorded: true }), // it may contain the password of a call
  },
  says: ({ name }) => [
    `${name} will be available as a room for sessions.`,
    `${name} is available as a room for sessions.`,
  ],
  run: ({ db }, { name, url }) => roomQueries(db).put(name, url ?? null),
});

const close = act({
  name: 'rooms.close',
  about: 'Closes a room: no new sessions are booked in it. Booked sessions stay.',
  scope: 'programme',
  effect: 'changes',
  fields: { name, undo: toggle('open it again') },
  says: ({ name, undo }) =>
    undo
      ? [`${name} will be available again.`, `${name} is available again.`]
      : [
          `${name} will no longer be available for new sessions. Booked sessions stay.`,
          `${name} is no longer available for new sessions.`,
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
