import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface AccordionProps {
  /** An item with an `id` has an address: `#id` opens it. */
  items: readonly { id?: string; title: string; content: ReactNode }[];
}

/** Questions that open independently, also before scripts are loaded and without them. */
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
  const details = useRef<HTMLDetailsElement>(null);
  const asked = address !== undefined && hash === `#${address}`;

  // A browser opens the target of the initial address itself, but not after a script changes the address.
  useEffect(() => {
    if (asked && details.current) details.current.open = true;
  }, [asked]);

  return (
    <li>
      <details ref={details}>
        <Question>
          <h3>{title}</h3>
          <Plus size={24} aria-hidden />
        </Question>
        {/* The id is here, not on the item: a browser only opens a closed answer for a target inside it. */}
        <Answer id={address}>{content}</Answer>
      </details>
    </li>
  );
}

const List = styled.ul`
  border-block-end: 1px solid ${theme.color.line};

  > li { border-block-start: 1px solid ${theme.color.line}; }
  /* Paper has no closed answers. */
  @media print {
    details::details-content { content-visibility: visible; block-size: auto; }
    summary svg { display: none; }
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[24]};
  padding: ${theme.space[20]} 0;
  list-style: none;

  &::-webkit-details-marker { display: none; }
  h3 { ${typeset.h4} font-size: 1.1875rem; }
  svg { color: ${theme.color.accent}; transition: transform ${theme.time.base} ${theme.ease.out}; }
  [open] > & svg { transform: rotate(45deg); }
`;

const Answer = styled.div`
  scroll-margin-block-start: 6.5rem; /* its question */
  max-inline-size: 64ch;
  padding-block-end: ${theme.space[24]};
  color: ${theme.color.text2};
  font-size: 1.0625rem;
  line-height: 1.6;
`;
