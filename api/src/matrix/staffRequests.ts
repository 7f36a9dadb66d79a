import { DEMO_PROGRAMME } from 'contract/demo-programme';
import type { MatrixFixture } from './fixture';

/** The input of an act. */
interface ActBody {
  fields: Record<string, unknown>;
  file?: string;
  secret?: string;
}

/** Values that only the requesting test knows. */
interface Known {
  room: string;
  operator: number;
}

/** Valid input, apart from scopes, for each act in a fixture of the matrix. */
export function staffRequests(fixture: MatrixFixture, { room, operator }: Known) {
  const { people, bystander, startup, draft, secondFounder, meetingId, invites } = fixture;
  const mentor = people.mentor.email;
  const user = bystander.email;
  const ofStartup = { startup: startup.slug };
  const meeting = { id: meetingId, message: 'Ill' };
  const fields: Record<string, ActBody['fields']> = {
    'users.create': { email: 'new@people.example', name: 'Ana', surname: '/' },
    'users.role': { user, role: 'investor' },
    'users.disable': { user },
    'users.reset-second-factor': { user },
    'users.export': { user },
    'users.erase': { user },
    'users.merge': { user, into: secondFounder.email },
    'startups.create': { name: 'Zrno', industry: 'Agritech' },
    'startups.publish': { startup: draft.slug },
    'startups.unpublish': ofStartup,
    'startups.withdraw': ofStartup,
    'startups.season': { ...ofStartup, season: 1 },
    'startups.incorporated': ofStartup,
    'startups.merge': { startup: draft.slug, into: startup.slug },
    'founders.add': { ...ofStartup, user },
    'founders.remove': { ...ofStartup, user: secondFounder.email },
    'founders.find': ofStartup,
    'founders.invite': { ...ofStartup, email: 'invited@people.example' },
    'founders.revoke-invitation': { ...ofStartup, id: invites.member },
    'mentors.create': { user },
    'mentors.retire': { mentor },
    'mentors.assign': { ...ofStartup, mentor: people.otherMentor.email },
    'mentors.unassign': { ...ofStartup, mentor },
    'programme.rollback': { version: 1 },
    'rooms.create': { name: 'Krug' },
    'rooms.close': { name: room },
    'availability.show': { mentor },
    'availability.set': { mentor, week: 'mon 10:00-12:00' },
    'availability.except': { mentor, day: '2025-05-01', hours: '10:00-12:00' },
    'time-off.add': { mentor, from: '2025-05-01T00:00:00Z', to: '2025-05-02T00:00:00Z' },
    'time-off.remove': { id: 1 },
    'time-off.find': { mentor },
    'meetings.find': { mentor },
    'meetings.cancel': meeting,
    'meetings.decline': meeting,
    'meetings.move': { id: meetingId, to: '2025-04-01 06:00:00' },
    'meetings.propose': { ...meeting, times: '2025-04-02 06:00:00' },
    'meetings.withdraw': { id: meetingId },
    'meetings.outcome': { id: meetingId, outcome: 'held' }, // which has not begun
    'import.undo': { id: fixture.imports.startups },
    'import.undo-people': { id: fixture.imports.people },
    'letters.create': { subject: 'News', body: 'Hello {{name}}' },
    'letters.edit': { id: fixture.draftId, subject: 'News' },
    'letters.delete': { id: fixture.draftId },
    'letters.test': { id: fixture.draftId },
    'letters.send': { id: fixture.draftId },
    'letters.pause': { id: fixture.sendingId },
    'letters.resume': { id: fixture.pausedId },
    'letters.cancel': { id: fixture.sendingId },
    'letters.list': { id: fixture.archivedId },
    'letters.unlist': { id: fixture.archivedId },
    'messages.assign': { id: fixture.openMessageId, to: people.admin.email },
    'messages.answer': { id: fixture.openMessageId, text: 'Yes, line 4.' },
    'messages.close': { id: fixture.openMessageId },
    'messages.reopen': { id: fixture.closedMessageId },
    'messages.spam': { id: fixture.openMessageId },
    'mail.resend': { dead: true },
    'mail.unsuppress': { all: true },
    'mail.report': { email: 'gone@people.example', type: 'bounce' },
    'releases.evidence': {
      remote: 'remote-founder',
      canary: '2.0.0-abcdef12',
      stable: '1.0.0-abcdef12',
      since: '2025-03-11T08:00:00Z',
    },
    'staff.grant': { user, scope: 'letters' },
    'staff.revoke': { user: people.admin.email, scope: 'letters' },
    'staff.forget-operator': { number: operator },
  };
  const files: Record<string, string> = {
    'programme.edit': JSON.stringify(DEMO_PROGRAMME),
    'import.startups': 'name,industry\nZrno,Agritech',
    'import.people': `email,name\nnova@people.example,Nova`,
    'import.mentors': `email\n${user}`,
    'import.assignments': `mentor,startup\n${people.otherMentor.email},${startup.slug}`,
  };
  return (name: string): ActBody => ({
    fields: fields[name] ?? {},
    ...(files[name] && { file: files[name] }),
    ...(name === 'users.create' && { secret: 'Kestenje-4711' }),
  });
}
