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
  it('are told nothing on a page whose address holds a secret', () => {
    window.history.replaceState(null, '', '/reset-password?email=a&token=secret');
    notifyServices(config, consent(true), '/reset-password');
    expect(document.scripts).toHaveLength(0);
    window.history.replaceState(null, '', '/');
  });

  it('end with a new load of the page once their consent is withdrawn', () => {
    expect(mustReload(config, consent(false))).toBe(false);
    notifyServices(config, consent(true), '/');
    notifyServices(config, consent(true), '/about');
    expect(document.scripts).toHaveLength(1);
    expect(mustReload(config, consent(true))).toBe(false);
    expect(mustReload(config, consent(false))).toBe(true);
  });

  it('pass the one door for scripts by their exact address only', () => {
    const allow = allowedScripts({ base: '/releases/' }, config);
    expect(allow(script)).toBe(script);
    expect(() => allow('https://tags.example/other.js')).toThrow('Script refused');
    expect(() => allowedScripts(undefined, DEFAULT_CONFIG)(script)).toThrow('Script refused');
  });

  it('are asked about only where one is named', () => {
    expect(needsConsent(DEFAULT_CONFIG)).toBe(false);
    expect(needsConsent(config)).toBe(true);
    expect(needsConsent({ ...DEFAULT_CONFIG, adPixel: { url: 'https://a.example', id: '' } })).toBe(
      true,
    );
  });
});
