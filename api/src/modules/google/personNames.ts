import { personName } from 'contract/wire/session.contract';

/** Names a provider tells, as far as they can be ours: a surname it does not know is '/'. */
export function personNames({
  name,
  surname,
  email,
}: Record<'name' | 'surname' | 'email', string>) {
  return {
    name: usable(name) ?? usable(email.split('@')[0] ?? '') ?? 'Member',
    surname: usable(surname) ?? '/',
  };
}

function usable(text: string): string | undefined {
  const cut = [...text.replace(/\p{Cc}/gu, ' ').trim()].slice(0, 100).join('');
  return personName('name').safeParse(cut).data;
}
