import { FOREIGN_LETTERS, latin, latinVariants } from './latin';

it.each([
  ['Ђорђе Јовановић', 'djordje jovanovic'],
  ['Ελένη Παππά', 'eleni pappa'],
  ['Марија Ќерими', 'marija kjerimi'],
  ['Жељко Ђурић', 'zheljko djuric'],
  ['Çağla', 'cagla'],
])('%s is %s in Latin letters', (text, letters) => {
  expect(latin(text)).toBe(letters);
});

it.each([
  ['Жељко', 'Željko'],
  ['Ђорђе', 'Đorđe'],
  ['Ђорђе', 'Djordje'],
  ['Ћирилица', 'Ćirilica'],
  ['Шљива', 'Šljiva'],
  ['Хайдут', 'Haydut'],
  ['Щастие', 'Shtastie'],
  ['Цар', 'Tsar'],
  ['Ќерим', 'Ḱerim'],
  ['Αθήνα', 'Athina'],
  ['Αθήνα', 'Athena'],
  ['Ούζο', 'Ouzo'],
  ['Χανιά', 'Hania'],
  ['Güneşli', 'Gunesli'],
])('%s and %s may be the same name', (one, other) => {
  expect(latinVariants(one)).toEqual(expect.arrayContaining([latin(other)]));
});

it('replaces every letter of the table, and keeps Latin text', () => {
  for (const text of latinVariants(`${FOREIGN_LETTERS}ΆΈΉΊΌΎΏйЙ`)) expect(text).toMatch(/^[a-z]+$/);
  expect(latinVariants('Zrno AI 2')).toEqual(['zrno ai 2']);
  expect(latinVariants(latin('Ђорђе Ψυχή'))).toEqual([latin('Ђорђе Ψυχή')]);
});
