import { type Consent, DEFAULT_CONFIG } from 'shared-ui';

import { allowedScripts } from '../trustedTypes';
import { mustReload, needsConsent, notifyServices } from './services';

const script = 'https://tags.example/tag.js?id=1';
const config = { ...DEFAULT_CONFIG, analytics: { script, tagId: 't1' } };
const consent = (analytics: boolean): Consent => ({
  analytics,
  ads: false,
  embeds: false,
  version: 1,
  at: '2025-03-18T12:00:00Z',
});

describe('the services of other companies', () => {
  it('get no data from a page whose address contains a secret', () => {
    window.history.replaceState(null, '', '/reset-password?email=a&token=secret');
    notifyServices(config, consent(true), '/reset-password');
    expect(document.scripts).toHaveLength(0);
    window.history.replaceState(null, '', '/');
  });

  it('are stopped by a reload when their consent is withdrawn', () => {
    expect(mustReload(config, consent(false))).toBe(false);
    notifyServices(config, consent(true), '/');
    notifyServices(config, consent(true), '/about');
    expect(document.scripts).toHaveLength(1);
    expect(mustReload(config, consent(true))).toBe(false);
    expect(mustReload(config, consent(false))).toBe(true);
  });

  it('are admitted as scripts by their exact address only', () => {
    const allow = allowedScripts({ base: '/releases/' }, config);
    expect(allow(script)).toBe(script);
    expect(() => allow('https://tags.example/other.js')).toThrow('Script refused');
    expect(() => allowedScripts(undefined, DEFAULT_CONFIG)(script)).toThrow('Script refused');
  });

  it('need consent only where one is configured', () => {
    expect(needsConsent(DEFAULT_CONFIG)).toBe(false);
    expect(needsConsent(config)).toBe(true);
    expect(needsConsent({ ...DEFAULT_CONFIG, adPixel: { url: 'https://a.example', id: '' } })).toBe(
      true,
    );
  });
});
