import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';

import { Accordion } from './Accordion';

const ITEMS = [
  { title: 'Who can apply?', content: 'Teams with an MVP.' },
  { id: 'length', title: 'How long is it?', content: 'Six months.' },
];

it('opens each question on its own, by mouse and by keyboard', async () => {
  const { container, user } = renderPage(<Accordion items={ITEMS} />);
  const [who, long] = screen.getAllByRole('button');
  expect(screen.queryByText('Six months.')).not.toBeVisible();

  await user.click(long as Element);
  expect(screen.getByRole('region', { name: 'How long is it?' })).toHaveTextContent('Six months.');
  expect(long).toHaveAttribute('aria-expanded', 'true');
  expect(who).toHaveAttribute('aria-expanded', 'false');
  expect(await axe(container)).toHaveNoViolations();

  await user.keyboard('{Enter}');
  expect(screen.queryByText('Six months.')).not.toBeVisible();
});

it('has the question open that the address names', () => {
  renderPage(<Accordion items={ITEMS} />, { at: '/faq#length' });
  expect(screen.getByText('Six months.')).toBeVisible();
  expect(screen.queryByText('Teams with an MVP.')).not.toBeVisible();
});
