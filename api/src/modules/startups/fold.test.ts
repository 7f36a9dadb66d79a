import { fold, latin } from './fold';

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

it.each([
  ['Ђорђе Јовановић', 'djordje jovanovic'],
  ['Ελένη Παππά', 'eleni pappa'],
  ['Марија Ќерими', 'marija kerimi'],
  ['Жељко Ђурић', 'zheljko djuric'],
  ['Çağla', 'cagla'],
])('%s is %s in Latin letters', (text, letters) => {
  expect(latin(text)).toBe(letters);
});
