import { safeLink } from './safeLink';
import { socialLinksOf } from './socialLinks';

describe('a typed link', () => {
  it.each([
    ['https://zrno.example', true],
    ['http://zrno.example/a?b=c', true],
    ['  https://zrno.example  ', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,hello', false],
    ['//zrno.example', false],
    ['https://user:secret@zrno.example', false],
    ['zrno.example', false],
    ['', false],
    [null, false],
  ])('%s is shown: %s', (typed, shown) => {
    expect(safeLink(typed) !== null).toBe(shown);
  });
});

describe('the links of a profile', () => {
  it('are labelled with what people recognise', () => {
    const links = socialLinksOf({
      website_links: 'https://www.zrno.example/en',
      linkedIn: 'https://linkedin.com/company/zrno-agri/',
      x: 'https://x.com/@zrno',
    });

    expect(links.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
      'Website zrno.example',
      'LinkedIn zrno-agri',
      'X @zrno',
    ]);
  });

  it('leave out what is missing or unsafe', () => {
    const links = { website_links: 'javascript:alert(1)', linkedIn: null, x: 'https://x.com/' };

    expect(socialLinksOf(links).map(({ label }) => label)).toEqual(['x.com']);
    expect(socialLinksOf(undefined)).toEqual([]);
  });

  it('survive a broken escape', () => {
    const links = { website_links: null, linkedIn: 'https://linkedin.com/in/%E0%A4%A', x: null };

    expect(socialLinksOf(links)).toHaveLength(1);
  });
});
