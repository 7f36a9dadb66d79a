import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { meetingTime } from '../../time/meetingTime';
import { AsideCard } from '../AsideCard/AsideCard';
import { Button } from '../Button/Button';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import type { SessionRecordData } from './sessionRecord.endpoints';
import { useSayTookPlaceMutation } from './sessionRecordChanges.endpoints';

const ANSWERS = [
  { tookPlace: true, label: 'It took place', text: 'it took place' },
  { tookPlace: false, label: 'It did not', text: 'it did not take place' },
];

/** Asks whether the session took place. It shows the answer of the reader's side only. */
export function AttendanceCard({ record }: { record: SessionRecordData }) {
  const { meeting, side, took_place, answers_open, answers_until } = record;
  const [sayTookPlace, saying] = useSayTookPlaceMutation();
  const given = ANSWERS.find(({ tookPlace }) => tookPlace === took_place);
  const [who, has] = side === 'mentor' ? ['You', 'have'] : ['Your team', 'has'];
  const asked = saying.isLoading ? saying.originalArgs?.took_place : undefined;

  return (
    <AsideCard title="Did it take place?">
      <Stack>
        {answers_open && (
          <Choice>
            {ANSWERS.map(({ tookPlace, label }) => (
              <Button
                key={label}
                size="sm"
                tone={tookPlace === took_place ? 'primary' : 'soft'}
                aria-pressed={tookPlace === took_place}
                busy={asked === tookPlace}
                busyLabel="Saving..."
                onClick={() => sayTookPlace({ meetingId: meeting.id, took_place: tookPlace })}
              >
                {label}
              </Button>
            ))}
          </Choice>
        )}
        <p aria-live="polite">
          {given ? `${who} said: ${given.text}.` : `${who} ${has} not answered yet.`}
          {answers_open &&
            ` ${given ? 'It can be changed' : 'You can answer'} until ${meetingTime(answers_until)}.`}
        </p>
        <InlineAlert failure={saying.error} />
        <Muted>The other side is asked as well, and does not see your answer.</Muted>
      </Stack>
    </AsideCard>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[12]};
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

const Muted = styled.p`
  color: ${theme.color.text2};
`;
