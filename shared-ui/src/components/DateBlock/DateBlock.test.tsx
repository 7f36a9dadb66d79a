import { render } from '@testing-library/react';

import { DateBlock } from './DateBlock';

it.each([
  ['2025-03-18 14:00:00', 'Europe/Belgrade', 'Mar18'],
  ['2025-03-31 22:30:00', 'Europe/Istanbul', 'Apr1'],
])('%s in %s is %s', (time, zone, leaf) => {
  const { container } = render(<DateBlock time={time} zone={zone} />);
  expect(container).toHaveTextContent(leaf);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
