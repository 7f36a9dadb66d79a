import type { TodayEntry, TodayItem } from 'contract/wire/today.contract';
import { useId } from 'react';
import { Card, FailurePlace, RelativeTime, Tag, TextLink, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { ActButton } from '../../acts/ActButton';
import { KINDS } from './kinds';

/** One kind of pending items: the number, the first ones, and an act for each. */
export function WaitingCard({ kind, total, items }: TodayEntry) {
  const headingId = useId();
  const { title, none } = KINDS[kind];
  return (
    <Sheet as="section" aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{title}</h2>
        <Tag tone={total > 0 ? 'warn' : 'ok'}>{total >= 100 ? '100 or more' : total}</Tag>
      </Head>
      {total === 0 && <Note>{none}</Note>}
      <FailurePlace>
        <ul>
          {items.map((item) => (
            <Waiting key={item.id} item={item} />
          ))}
        </ul>
      </FailurePlace>
      {total > items.length && <Note>and {total - items.length} more</Note>}
    </Sheet>
  );
}

function Waiting({ item: { name, text, at, to, act } }: { item: TodayItem }) {
  return (
    <Line>
      <div>
        <TextLink to={to}>{name}</TextLink>
        <p>
          {text}
          {at && (
            <>
              {' · '}
              <RelativeTime date={at} />
            </>
          )}
        </p>
      </div>
      {act && (
        <ActButton
          act={act.name}
          fields={act.fields}
          title={`${act.label}: ${name}`}
          label={act.label}
          subject={name}
        />
      )}
    </Line>
  );
}

const Sheet = styled(Card)`
  padding: ${theme.space[20]} ${theme.space[24]};

  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  justify-content: space-between;

  h2 { ${typeset.h4} }
`;

const Note = styled.p`
  margin-block-start: ${theme.space[8]};
  color: ${theme.color.text2};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${theme.space[12]};

  + li { border-block-start: 1px solid ${theme.color.line}; }
  > div { flex: 1 1 14rem; min-inline-size: 0; overflow-wrap: anywhere; }
  > [role='alert'] {
    flex-basis: 100%;
    text-align: end;
    ${upTo.phone} { text-align: start; }
  }
  > div > p { color: ${theme.color.text2}; font-size: 0.9375rem; line-height: 1.375rem; }
`;
