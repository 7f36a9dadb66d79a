import { render, screen } from '@testing-library/react';
import styled from 'styled-components';

import { Badge } from '../Badge/Badge';
import { Container } from '../Container/Container';
import { LowerThird } from '../LowerThird/LowerThird';
import { Tag } from '../Tag/Tag';
import { Card } from './Card';

it('renders its children in the requested element', () => {
  const ref = { current: null };
  render(
    <Card as="article" lifts ref={ref} aria-label="Zrno">
      Zrno
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Zrno' })).toBe(ref.current);
});

it('keeps its styles when a page extends it and changes its element', () => {
  const Sheet = styled(Card)`padding: 1rem;`;
  render(<Sheet as="form" lifts aria-label="Post" />);

  const form = screen.getByRole('form', { name: 'Post' });
  expect(form).toHaveClass(String(Card).slice(1));
  expect(form).not.toHaveAttribute('lifts');
});

it.each([
  ['Tag', <Tag key="x" tone="recur" data-kind="x" />],
  ['Badge', <Badge key="x" kind="count" data-kind="x" />],
  ['Container', <Container key="x" data-kind="x" />],
])('%s passes its props to the root', (_name, element) => {
  const { container } = render(element);
  expect(container.firstChild).toHaveAttribute('data-kind', 'x');
});

it('keeps a name as its owner writes it', () => {
  render(<LowerThird name="İlker Işık" line="Güneşli, Türkiye" />);
  expect(screen.getByText('İlker Işık')).not.toHaveStyle({ textTransform: 'uppercase' });
});
