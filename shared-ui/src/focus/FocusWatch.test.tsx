import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { mockDialogs } from 'shared-ui/testing';

import { Button } from '../components/Button/Button';
import { Dialog } from '../components/Dialog/Dialog';
import { FocusWatch } from './FocusWatch';

describe('FocusWatch', () => {
  it('moves the focus to the heading of the part whose pressed button was removed', async () => {
    open(<Devices />);

    await userEvent.click(screen.getByRole('button', { name: 'End: phone' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus());
  });

  it('moves the focus to the page when the whole part was removed', async () => {
    open(<Once />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Account' })).toHaveFocus());
  });

  it('leaves no additional tab stop', async () => {
    open(<Devices />);
    await userEvent.click(screen.getByRole('button', { name: 'End: phone' }));
    const heading = screen.getByRole('heading', { name: 'Devices' });
    await waitFor(() => expect(heading).toHaveFocus());

    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'End: laptop' })).toHaveFocus();
    expect(heading).not.toHaveAttribute('tabindex');
  });

  it('moves the focus beside the opener of a dialog, when both were removed', async () => {
    mockDialogs();
    open(<Devices asks />);
    await userEvent.click(screen.getByRole('button', { name: 'End: phone' }));

    await userEvent.click(screen.getByRole('button', { name: 'End it' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus());
  });

  it('returns the focus to a field that was disabled during saving', async () => {
    const form = (saving: boolean) => (
      <fieldset disabled={saving}>
        <input aria-label="Name" />
      </fieldset>
    );
    const { show } = open(form(false));
    const field = screen.getByLabelText('Name');
    field.focus();

    show(form(true));
    field.blur(); // as browsers do
    show(form(false));

    await waitFor(() => expect(field).toHaveFocus());
  });

  it('does nothing when something else took the focus', async () => {
    open(<Devices next />);

    await userEvent.click(screen.getByRole('button', { name: 'End: phone' }));

    await frames();
    expect(screen.getByRole('button', { name: 'End: laptop' })).toHaveFocus();
  });

  it('does not return the focus to an element that the user left', async () => {
    const { show } = open(<button type="button">Old</button>);
    await userEvent.click(screen.getByRole('button', { name: 'Old' }));
    await userEvent.click(screen.getByRole('heading', { name: 'Account' }));

    show(<p>New</p>);

    await frames();
    expect(document.body).toHaveFocus();
  });
});

function open(part: ReactNode) {
  const page = (shown: ReactNode) => (
    <main>
      <FocusWatch />
      <h1>Account</h1>
      {shown}
    </main>
  );
  const { rerender } = render(page(part));
  return { show: (next: ReactNode) => rerender(page(next)) };
}

/** @param asks whether a dialog asks first. @param next whether the next line takes the focus */
function Devices({ asks = false, next = false }) {
  const [names, setNames] = useState(['phone', 'laptop']);
  const [asked, setAsked] = useState<string>();

  function end(name: string) {
    setAsked(undefined);
    setNames(names.filter((one) => one !== name));
    if (next) document.querySelectorAll('button')[1]!.focus();
  }

  return (
    <section>
      <h2>Devices</h2>
      {names.map((name) => (
        <Button key={name} onClick={() => (asks ? setAsked(name) : end(name))}>
          End: {name}
        </Button>
      ))}
      {asked && (
        <Dialog open title="Sure?" onClose={() => setAsked(undefined)}>
          <Button onClick={() => end(asked)}>End it</Button>
        </Dialog>
      )}
    </section>
  );
}

function Once() {
  const [failed, setFailed] = useState(true);
  if (!failed) return <p>All is well</p>;
  return (
    <section>
      <h2>Figures</h2>
      <Button onClick={() => setFailed(false)}>Try again</Button>
    </section>
  );
}

/** Longer than a frame or two. */
const frames = () => new Promise((resolve) => setTimeout(resolve, 60));
