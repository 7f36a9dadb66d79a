import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { mockMedia, renderPage } from 'shared-ui/testing';

import { FilmPane } from './FilmPane';

beforeEach(() => {
  // jsdom does not play: the mock only records the calls.
  HTMLMediaElement.prototype.play = async function play() {
    fireEvent.play(this);
  };
  HTMLMediaElement.prototype.pause = function pause() {
    fireEvent.pause(this);
  };
  setSaveData(false);
});
afterEach(() => jest.useRealTimers());

describe('the welcome film', () => {
  it('plays automatically without sound, and has controls for pause, sound and captions', async () => {
    const { user, container } = open('min-width');
    expect(film()).toHaveProperty('autoplay', true);
    expect(film()).toHaveProperty('muted', true);
    fireEvent.play(film());

    await user.click(screen.getByRole('button', { name: 'Unmute the sound' }));
    fireEvent.volumeChange(film());
    expect(film()).toHaveProperty('muted', false);
    expect(screen.getByRole('button', { name: 'Mute the sound' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Pause the film' }));
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Captions' }));
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(container.querySelector('track[kind="captions"]')).toHaveAttribute('srclang', 'en');
    expect(await axe(container, { preload: false })).toHaveNoViolations();
  });

  it('hides its controls after three seconds without movement, never while it is paused', async () => {
    jest.useFakeTimers();
    open('min-width');
    fireEvent.play(film());
    act(() => jest.advanceTimersByTime(2_999));
    expect(controls()).toHaveAttribute('data-shown', 'true');
    act(() => jest.advanceTimersByTime(1));
    expect(controls()).toHaveAttribute('data-shown', 'false');

    fireEvent.pointerMove(film());
    expect(controls()).toHaveAttribute('data-shown', 'true');
    act(() => jest.advanceTimersByTime(3_000));
    fireEvent.pause(film());
    expect(controls()).toHaveAttribute('data-shown', 'true');
  });

  it('is paused, with nothing fetched, for reduced motion or reduced data', async () => {
    open('min-width', 'reduced-motion');
    expect(film()).toHaveProperty('autoplay', false);
    expect(film()).toHaveAttribute('preload', 'none');
    await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(screen.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  });

  it('is paused when the browser saves data', () => {
    setSaveData(true);
    open('min-width');
    expect(film()).toHaveAttribute('preload', 'none');
    expect(controls()).toHaveAttribute('data-shown', 'true');
  });

  it('is missing on narrow screens', () => {
    const { container } = open();
    expect(container.querySelector('video')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeVisible();
  });
});

const film = () => screen.getByLabelText<HTMLVideoElement>('Welcome film');
const controls = () => screen.getByRole('group', { name: 'Film' });

function open(...media: string[]) {
  mockMedia(...media);
  return renderPage(<FilmPane />);
}

function setSaveData(saveData: boolean) {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
}
