import { allValid, faultsFromApi, faultsOf } from './inviteRows';

const row = (email: string, position = 'Co-Founder', id = 1) => ({ id, email, position });

describe('rows of an invitation', () => {
  it.each([
    ['ana@zrno.example', true],
    ['  ana@zrno.example  ', true],
    ['αννα@παράδειγμα.ελ', true],
    ['dunja@', false],
    ['dunja@zrno', false],
    ['du nja@zrno.example', false],
    ['@zrno.example', false],
    ['a@b@c.example', false],
    ['', false],
  ])('takes %j as an address: %s', (email, sound) => {
    expect(allValid(faultsOf([row(email)]))).toBe(sound);
  });

  it.each([
    ['Co-Founder', true],
    ['   ', false],
    ['', false],
  ])('takes %j as a position: %s', (position, sound) => {
    expect(allValid(faultsOf([row('ana@zrno.example', position)]))).toBe(sound);
  });

  it('marks the second of two equal addresses, whatever their case', () => {
    const [first, second] = faultsOf([row('ana@zrno.example'), row(' ANA@zrno.example')]);

    expect(first).toEqual({});
    expect(second).toEqual({ email: 'This address is already in the list.' });
  });

  it('assigns the errors of the api to their rows', () => {
    const faults = faultsFromApi({ 'members.1.email': ['Already on the team.'] }, 2);

    expect(faults).toEqual([{}, { email: 'Already on the team.' }]);
    expect(allValid(faults)).toBe(false);
  });
});
