export interface Person {
  id: number;
  /** Sent with every call. */
  headers: Record<string, string>;
}

export async function registerPeople(site: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) people.push(await register(site, at));
  return people;
}

async function register(site: string, at: number): Promise<Person> {
  const password = `Kestenje-${at}-under-load`;
  const answer = await fetch(`${site}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ana',
      surname: 'Horvat',
      email: `visitor-${at}@load.example`,
      password,
      password_confirmation: password,
    }),
  });
  if (!answer.ok)
    throw new Error(
      `A test account could not be registered: ${answer.status} ${await answer.text()}`,
    );
  const { user, token } = (await answer.json()) as { user: { id: number }; token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return {
    id: user.id,
    headers: { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' },
  };
}

export async function listStartups(site: string): Promise<{ id: number; slug: string }[]> {
  const all: { id: number; slug: string }[] = [];
  let next: string | null = `${site}/api/startups`;
  while (next) {
    const answer = await fetch(next);
    const page = (await answer.json()) as { data: typeof all; next_page_url: string | null };
    all.push(...page.data);
    next = page.next_page_url;
  }
  return all;
}
