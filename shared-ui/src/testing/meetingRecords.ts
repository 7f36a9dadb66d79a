import type { MeetingRecord, RecentMeetings } from 'contract/wire/meeting-records.contract';
import { HttpResponse, http } from 'msw';

import { aMeeting, aMentor } from './meetings';
import { aPerson } from './people';

type Data = MeetingRecord['data'];

/** The mock api's record of session 71; the calls below read and change it. */
export const recordState = {
  record: null as Data | null,
  recent: [] as RecentMeetings['meetings'],
};

const NOTHING = { text: '', version: 0 };

/** A session of Zrno with Elif before its start, as a founder reads it. */
export function aRecord(over: Partial<Data> = {}): Data {
  const mentor = aMentor().user;
  return {
    meeting: { ...aMeeting(), startup: { id: 7, name: 'Zrno', slug: 'zrno' }, mentor },
    state: 'ahead',
    cancelled: null,
    side: 'founders',
    topics: { ...NOTHING, written_by: null },
    notes: { private: NOTHING, shared: NOTHING, of_others: [] },
    actions: [],
    people: [mentor, aPerson({ id: 1, name: 'Dunja', surname: 'Đorđević' })],
    answers_open: false,
    answers_until: '2025-03-26 10:00:00',
    took_place: null,
    feedback: null,
    ...over,
  };
}

type Text = Data['notes']['shared'];
type Action = Omit<Data['actions'][number], 'id' | 'owner'> & { owner_id: number };

const answer = () =>
  recordState.record
    ? HttpResponse.json({ data: recordState.record })
    : HttpResponse.json({ message: 'Not found.' }, { status: 404 });

const MEANWHILE = 'This has changed in the meantime. Please look at it again.';
const changedMeanwhile = () => HttpResponse.json({ message: MEANWHILE }, { status: 409 });

/** @returns null when another version is stored */
const write = (stored: Text, { text, version }: Text): Text | null =>
  version === stored.version ? { text, version: version + 1 } : null;

const ownerOf = (id: number) => recordState.record!.people.find((one) => one.id === id)!;

/** The calls of a session's page. */
export const recordCalls = [
  http.get('*/api/meetings/recent', () => HttpResponse.json({ meetings: recordState.recent })),
  http.get('*/api/meetings/71/record', answer),
  http.post<never, Text>('*/api/meetings/71/topics', async ({ request }) => {
    const record = recordState.record!;
    const text = write(record.topics, await request.json());
    if (!text) return changedMeanwhile();
    recordState.record = { ...record, topics: { ...text, written_by: record.people[1]! } };
    return answer();
  }),
  http.post<{ kind: 'shared' | 'private' }, Text>(
    '*/api/meetings/71/notes/:kind',
    async ({ request, params: { kind } }) => {
      const record = recordState.record!;
      const text = write(record.notes[kind], await request.json());
      if (!text) return changedMeanwhile();
      recordState.record = { ...record, notes: { ...record.notes, [kind]: text } };
      return answer();
    },
  ),
  http.post<never, Action>('*/api/meetings/71/actions', async ({ request }) => {
    const { text, owner_id, due_on } = await request.json();
    const { actions } = recordState.record!;
    const added = { id: actions.length + 1, text, due_on, done: false, version: 1 };
    recordState.record!.actions = [...actions, { ...added, owner: ownerOf(owner_id) }];
    return HttpResponse.json({ message: 'The action item is added.' }, { status: 201 });
  }),
  http.post<{ id: string }, Action>(
    '*/api/meetings/71/actions/:id',
    async ({ request, params }) => {
      const { owner_id, ...changed } = await request.json();
      const record = recordState.record!;
      const stored = record.actions.find(({ id }) => String(id) === params.id);
      if (stored?.version !== changed.version) return changedMeanwhile();
      const next = { ...stored, ...changed, owner: ownerOf(owner_id), version: stored.version + 1 };
      const actions = record.actions.map((one) => (one.id === stored.id ? next : one));
      recordState.record = { ...record, actions };
      return answer();
    },
  ),
  http.delete<{ id: string }>('*/api/meetings/71/actions/:id', ({ params }) => {
    const record = recordState.record!;
    const actions = record.actions.filter(({ id }) => String(id) !== params.id);
    recordState.record = { ...record, actions };
    return answer();
  }),
  http.post<never, { took_place: boolean }>('*/api/meetings/71/attendance', async ({ request }) => {
    const stated = await request.json();
    recordState.record = { ...recordState.record!, ...stated };
    recordState.recent = recordState.recent.map((one) =>
      one.id === 71 ? { ...one, ...stated } : one,
    );
    return answer();
  }),
  http.post<never, NonNullable<Data['feedback']>>(
    '*/api/meetings/71/feedback',
    async ({ request }) => {
      recordState.record = { ...recordState.record!, feedback: await request.json() };
      return answer();
    },
  ),
];
