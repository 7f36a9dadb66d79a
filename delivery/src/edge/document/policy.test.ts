import { sourceOf } from 'server-kit/html';
import { readEdgeSettings } from '../../env';
import { LATE_FONTS, WATCHDOG } from './inlineScripts';
import { contentPolicy, styleHashes } from './policy';

const { config } = readEdgeSettings({});
const INLINE = `${WATCHDOG.source} ${LATE_FONTS.source}`;

describe('the content security policy', () => {
  it('allows our own scripts only, two inline scripts by their hashes, and no evaluated ones', () => {
    const policy = contentPolicy(config, '/releases/');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' ${INLINE}; `);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
  });

  it('allows exactly the style tags of the page', () => {
    const html = '<style>a{}</style><p>x</p><style data-x="1">b{}</style>';
    expect(styleHashes(html)).toEqual([sourceOf('a{}'), sourceOf('b{}')]);
    expect(contentPolicy(config, '/releases/', styleHashes(html))).toContain(sourceOf('b{}'));
  });

  it('allows the hosts and services that this deployment configures', () => {
    const elsewhere = readEdgeSettings({
      PUBLIC_URL: 'https://quest.example.org',
      API_URL: 'https://api.example.org',
      MEDIA_PUBLIC_URL: 'https://img.example.org/pictures',
      ANALYTICS_SCRIPT: 'https://tags.example.org/tag.js',
    }).config;
    const policy = contentPolicy(elsewhere, 'https://cdn.example.org/releases/');
    expect(policy).toContain(
      "connect-src 'self' https://cdn.example.org https://api.example.org https://tags.example.org",
    );
    expect(policy).toContain(
      `script-src 'self' ${INLINE} https://cdn.example.org https://tags.example.org`,
    );
    expect(policy).toContain("media-src 'self' https://img.example.org https://cdn.example.org");
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('allows each third party only for its purpose, and none when none is configured', () => {
    const services = readEdgeSettings({
      ANALYTICS_SCRIPT: 'https://tags.example.org/tag.js?id=1',
      ANALYTICS_PIXEL_URL: 'https://ads.example.org/tr',
      FORM_WIDGET_SCRIPT: 'https://forms.example.org/embed.js',
    }).config;
    const rules = contentPolicy(services, '/releases/').split('; ');
    const [tags, ads, forms] = ['tags', 'ads', 'forms'].map((one) => `https://${one}.example.org`);
    expect(rules).toContain(`script-src 'self' ${INLINE} ${tags} ${forms}`);
    expect(rules).toContain(`connect-src 'self' ${tags} ${forms}`);
    expect(rules).toContain(`img-src 'self' data: blob: ${tags} ${ads} ${forms}`);
    expect(rules).toContain(`frame-src ${forms}`);
    expect(contentPolicy(config, '/releases/')).not.toMatch(/https?:|frame-src/);
  });
});
