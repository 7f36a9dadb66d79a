import { Menu as Bars } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { menuOpened, theme, upTo, useDispatch, useUnreadCount } from 'shared-ui/core';
import styled from 'styled-components';

import { IconButton } from '../IconButton/IconButton';
import { UnreadBadge, withUnread } from '../UnreadBadge/UnreadBadge';

/** Opens the full-page menu of small screens, which the shell renders; shows the unread badge there. */
export function MenuOpener(props: Pick<ComponentPropsWithRef<'button'>, 'className'>) {
  const dispatch = useDispatch();
  const unread = useUnreadCount();
  return (
    <Opener
      {...props}
      label={withUnread('Open menu', unread)}
      aria-haspopup="dialog"
      onClick={() => dispatch(menuOpened())}
    >
      <Bars size={26} aria-hidden />
      <UnreadBadge count={unread} />
    </Opener>
  );
}

const Opener = styled(IconButton)`
  position: relative;
  color: ${theme.color.text};

  /* In the corner above the bars of the icon, which stay fully visible. */
  > span {
    position: absolute;
    inset-block-start: -0.25rem;
    inset-inline-end: -0.375rem;
    min-inline-size: 1.125rem;
    padding: 0.0625rem 0.3125rem;
    font-size: 0.75rem;
    line-height: 1rem;

    ${upTo.magnified} { inset-inline-end: 0; }
  }
`;
