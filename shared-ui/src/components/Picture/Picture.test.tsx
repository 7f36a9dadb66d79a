import { fireEvent, render, screen } from '@testing-library/react';

import { defaultPicture } from '../../art/defaults';
import { Avatar } from '../Avatar/Avatar';
import { Picture } from './Picture';

const image = () => screen.getByRole('img', { name: 'Zrno' });

describe('Picture', () => {
  it('is loaded in the width that its place needs', () => {
    render(<Picture path="/startups/3f9c.webp" alt="Zrno" widths="320px" data-kind="x" />);
    expect(image()).toHaveAttribute('src', '/media/startups/3f9c-640.webp');
    expect(image()).toHaveAttribute('srcset', expect.stringContaining('3f9c-160.webp 160w'));
    expect(image()).toHaveAttribute('sizes', '320px');
    expect(image()).toHaveAttribute('loading', 'lazy');
    expect(image()).toHaveAttribute('data-kind', 'x');
  });

  it.each([null, undefined, ''])('shows the default picture when the path is %p', (path) => {
    render(<Picture path={path} alt="Zrno" />);
    expect(image()).toHaveAttribute('src', defaultPicture('cover', 0));
    expect(image()).not.toHaveAttribute('srcset');
    expect(image()).not.toHaveAttribute('sizes');
  });

  it('shows the default picture when loading fails, until the path changes', () => {
    const { rerender } = render(<Picture path="a.webp" alt="Zrno" />);
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', defaultPicture('cover', 0));

    rerender(<Picture path="b.webp" alt="Zrno" />);
    expect(image()).toHaveAttribute('src', '/media/b-640.webp');
  });

  it('keeps a default picture that cannot be loaded either', () => {
    render(<Picture path={null} alt="Zrno" />);
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', defaultPicture('cover', 0));
  });
});

describe('Avatar', () => {
  it('has no alternative text beside a name, and has one alone', () => {
    const user = { id: 3, profile_photo: null };
    const { rerender } = render(<Avatar user={user} />);
    expect(screen.getByRole('presentation')).toHaveAttribute('width', '44');
    rerender(<Avatar user={user} size={72} square alt="Dunja" />);
    expect(screen.getByRole('img', { name: 'Dunja' })).toHaveAttribute('height', '72');
  });
});
