import type { StaffLetter } from 'contract/wire/letters.contract';
import { Card, fullDate, Table, Tag, theme } from 'shared-ui';
import styled from 'styled-components';

import { ActButton } from '../../acts/ActButton';
import { ActRow } from '../../layout/ActRow';
import { audienceText, LETTER_STATES } from '../../letters/letterTexts';

/** The delivery of a letter: recipients reached, failures with reasons, and a button to stop it. */
export function Outcome({ letter }: { letter: StaffLetter }) {
  const { id, subject, state, audience, recipients, started_at, counts, problems, listed } = letter;
  const isPublic = audience.to === 'newsletter' && state !== 'cancelled';
  // A letter is `sent` once its mails are in the outbox; while some wait there, it can be stopped.
  const isGoing = state === 'sending' || (state === 'sent' && counts.waiting > 0);
  const acts = [
    { act: 'letters.pause', label: 'Pause', isPossible: isGoing },
    { act: 'letters.resume', label: 'Resume', isPossible: state === 'paused' },
    {
      act: 'letters.cancel',
      label: 'Cancel remaining emails',
      isPossible: isGoing || state === 'paused',
    },
    { act: 'letters.unlist', label: 'Remove from archive', isPossible: isPublic && listed },
    { act: 'letters.list', label: 'Show in archive', isPossible: isPublic && !listed },
  ].filter(({ isPossible }) => isPossible);

  return (
    <Sheet as="section" aria-label="Sending">
      <p>
        <Tag tone={LETTER_STATES[state].tone}>{LETTER_STATES[state].label}</Tag>{' '}
        {audienceText(audience)}, started {started_at && fullDate(started_at)}
      </p>
      <dl>
        {[
          ['Recipients', recipients] as const,
          ...COUNTS.map(([name, key]) => [name, counts[key]] as const),
        ].map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <ActRow>
        {acts.map(({ act, label }) => (
          <ActButton
            key={act}
            act={act}
            label={label}
            fields={{ id }}
            title={`${label}: ${subject}`}
          />
        ))}
      </ActRow>
      {problems.length > 0 && (
        <Table
          caption="Not delivered to"
          rows={problems}
          rowKey={({ email }) => email}
          columns={[
            { heading: 'Email', cell: ({ email }) => email, lead: true },
            { heading: 'Reason', cell: ({ text }) => text },
          ]}
        />
      )}
    </Sheet>
  );
}

const COUNTS = [
  ['Sent', 'sent'],
  ['Waiting', 'waiting'],
  ['Unsubscribed', 'unsubscribed'],
  ['Dropped', 'dropped'],
  ['Failed', 'failed'],
  ['Bounced', 'bounced'],
] as const;

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[20]};
  padding: ${theme.space[24]};

  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: ${theme.space[16]}; }
  dt { color: ${theme.color.text3}; font-size: 0.9375rem; }
  dd { margin: 0; font-size: 1.5rem; font-weight: 750; font-variant-numeric: tabular-nums; }
`;
