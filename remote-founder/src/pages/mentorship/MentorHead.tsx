import type { Mentor } from 'contract/wire/meetings.contract';
import { CalendarPlus } from 'lucide-react';
import type { Ref } from 'react';
import {
  Avatar,
  Button,
  fullName,
  plural,
  Skeleton,
  theme,
  typeset,
  upTo,
  VisuallyHidden,
} from 'shared-ui';
import styled from 'styled-components';

interface MentorHeadProps {
  mentor: Mentor;
  /** The id of the mentor's name, which names the card. */
  nameId: string;
  nameRef: Ref<HTMLHeadingElement>;
  /** Number of upcoming meetings; 'unknown' after a failure, undefined while loading. */
  upcoming: number | 'unknown' | undefined;
  onSchedule: () => void;
}

/** A mentor, the number of upcoming meetings, and the button to schedule one. */
export function MentorHead({ mentor, nameId, nameRef, upcoming, onSchedule }: MentorHeadProps) {
  const name = fullName(mentor.user);

  return (
    <Root>
      <Avatar user={mentor.user} size={72} square />
      <Text>
        <Name id={nameId} ref={nameRef} tabIndex={-1}>
          {name}
        </Name>
        {typeof upcoming === 'number' && <Muted>{describe(upcoming, name)}</Muted>}
        {upcoming === undefined && <Skeleton width="9rem" />}
      </Text>
      <Button
        tone={upcoming === 0 ? 'ghost' : 'primary'}
        aria-haspopup="dialog"
        onClick={onSchedule}
      >
        <CalendarPlus size={20} aria-hidden />
        Schedule a mentoring session
        <VisuallyHidden> with {name}</VisuallyHidden>
      </Button>
    </Root>
  );
}

function describe(count: number, mentor: string): string {
  if (count === 0) return `You don't have any sessions scheduled with ${mentor}`;
  return plural(count, 'upcoming session');
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.125rem;
  padding: ${theme.space[20]} ${theme.space[24]};

  ${upTo.phone} {
    padding: ${theme.space[16]};
    > button { inline-size: 100%; }
  }
`;

const Text = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
`;

const Name = styled.h2`
  ${typeset.h3}
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;
