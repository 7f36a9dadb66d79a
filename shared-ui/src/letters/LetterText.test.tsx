import { render, screen } from '@testing-library/react';
import { LetterText } from './LetterText';

it('shows words as text, and links that say nothing of whom they come from', () => {
  render(
    <LetterText
      blocks={[
        {
          kind: 'paragraph',
          runs: [
            { text: '<b>Hello</b> ' },
            { text: 'see', bold: true, href: 'https://quest.example/' },
          ],
        },
      ]}
    />,
  );

  expect(screen.getByText(/<b>Hello<\/b>/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'see' })).toHaveAttribute('rel', 'noopener noreferrer');
});
