import { personName } from 'contract/wire/session.contract';

/** Maps a provider's names to valid ones; a missing surname becomes '/'. */
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
