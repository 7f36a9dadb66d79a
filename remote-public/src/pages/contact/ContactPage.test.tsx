import { screen, waitFor, within } from '@testing-library/react';
import type { ContactMessage } from 'contract/wire/site.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { TextLink } from 'shared-ui';
import { aUser, deferred, mockApi, renderPage } from 'shared-ui/testing';

import { ContactPage } from './ContactPage';

let received: ContactMessage[] = []; // messages that the api received
let answering = Promise.resolve();

const server = mockApi(
  http.post<never, ContactMessage>('*/api/contact', async ({ request }) => {
    received.push(await request.json());
    await answering;
    return HttpResponse.json({ message: 'Thank you! Your message has been sent.' });
  }),
);

beforeEach(() => {
  received = [];
  answering = Promise.resolve();
});

describe('/contact', () => {
  it('sends a message, and shows its state in the button', async () => {
    const pending = deferred();
    answering = pending.promise;
    const { user } = await open();

    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));

    expect(screen.getByRole('button', { name: 'Sending...' })).toBeInTheDocument();
    for (const box of boxes()) expect(box).toBeDisabled();
    pending.resolve();

    await screen.findByRole('button', { name: '✅ Message Sent' });
    for (const box of boxes()) {
      expect(box).toBeDisabled();
      expect(box).toHaveValue('');
    }
    expect(received).toEqual([
      { name: 'Ivana', email: 'ivana@demo.example', message: 'When is Demo Day?' },
    ]);

    await user.click(screen.getByRole('button', { name: '✅ Message Sent' }));
    expect(received).toHaveLength(1);
  });

  it('puts no input into the URL when the form is submitted before hydration', async () => {
    await open();
    // Outside a dialog the browser sends nothing.
    expect(screen.getByRole('form', { name: 'Contact' })).toHaveAttribute('method', 'dialog');
  });

  it('announces that the message is sent after Enter in a field, and keeps the focus', async () => {
    const pending = deferred();
    answering = pending.promise;
    const { user } = await open();
    await write(user);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');

    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveFocus();
    pending.resolve();

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Message sent'));
    expect(screen.getByRole('button', { name: '✅ Message Sent' })).toHaveFocus();
  });

  it('shows the error of each field, keeps the input, and focuses the first invalid field', async () => {
    const errors = { message: ['The message must be at least 10 characters long.'] };
    refuse(422, { message: 'The given data was invalid.', errors });
    const { user } = await open();

    await write(user, 'Hi');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));

    const box = await screen.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(box).toHaveAccessibleDescription(errors.message[0]!));
    expect(box).toHaveFocus();
    expect(box).toHaveValue('Hi');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeInTheDocument();
  });

  it.each([
    ['the error of the api', { message: 'Too many requests.' }, 'Too many requests.'],
    ['a default error', {}, 'An error occurred'],
  ])('shows %s when sending fails, and can be sent again', async (_whose, body, copy) => {
    refuse(429, body);
    const { user } = await open();

    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(copy);

    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByRole('button', { name: '✅ Message Sent' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('fills in the name and the address of a member', async () => {
    await open(aUser());

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Dunja Đorđević');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('dunja@demo.example');
  });

  it('asks for confirmation before an unsent message is lost, but not after sending', async () => {
    const { user } = await open(aUser());
    const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'When is Demo Day?');
    await user.click(elsewhere);
    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(location.pathname).toBe('/contact');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('When is Demo Day?');

    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByRole('button', { name: '✅ Message Sent' });
    await user.click(elsewhere);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/startups');
  });

  it('hides the honeypot field from people', async () => {
    const { user, container } = await open();
    const trap = container.querySelector('input[name="website"]')!;

    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
    screen.getByRole('textbox', { name: 'Message' }).focus();
    await user.tab();
    expect(trap).not.toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveFocus();
  });

  it('has no accessibility fault', async () => {
    const { container } = await open();

    expect(await axe(container)).toHaveNoViolations();
  });
});

const boxes = () =>
  ['Name', 'Email', 'Message'].map((name) => screen.getByRole('textbox', { name }));

async function open(user?: ReturnType<typeof aUser>) {
  const ui = (
    <>
      <ContactPage />
      <TextLink to="/startups">Elsewhere</TextLink>
    </>
  );
  return renderPage(ui, { at: '/contact', user });
}

async function write(
  user: Awaited<ReturnType<typeof open>>['user'],
  message = 'When is Demo Day?',
) {
  const [name, email, text] = boxes();
  await user.type(name!, 'Ivana');
  await user.type(email!, 'ivana@demo.example');
  await user.type(text!, message);
}

function refuse(status: number, body: object) {
  server.use(http.post('*/api/contact', () => HttpResponse.json(body, { status })));
}
