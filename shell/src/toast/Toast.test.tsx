import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { makeStore, Provider, toastShown, useToast } from 'shared-ui';

import { Toast } from './Toast';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const store = makeStore();
  const { container } = render(
    <Provider store={store}>
      <Speaker />
      <Toast />
    </Provider>,
  );
  const say = (text: Parameters<typeof toastShown>[0]) =>
    act(() => void store.dispatch(toastShown(text)));
  return { say, container };
}

function Speaker() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.success()}>
      Save
    </button>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const status = () => screen.queryByRole('status');

describe('Toast', () => {
  it('is hidden without a message', () => {
    open();
    expect(status()).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows "Successfully Updated" by default, for three seconds', async () => {
    open();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(status()).toHaveTextContent('Successfully Updated');
    pass(2999);
    expect(status()).toHaveTextContent('Successfully Updated');
    pass(1);
    expect(status()).not.toBeInTheDocument();
  });

  it('announces errors as alerts', async () => {
    const { say, container } = open();
    say({ type: 'error', message: 'Failed to follow/unfollow this startup.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to follow/unfollow this startup.');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be dismissed', async () => {
    const { say } = open();
    say({ type: 'success', message: 'You are logged in!' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(status()).not.toBeInTheDocument();
  });

  it('pauses on hover and continues with the remaining time', async () => {
    const { say } = open();
    say({ type: 'success', message: 'Saved' });
    pass(2000);
    await user.hover(screen.getByText('Saved'));
    pass(10_000);
    expect(status()).toHaveTextContent('Saved');
    await user.unhover(screen.getByText('Saved'));
    pass(900);
    expect(status()).toHaveTextContent('Saved');
    pass(200);
    expect(status()).not.toBeInTheDocument();
  });

  it('pauses while it has the focus', async () => {
    const { say } = open();
    say({ type: 'success' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(10_000);
    expect(status()).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(status()).not.toBeInTheDocument();
  });

  it('pauses while another tab is visible', () => {
    const { say } = open();
    const visibility = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const show = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    show();
    say({ type: 'error', message: 'Something went wrong' });
    pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');

    visibility.mockRestore();
    show();
    pass(2_999);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('restarts when the same message is shown again', () => {
    const { say } = open();
    say({ type: 'success', message: 'Saved' });
    pass(2900);
    say({ type: 'success', message: 'Saved' });
    pass(2900);
    expect(status()).toHaveTextContent('Saved');
  });

  it('uses another duration, or stays until it is dismissed', () => {
    const { say } = open();
    say({ type: 'success', autoHideAfter: 6000 });
    pass(5900);
    expect(status()).toBeInTheDocument();
    say({ type: 'success', autoHide: false });
    pass(60_000);
    expect(status()).toBeInTheDocument();
  });
});
