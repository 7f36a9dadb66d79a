import { randomBytes } from 'node:crypto';

import type { APIRequestContext } from '@playwright/test';
import type { OwnStartup } from 'api/contract/my-startups.contract';
import type { SignedIn } from 'api/contract/session.contract';

import { staff } from './staff';

/** A member of this test alone. */
export interface Member {
  id: number;
  name: string;
  email: string;
  password: string;
  token: string;
}

export type TestStartup = Pick<OwnStartup, 'id' | 'slug' | 'name'>;

/** Makes the people and startups of one test, each with names nobody else has. */
export function people(request: APIRequestContext) {
  async function member(name = 'Đurđica'): Promise<Member> {
    const mark = randomBytes(5).toString('hex');
    const email = `${mark}@e2e.example`;
    const password = `Kestenje-${randomBytes(6).toString('hex')}`;
    const answer = await request.post('/api/register', {
      data: { name, surname: 'Šahinović', email, password, password_confirmation: password },
    });
    if (!answer.ok()) throw new Error(`register: ${answer.status()} ${await answer.text()}`);
    const { user, token } = (await answer.json()) as SignedIn;
    return { id: user.id, name, email, password, token };
  }

  async function startup(founder?: Member): Promise<TestStartup> {
    const mark = randomBytes(4).toString('hex');
    const made = await staff<TestStartup>(
      'startups',
      'create',
      '--name',
      `Žar ${mark}`,
      '--season',
      '2',
      '--industry',
      'Agritech',
    );
    if (founder) await staff('founders', 'add', '--startup', made.slug, '--user', founder.email);
    return made;
  }

  async function founder(): Promise<Member & { startup: TestStartup }> {
    const person = await member('Ünal');
    return { ...person, startup: await startup(person) };
  }

  async function mentorOf({ slug }: TestStartup): Promise<Member> {
    const person = await member('Ελένη');
    await staff('mentors', 'create', '--user', person.email);
    await staff('mentors', 'assign', '--mentor', person.email, '--startup', slug);
    return person;
  }

  return { member, startup, founder, mentorOf };
}
