import {
  accountErasedLetter,
  accountKeptLetter,
  deletionLetter,
  emailChangedLetter,
  emailWantedLetter,
  passwordChangedLetter,
  resetLetter,
  verifyLetter,
} from './letters/account';
import {
  codesTriedLetter,
  factorChangedLetter,
  newDeviceLetter,
  recoveryCodeUsedLetter,
} from './letters/security';
import {
  confirmNewsletterLetter,
  contactLetter,
  invitationLetter,
  welcomeNewsletterLetter,
} from './letters/site';
import { renderLetter } from './renderLetter';
import type { Letter } from './stored/letter';

const SITE = { publicUrl: 'https://quest.example', productName: 'Venture Quest' };
const SENDING = { ...SITE, imprint: [] };
const AT = new Date('2025-03-11T09:00:00Z');
const ana = { name: 'Ana' };
const INVITATION = { startup: 'Zrno', kind: 'founder', position: 'CTO', invitedBy: 'Ivo' } as const;

const LETTERS: [Letter, string | undefined][] = [
  [verifyLetter(SITE, ana), '/api/mailed-links/verify-email?token=s3cret'],
  [
    resetLetter(SITE, { ...ana, email: 'ana+1@b.example' }),
    '/reset-password?email=ana%2B1%40b.example&token=s3cret',
  ],
  [passwordChangedLetter(SITE, { name: 'Ana', at: AT }), '/forgot-password'],
  [
    emailChangedLetter(SITE, { ...ana, email: 'new@b.example' }),
    '/api/mailed-links/undo-email?token=s3cret',
  ],
  [emailWantedLetter(SITE, { ...ana, email: 'new@b.example' }), '/forgot-password'],
  [
    newDeviceLetter(SITE, ana, { device: 'Edge on Mac', way: 'Google', at: AT }),
    '/forgot-password',
  ],
  [factorChangedLetter(SITE, ana, { text: 'An app was added.', at: AT }), '/forgot-password'],
  [recoveryCodeUsedLetter(SITE, ana, 3), '/forgot-password'],
  [codesTriedLetter(SITE, ana), '/forgot-password'],
  [
    deletionLetter(SITE, { name: 'Ana', at: AT, token: 'k+ey' }),
    '/api/mailed-links/keep-account?token=k%2Bey',
  ],
  [accountErasedLetter(SITE, { name: 'Ana' }), undefined],
  [accountKeptLetter(SITE, { name: 'Ana', startups: ['Zrno'] }), '/account/credentials'],
  [confirmNewsletterLetter(SITE), '/api/mailed-links/confirm-newsletter?token=s3cret'],
  [welcomeNewsletterLetter(SITE), '/api/mailed-links/leave-newsletter?token=s3cret'],
  [contactLetter(SITE, { name: 'Ana', email: 'a@b.example', message: 'Hi' }), undefined],
  [invitationLetter(SITE, INVITATION), '/invitation/accept?token=s3cret'],
];

describe('every letter', () => {
  it.each(LETTERS)('has the same content in both forms: $subject', (letter, link) => {
    const { subject, text, html } = renderLetter(letter, SENDING, 's3cret');

    expect(subject).toBe(letter.subject);
    for (const copy of [letter.heading, ...letter.paragraphs, letter.why]) {
      expect(text).toContain(copy);
      expect(readable(html)).toContain(copy);
    }
    if (link) {
      expect(text).toContain(`https://quest.example${link}\n`);
      expect(readable(html)).toContain(`href="https://quest.example${link}"`);
    }
    expect(`${text}${html}`.includes('s3cret')).toBe(link?.includes('s3cret') ?? false);
    expect(text).toContain('The Venture Quest');
  });

  it('shows what people wrote, and never runs it', () => {
    const letter = contactLetter(SITE, {
      name: '<b>Ana</b>',
      email: 'a@b.example',
      message: '<script>alert("x")</script>\n& more',
    });
    const { html, text, replyTo } = renderLetter(letter, SENDING, 's3cret');

    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('<br>&amp; more');
    expect(text).toContain('<script>alert("x")</script>\n& more');
    expect(replyTo).toBe('a@b.example');
  });

  it('lets a mail program unsubscribe by itself', () => {
    const { headers } = renderLetter(welcomeNewsletterLetter(SITE), SENDING, 's3cret');

    expect(headers).toEqual({
      'List-Unsubscribe': '<https://quest.example/api/mailed-links/leave-newsletter?token=s3cret>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

/** Decodes character references of HTML. */
const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

const readable = (html: string) => html.replace(/&([\w#]+);/g, (sign, name) => SIGNS[name] ?? sign);
