import { CalendarPlus } from 'lucide-react';

import { saveAsFile } from '../../download/saveAsFile';
import { Button } from '../Button/Button';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { useReadMeetingFileMutation } from './calendarFile.endpoints';

/** Downloads one meeting for the reader's calendar, as an .ics file. */
export function CalendarFile({ meetingId }: { meetingId: number }) {
  const [readFile, reading] = useReadMeetingFileMutation();

  async function handleSave() {
    const { data } = await readFile({ meetingId });
    if (data) saveAsFile(`meeting-${meetingId}.ics`, data, 'text/calendar');
  }

  return (
    <>
      <Button tone="ghost" size="sm" busy={reading.isLoading} onClick={handleSave}>
        <CalendarPlus size={18} aria-hidden />
        Add to your calendar
      </Button>
      <InlineAlert failure={reading.error} />
    </>
  );
}
