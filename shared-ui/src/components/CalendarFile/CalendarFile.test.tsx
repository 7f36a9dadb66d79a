import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockApi } from '../../testing/mockApi';
import { aUser } from '../../testing/people';
import { renderPage } from '../../testing/renderPage';
import { CalendarFile } from './CalendarFile';

const server = mockApi(
  http.get('*/api/meetings/71/calendar', () => HttpResponse.text('BEGIN:VCALENDAR')),
);

const press = async () => {
  const { user } = renderPage(<CalendarFile meetingId={71} />, { user: aUser() });
  await user.click(screen.getByRole('button', { name: 'Add to your calendar' }));
};

it('downloads the meeting as a file', async () => {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:meeting';
  URL.revokeObjectURL = () => {};
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });

  await press();

  await waitFor(() => expect(names).toEqual(['meeting-71.ics']));
  saved.mockRestore();
});

it('shows why a download failed', async () => {
  const message = 'Not found.';
  server.use(http.get('*/calendar', () => HttpResponse.json({ message }, { status: 404 })));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
