import { socialLinksOf } from './socialLinks';

describe('the links of a profile', () => {
  it('have the domain or the handle as their labels', () => {
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

  it('leave out missing and unsafe links', () => {
    const links = { website_links: 'javascript:alert(1)', linkedIn: null, x: 'https://x.com/' };

    expect(socialLinksOf(links).map(({ label }) => label)).toEqual(['x.com']);
    expect(socialLinksOf(undefined)).toEqual([]);
  });

  it('include an address with an invalid percent escape', () => {
    const links = { website_links: null, linkedIn: 'https://linkedin.com/in/%E0%A4%A', x: null };

    expect(socialLinksOf(links)).toHaveLength(1);
  });
});
