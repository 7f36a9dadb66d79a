import { randomBytes } from 'node:crypto';

import type { APIRequestContext } from '@playwright/test';
import type { OwnStartup } from 'contract/wire/my-startups.contract';
import type { SignedIn } from 'contract/wire/session.contract';
import type { StaffScope } from 'contract/wire/staff.contract';

import { callApi, readAnswer } from './callApi';
import { staff } from './staff';
import { joinStaff } from './staffMember';

/** A member that only this test uses. */
export interface Member {
  id: number;
  name: string;
  email: string;
  password: string;
  token: string;
}

export type TestStartup = Pick<OwnStartup, 'id' | 'slug' | 'name'>;

/** A startup's position in the programme; letters go to all startups of a cohort. */
interface Cohort {
  /** Season 2 when left out; null when the programme has none. */
  season?: string | null;
  stage?: string;
}

/** Creates the people and startups of one test, with unique names. */
export function people(request: APIRequestContext) {
  const asGuest = callApi(request);

  async function member(name = 'Đurđica', surname = 'Šahinović'): Promise<Member> {
    const email = address();
    const password = `Kestenje-${randomBytes(6).toString('hex')}`;
    const stated = { name, surname, email, password, password_confirmation: password };
    const { user, token } = await asGuest.post<SignedIn>('/api/register', stated);
    return { id: user.id, name, email, password, token };
  }

  async function startup(
    founder?: Member,
    name = 'Žar',
    { season = '2', stage = 'seed' }: Cohort = {},
  ): Promise<TestStartup> {
    const mark = randomBytes(4).toString('hex');
    const made = await staff<TestStartup>(
      'startups',
      'create',
      '--name',
      `${name} ${mark}`,
      ...(season === null ? [] : ['--season', season]),
      '--stage',
      stage,
      '--industry',
      'Agritech',
    );
    if (founder) await staff('founders', 'add', '--startup', made.slug, '--user', founder.email);
    return made;
  }

  async function founder(cohort?: Cohort): Promise<Member & { startup: TestStartup }> {
    const person = await member('Ünal');
    return { ...person, startup: await startup(person, undefined, cohort) };
  }

  /** A member of staff with a second factor who has just confirmed it. */
  async function staffWith(...scopes: StaffScope[]): Promise<Member> {
    const person = await member('Vesna', 'Kovač');
    await joinStaff(request, person, scopes);
    return person;
  }

  /** An unused address. */
  const address = () => `${randomBytes(5).toString('hex')}@e2e.example`;

  /** Invites an address to the founder's startup; the mail goes to the outbox. */
  async function invite(founder: Member & { startup: TestStartup }, email: string): Promise<void> {
    const members = [{ email, position: 'Co-Founder' }];
    const path = `/api/my/startups/${founder.startup.id}/invite-founders`;
    await callApi(request, founder).post(path, { members });
  }

  /** Signs a member in on another device. @returns its token */
  async function device({ email, password }: Member, agent: string): Promise<string> {
    const answer = await request.post('/api/login', {
      data: { email, password },
      headers: { 'user-agent': agent },
    });
    return (await readAnswer<SignedIn>(answer)).token;
  }

  /** A person of the demo programme, whose sessions began weeks ago. @param name of the account */
  async function ofDemo(name: 'founder' | 'mentor'): Promise<Member> {
    const account = { email: `${name}@demo.example`, password: 'Demo-pass-2025' };
    const { user, token } = await asGuest.post<SignedIn>('/api/login', account);
    return { ...account, id: user.id, name: user.name, token };
  }

  async function mentorOf({ slug }: TestStartup, ...names: string[]): Promise<Member> {
    const person = await member(...(names.length > 0 ? names : ['Ελένη']));
    // With a room of its own, a test does not take the last room from another test.
    await staff('rooms', 'create', '--name', `Room of ${person.email.split('@', 1)[0]}`);
    await staff('mentors', 'create', '--user', person.email);
    await staff('mentors', 'assign', '--mentor', person.email, '--startup', slug);
    return person;
  }

  return { address, device, invite, member, startup, founder, mentorOf, ofDemo, staffWith };
}
