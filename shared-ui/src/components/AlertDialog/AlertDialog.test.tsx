import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { mockDialogs } from 'shared-ui/testing';

import { AlertDialog, type AlertDialogProps } from './AlertDialog';

beforeAll(mockDialogs);

const QUESTION = 'Are you sure you want to delete this update? This action cannot be undone.';

function ask(props: Partial<AlertDialogProps> = {}) {
  const acts = { onConfirm: jest.fn(), onClose: jest.fn() };
  const { container } = render(
    <AlertDialog
      title="Delete Update"
      text={QUESTION}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      {...acts}
      {...props}
    />,
  );
  return { ...acts, container };
}

describe('AlertDialog', () => {
  it('shows name and question, and focuses the harmless action', async () => {
    const { container } = ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Update' });
    expect(dialog).toHaveAccessibleDescription(QUESTION);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('reports the decision', async () => {
    const { onConfirm, onClose } = ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows that it is busy, and cannot be closed meanwhile', async () => {
    const { onConfirm, onClose } = ask({ busy: true });
    await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows the reason of a failure', () => {
    ask({ failure: { status: 500 } });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  });
});
