import { render, screen } from '@testing-library/react';
import { LetterText } from './LetterText';

it('shows markup as text, and links without a referrer', () => {
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
