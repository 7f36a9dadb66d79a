import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';

import { Accordion } from './Accordion';

const ITEMS = [
  { title: 'Who can apply?', content: 'Teams with an MVP.' },
  { id: 'length', title: 'How long is it?', content: 'Six months.' },
];

it('opens and closes each question independently', async () => {
  const { container, user } = renderPage(<Accordion items={ITEMS} />);
  expect(screen.getByText('Six months.')).not.toBeVisible();

  await user.click(screen.getByText('How long is it?'));
  expect(screen.getByText('Six months.')).toBeVisible();
  expect(screen.getByText('Teams with an MVP.')).not.toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByText('How long is it?'));
  expect(screen.getByText('Six months.')).not.toBeVisible();
});

it('opens the question in the hash of the address', () => {
  renderPage(<Accordion items={ITEMS} />, { at: '/faq#length' });
  expect(screen.getByText('Six months.')).toBeVisible();
  expect(screen.queryByText('Teams with an MVP.')).not.toBeVisible();
});
