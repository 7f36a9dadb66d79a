import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { mockDialogs } from 'shared-ui/testing';

import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { Dialog, type DialogProps } from './Dialog';

beforeAll(mockDialogs);

function Page({ children, onClose, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  function handleClose() {
    setOpen(false);
    onClose?.();
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog open={open} title="Edit Startup Name" onClose={handleClose} {...rest}>
        {children}
      </Dialog>
    </>
  );
}

const Form = () => (
  <>
    <Field label="Startup Name" />
    <a href="/help">Help</a>
  </>
);

const dialog = () => screen.queryByRole('dialog', { name: 'Edit Startup Name' });

async function open(props: Partial<DialogProps> = {}) {
  const page = render(
    <MemoryRouter>
      <Page {...props} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  return page;
}

describe('Dialog', () => {
  it('opens with its name, and returns the focus when it closes', async () => {
    const { container } = await open({ footer: <Button>Save</Button>, children: 'Words' });
    expect(dialog()).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('focuses its first field', async () => {
    await open({ children: <Field label="Startup Name" /> });
    expect(screen.getByRole('textbox', { name: 'Startup Name' })).toHaveFocus();
  });

  it('closes on Escape', async () => {
    await open();
    fireEvent(dialog() as Element, new Event('cancel', { cancelable: true }));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('stays when a file picker in it is cancelled', async () => {
    await open({ children: <input type="file" aria-label="Logo" /> });
    const cancelled = new Event('cancel', { bubbles: true, cancelable: true });
    fireEvent(screen.getByLabelText('Logo'), cancelled);
    expect(dialog()).toBeVisible();
  });

  it('asks before it discards input, when it is guarded', async () => {
    await open({ guarded: true, children: <Field label="Startup Name" /> });
    await userEvent.type(screen.getByRole('textbox'), 'Zrno');
    const close = screen.getByRole('button', { name: 'Close' });

    await userEvent.click(close);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('textbox')).toHaveValue('Zrno');

    await userEvent.click(close);
    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    fireEvent(question, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(dialog()).toBeVisible();

    await userEvent.click(close);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('asks before the user leaves input while an action runs', async () => {
    await open({ guarded: true, busy: true, children: <Form /> });
    await userEvent.type(screen.getByRole('textbox'), 'Zrno');
    await userEvent.click(screen.getByRole('link', { name: 'Help' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Zrno');
  });

  it('reports when the browser closes it', async () => {
    const onClose = jest.fn();
    await open({ onClose });
    const element = dialog() as HTMLDialogElement;
    act(() => {
      element.close();
      fireEvent(element, new Event('close'));
    });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens again when the browser closes it while an action runs', async () => {
    const onClose = jest.fn();
    await open({ busy: true, onClose });
    const element = dialog() as HTMLDialogElement;
    act(() => {
      element.close();
      fireEvent(element, new Event('close'));
    });
    expect(dialog()).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes on a press outside, unless input could be lost', async () => {
    const { unmount } = await open({ children: <p>Words</p> });
    await userEvent.click(screen.getByText('Words'));
    expect(dialog()).toBeVisible();
    await userEvent.click(dialog() as Element);
    expect(dialog()).not.toBeInTheDocument();
    unmount();

    await open({ children: <form aria-label="x" /> });
    await userEvent.click(dialog() as Element);
    expect(dialog()).toBeVisible();
  });

  it('stays open while an action runs', async () => {
    await open({ busy: true });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(dialog() as Element, new Event('cancel', { cancelable: true }));
    await userEvent.click(dialog() as Element);
    expect(dialog()).toBeVisible();
    expect(dialog()).toHaveAttribute('aria-busy', 'true');
  });
});
