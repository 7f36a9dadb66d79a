import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

interface AccordionProps {
  /** An item with an `id` has an address: `#id` leads to it and opens it. */
  items: readonly { id?: string; title: string; content: ReactNode }[];
}

/** Questions that open one by one, each on its own. */
export function Accordion({ items }: AccordionProps) {
  return (
    <List>
      {items.map((item) => (
        <AccordionItem key={item.title} {...item} />
      ))}
    </List>
  );
}

function AccordionItem({ id: address, title, content }: AccordionProps['items'][number]) {
  const { hash } = useLocation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const asked = address !== undefined && hash === `#${address}`;

  // Not in the first render: the server never hears of the hash.
  useEffect(() => {
    if (asked) setOpen(true);
  }, [asked]);

  return (
    <li id={address}>
      <Heading>
        <button
          type="button"
          id={`${id}title`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Plus size={24} aria-hidden />
        </button>
      </Heading>
      <Answer id={id} role="region" aria-labelledby={`${id}title`} hidden={!open}>
        {content}
      </Answer>
    </li>
  );
}

const List = styled.ul`
  border-block-end: 1px solid ${theme.color.line};

  > li {
    border-block-start: 1px solid ${theme.color.line};
    scroll-margin-block-start: 6rem; /* clear of the header, which appears on the way */
  }
`;

const Heading = styled.h3`
  button {
    ${typeset.h4}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[24]};
    inline-size: 100%;
    padding: ${theme.space[20]} 0;
    border: 0;
    background: none;
    font-size: 1.1875rem;
    text-align: start;
    cursor: pointer;
  }
  svg { color: ${theme.color.accent}; transition: transform ${theme.time.base} ${theme.ease.out}; }
  [aria-expanded='true'] svg { transform: rotate(45deg); }
`;

const Answer = styled.div`
  max-inline-size: 64ch;
  padding-block-end: ${theme.space[24]};
  color: ${theme.color.text2};
  font-size: 1.0625rem;
  line-height: 1.6;
`;
