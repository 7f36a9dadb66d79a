import type { Mentor } from 'contract/wire/meetings.contract';
import { fullName, PlainLink, SelectField, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { type AgendaView, VIEWS, type View } from './useAgendaView';

interface AgendaBarProps extends Pick<AgendaView, 'view' | 'mentorId'> {
  /** Mentors for the filter; empty until they are known. */
  mentors: readonly Mentor[];
  addressOf: (change: Partial<AgendaView>) => string;
  onView: (view: View) => void;
  onMentor: (mentorId: number | undefined) => void;
}

/** The filter of the sessions: upcoming, past or one month, and by mentor. */
export function AgendaBar(props: AgendaBarProps) {
  const { view, mentorId, mentors, addressOf, onView, onMentor } = props;
  const everybody = { value: '', label: 'All mentors' };
  const each = mentors.map(({ id, user }) => ({ value: String(id), label: fullName(user) }));

  return (
    <Root>
      <Views aria-label="Sessions">
        {VIEWS.map((one) => (
          <ViewLink
            key={one}
            to={addressOf({ view: one })}
            aria-current={one === view ? 'page' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onView(one);
            }}
          >
            {LABELS[one]}
          </ViewLink>
        ))}
      </Views>
      <Narrow>
        <SelectField
          label="Mentor"
          labelHidden
          value={mentorId === undefined ? '' : String(mentorId)}
          options={[everybody, ...each]}
          onChange={({ target }) => onMentor(target.value ? Number(target.value) : undefined)}
        />
      </Narrow>
    </Root>
  );
}

const LABELS: Record<View, string> = { upcoming: 'Upcoming', past: 'Past', month: 'Month' };

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]} ${theme.space[24]};
  margin-block-end: ${theme.space[20]};
  @media print { display: none; }
`;

const Views = styled.nav`
  display: flex;
  flex-wrap: wrap; /* with large letters they are wider than a phone */
  gap: ${theme.space[8]};

  ${upTo.phone} { inline-size: 100%; }
`;

const ViewLink = styled(PlainLink)`
  display: grid;
  place-items: center;
  min-block-size: ${theme.size.target};
  padding-inline: 1.125rem;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-size: 0.9375rem;
  font-weight: 650;
  text-decoration: none;

  &:hover { background: ${theme.color.surface2}; }
  &[aria-current] {
    border-color: ${theme.color.primary};
    color: ${theme.color.onPrimary};
    background: ${theme.color.primary};
  }
  ${upTo.phone} { flex: 1; padding-inline: ${theme.space[8]}; }
`;

const Narrow = styled.div`
  inline-size: 16rem;

  ${upTo.phone} { inline-size: 100%; }
`;
