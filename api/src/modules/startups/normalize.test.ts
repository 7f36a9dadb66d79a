import { normalize } from './normalize';

it.each([
  ['Güneşli', 'gunesli'],
  ['IĞDIR', 'igdir'],
  ['Iğdır', 'igdir'],
  ['İzmir', 'izmir'],
  ['  Žito\n\tLab ', 'zito lab'],
  ['Đorđević', 'dordevic'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['Ђорђе', 'ђорђе'],
  ['ﬁlm', 'film'],
])('%s is searched as %s', (text, normalized) => {
  expect(normalize(text)).toBe(normalized);
  expect(normalize(normalized)).toBe(normalized);
});
