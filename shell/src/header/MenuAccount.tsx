import {
  ButtonLink,
  PlainLink,
  theme,
  UnreadBadge,
  useAccountEntries,
  useSessionStatus,
  withUnread,
} from 'shared-ui';
import styled from 'styled-components';

/** The part of the menu that depends on the reader: the ways to sign in, or the member's own links. */
export function MenuAccount({ onChosen }: { onChosen(): void }) {
  const status = useSessionStatus();
  const entries = useAccountEntries();

  if (status === 'guest') {
    return (
      <Doors>
        <ButtonLink tone="outline-gradient" to="/login" onClick={onChosen}>
          Log in
        </ButtonLink>
        <ButtonLink tone="gradient" to="/register" onClick={onChosen}>
          Sign Up
        </ButtonLink>
      </Doors>
    );
  }

  return (
    <Places>
      {entries.map(({ label, icon, to, unread = 0, onSelect }) => (
        <li key={label}>
          {to ? (
            <PlainLink
              to={to}
              aria-label={unread > 0 ? withUnread(label, unread) : undefined}
              onClick={onChosen}
            >
              {icon}
              {label}
              <UnreadBadge count={unread} />
            </PlainLink>
          ) : (
            <button
              type="button"
              onClick={() => {
                onChosen();
                onSelect?.();
              }}
            >
              {icon}
              {label}
            </button>
          )}
        </li>
      ))}
    </Places>
  );
}

const Doors = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[12]};
  margin-block-start: ${theme.space[28]};
`;

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: ${theme.space[8]};
  margin-block-start: ${theme.space[20]};

  a, button {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    inline-size: 100%;
    min-block-size: ${theme.size.button};
    padding-inline: ${theme.space[12]};
    border: 0;
    border-radius: ${theme.radius.control};
    color: ${theme.color.text};
    background: ${theme.color.surface2};
    font-size: 0.9375rem;
    font-weight: 650;
    line-height: 1.2;
    text-align: start;
    cursor: pointer;
  }

  a > span { position: absolute; inset: -0.375rem -0.25rem auto auto; }
`;
