import { idsOf, linear, picture, type Size } from './basics/svg';

export interface MarkOptions {
  /** The disc behind the mark; without it the ground shows through. */
  disc?: string;
}

const VIEW_BOX = { width: 64, height: 64 };

/** The mark of the show: a slice of the sun, also a spotlight and a map pin. */
export function mark(size: Size, options: MarkOptions = {}): string {
  const id = idsOf('mark', size, options);
  const [light, slice] = [id(), id()];
  const colours = linear(
    light,
    [
      [0, '#e8194b'],
      [0.5, '#ff5b1f'],
      [1, '#ffb627'],
    ],
    [0.1, 1, 0.75, 0],
  );
  const disc = options.disc ? `<circle cx="32" cy="32" r="29.5" fill="${options.disc}"/>` : '';
  return picture(
    size,
    `<defs>${colours}<clipPath id="${slice}"><path d="M-2,10L32,62L66,10V-4H-2Z"/></clipPath></defs>${disc}<g clip-path="url(#${slice})"><circle cx="32" cy="32" r="30" fill="url(#${light})"/><circle cx="32" cy="29" r="11.5" fill="#fff3d6"/></g>`,
    VIEW_BOX,
  );
}
