import { allValid, faultsFromApi, faultsOf } from './inviteRows';

const row = (email: string, position = 'Co-Founder', id = 1) => ({ id, email, position });

describe('the rows of an invitation', () => {
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
  ])('validate the address %j: %s', (email, sound) => {
    expect(allValid(faultsOf([row(email)]))).toBe(sound);
  });

  it.each([
    ['Co-Founder', true],
    ['   ', false],
    ['', false],
  ])('validate the position %j: %s', (position, sound) => {
    expect(allValid(faultsOf([row('ana@zrno.example', position)]))).toBe(sound);
  });

  it('mark the second of two equal addresses, ignoring case and spaces', () => {
    const [first, second] = faultsOf([row('ana@zrno.example'), row(' ANA@zrno.example')]);

    expect(first).toEqual({});
    expect(second).toEqual({ email: 'This address is already in the list.' });
  });

  it('show each error of the api at its row', () => {
    const faults = faultsFromApi({ 'members.1.email': ['Already on the team.'] }, 2);

    expect(faults).toEqual([{}, { email: 'Already on the team.' }]);
    expect(allValid(faults)).toBe(false);
  });
});
