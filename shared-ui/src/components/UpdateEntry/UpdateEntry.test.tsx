import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anUpdate, renderPage } from 'shared-ui/testing';

import { AsideCard } from '../AsideCard/AsideCard';
import { FeedSkeleton } from '../FeedSkeleton/FeedSkeleton';
import { UpdateEntry } from './UpdateEntry';

const update = anUpdate({ update: 'First line\nSecond', likes: 18 });

describe('UpdateEntry', () => {
  it('shows text, time and number of likes', () => {
    renderPage(<UpdateEntry update={update} />);
    expect(screen.getByText(/First line/)).toHaveTextContent('First line Second');
    expect(screen.getByText(/ago$/)).toBeVisible();
    expect(screen.getByText('18 likes')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('links the addresses in it, in a new tab and with nofollow', () => {
    const text = 'Watch https://films.example/zrno, it is javascript:alert(1) free.';
    renderPage(<UpdateEntry update={anUpdate({ update: text })} />);

    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', 'https://films.example/zrno');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link.parentElement).toHaveTextContent(text);
  });

  it('can be deleted with permission, and its button names the update', async () => {
    const onDelete = jest.fn();
    const { user, container } = renderPage(
      <ul>
        <UpdateEntry update={update} onDelete={onDelete} />
      </ul>,
    );
    const button = screen.getByRole('button', { name: 'Delete update' });
    expect(button).toHaveAccessibleDescription(/First line\s+Second/);
    await user.click(button);
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('shows that updates are loading', () => {
  renderPage(<FeedSkeleton />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading updates...');
});

it('names the cards beside the feed', () => {
  renderPage(
    <AsideCard busy title="Team">
      Four founders
    </AsideCard>,
  );
  const card = screen.getByRole('region', { name: 'Team' });
  expect(card).toHaveTextContent('Four founders');
  expect(card).toHaveAttribute('aria-busy', 'true');
});
