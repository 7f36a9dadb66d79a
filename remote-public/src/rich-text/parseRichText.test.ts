import { parseRichText, plainText } from './parseRichText';

describe('the rich text of our pages', () => {
  it.each([
    ['Plain.', [{ text: 'Plain.' }]],
    ['The {product} is {product}.', [{ text: 'The Quest is Quest.' }]],
    [
      'Ask [us](/contact) today.',
      [{ text: 'Ask ' }, { text: 'us', href: '/contact' }, { text: ' today.' }],
    ],
    [
      '[One](/a)[Two](mailto:b@c.example)',
      [
        { text: 'One', href: '/a' },
        { text: 'Two', href: 'mailto:b@c.example' },
      ],
    ],
    ['A [bracket] and (another)', [{ text: 'A [bracket] and (another)' }]],
    ['', []],
  ])('parses %j', (sentence, pieces) => {
    expect(parseRichText(sentence, { product: 'Quest' })).toEqual(pieces);
  });

  it('is converted to plain text', () => {
    expect(plainText('Ask [the {product} team](/contact).', { product: 'Quest' })).toBe(
      'Ask the Quest team.',
    );
  });
});
