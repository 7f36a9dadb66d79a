import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { DEFAULT_CONFIG, keepConsent, type PublicConfig } from 'shared-ui';
import { aUser, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';

const OPEN: PublicConfig = {
  ...DEFAULT_CONFIG,
  applicationsOpen: true,
  formWidget: {
    script: 'https://forms.example/embed.js',
    startupForm: 'startup-1',
    mentorForm: 'mentor-2',
  },
};

const visit = (at: string, { user = aUser(), config = DEFAULT_CONFIG } = {}) =>
  renderPage(routes, { at, user, state: { config } });

const script = () => document.querySelector('script[src="https://forms.example/embed.js"]');

describe('/apply and /apply/select', () => {
  it.each(['/apply', '/apply/select'])('%s redirects guests to /register', async (at) => {
    renderPage(routes, { at: `${at}?utm_source=fair` });

    await waitFor(() => expect(location.pathname).toBe('/register'));
    expect(location.search).toBe('?utm_source=fair');
  });

  it.each(['/apply', '/apply/select'])('%s shows that applications are closed', async (at) => {
    visit(at);

    await screen.findByRole('heading', { name: 'Applications are now closed.' });
    expect(screen.getByRole('link', { name: "See who's in" })).toHaveAttribute('href', '/startups');
  });

  it('links the three forms while applications are open', async () => {
    const { container } = visit('/apply', { config: OPEN });

    const ways = await screen.findAllByRole('link', { name: /^Apply/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/apply/startup',
      '/apply/mentor',
      '/apply/investor',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('links only the forms that have an id in the configuration', async () => {
    visit('/apply', {
      config: { ...OPEN, formWidget: { ...OPEN.formWidget!, mentorForm: '' } },
    });

    expect(await screen.findAllByRole('link', { name: /^Apply/ })).toHaveLength(1);
  });
});

describe('/apply/startup, /apply/mentor and /apply/investor', () => {
  it.each(['/apply/startup', '/apply/mentor', '/apply/investor'])(
    '%s redirects to /apply while applications are closed',
    async (at) => {
      visit(`${at}?utm_source=fair`);

      await waitFor(() =>
        expect(location.pathname + location.search).toBe('/apply?utm_source=fair'),
      );
      expect(script()).toBeNull();
    },
  );

  it.each([
    ['/apply/startup', 'startup-1'],
    ['/apply/mentor', 'mentor-2'],
    ['/apply/investor', 'mentor-2'],
  ])('%s loads its form on request only, with the email address', async (at, form) => {
    const { user, container } = visit(at, { config: OPEN });
    const open = await screen.findByRole('button', { name: 'Open the form' });
    expect(screen.getByText(/hosted by forms\.example/)).toBeInTheDocument();
    expect(script()).toBeNull();

    await user.click(open);

    expect(script()).not.toBeNull();
    const frame = container.querySelector(`[data-tf-widget="${form}"]`);
    expect(frame).toHaveAttribute('data-tf-hidden', 'email=dunja@demo.example');
  });

  it('loads its form at once when the visitor has allowed embedded content', async () => {
    visit('/apply/startup', { config: OPEN });
    keepConsent({ analytics: false, ads: false, embeds: true });

    await waitFor(() => expect(script()).not.toBeNull());
  });

  it('keeps the focus while the form is loading', async () => {
    const { user, container } = visit('/apply/startup', { config: OPEN });

    await user.click(await screen.findByRole('button', { name: 'Open the form' }));
    expect(screen.getByRole('region', { name: 'Apply with your startup' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the form…');
    expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    expect(await axe(container)).toHaveNoViolations();

    fireEvent.load(script()!);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows an error when the form cannot be loaded, and loads it again on request', async () => {
    const { user } = visit('/apply/startup', { config: OPEN });

    await user.click(await screen.findByRole('button', { name: 'Open the form' }));
    fireEvent.error(script()!);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the form…');
    expect(script()).not.toBeNull();
  });
});
