import { fold } from './fold';

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
])('%s is searched as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});
