import type { MyStartup } from 'contract/wire/my-startups.contract';
import { ArrowRight } from 'lucide-react';
import { theme, typeset, whenHover } from 'shared-ui/core';
import styled from 'styled-components';

import { Card } from '../Card/Card';
import { Picture } from '../Picture/Picture';
import { PlainLink } from '../PlainLink/PlainLink';

interface StartupTileProps {
  startup: MyStartup;
  to: string;
}

/** One startup of the reader. 'Manage' is visible on hover or focus, and always on touch screens. */
export function StartupTile({ startup, to }: StartupTileProps) {
  const { id, name, startup_image } = startup;
  return (
    <Tile lifts>
      <Way to={to}>
        <Image>
          <Picture
            path={startup_image}
            alt=""
            widths="(max-width: 56.25em) 100vw, 340px"
            seed={id}
          />
        </Image>
        <Line>
          <Name>{name}</Name>
          <Manage>
            Manage
            <ArrowRight size={18} aria-hidden />
          </Manage>
        </Line>
      </Way>
    </Tile>
  );
}

const Tile = styled(Card)`
  block-size: 100%;
`;

const Manage = styled.span`
  ${typeset.label}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[6]};
  color: ${theme.color.link};
  transition: opacity ${theme.time.fast};
`;

const Way = styled(PlainLink)`
  display: block;
  overflow: hidden;
  block-size: 100%;
  border-radius: ${theme.radius.card};

  ${whenHover} {
    &:not(:hover, :focus-visible) ${Manage} { opacity: 0; }
  }
`;

const Image = styled.div`
  aspect-ratio: 16 / 9;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding: ${theme.space[20]} 1.375rem;
`;

const Name = styled.h2`
  ${typeset.h4}
  flex: 1 1 8rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
