import { blankOf, type DocumentNode } from 'contract/act-form';
import { type ReactNode, useId } from 'react';
import { Button, theme, typeset, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { isWithin } from '../../document/documentPath';
import { itemName } from '../../document/itemName';
import { Faults } from './Faults';
import { ItemHead } from './ItemHead';
import type { NodeInputProps } from './NodeInput';
import { useItems } from './useItems';

type ItemProps = Pick<NodeInputProps, 'title' | 'path' | 'value' | 'onChange'>;

interface ListInputProps extends NodeInputProps<Extract<DocumentNode, { kind: 'list' }>> {
  /** The fields of one entry. */
  children: (item: ItemProps) => ReactNode;
}

/** Entries that can be added, copied, removed and reordered, by mouse or keyboard. */
export function ListInput(props: ListInputProps) {
  const { node, title, path, value, faults, wanted, onChange, onRearrange, children } = props;
  const { items, keys, list, open, announced, ...acts } = useItems(value as unknown[], (all) => {
    onRearrange();
    onChange(all);
  });
  const headingId = useId();
  const Heading = path.split('.').length > 2 ? 'h3' : 'h2'; // h3 within an entry, h2 at the top level
  const isFull = items.length >= node.max;
  const isPointedAt = (place: string) =>
    [...Object.keys(faults), wanted ?? ''].some((one) => isWithin(one, place));

  return (
    <Root aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <Faults of={faults[path]} />
      {items.length === 0 && <p>No entries yet.</p>}
      <ol ref={list}>
        {items.map((item, at) => {
          const key = keys[at]!;
          const place = `${path}.${at}`;
          const isOpen = open.has(key) || isPointedAt(place);
          const name = itemName(item) || `${title}, entry ${at + 1}`;
          return (
            <li key={key} data-key={key}>
              <ItemHead
                name={name}
                isOpen={isOpen}
                isFull={isFull}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onToggle={() => acts.toggle(key)}
                onMove={(by) => acts.move(at, by, name)}
                onCopy={() => acts.add(item, at + 1)}
                onRemove={() => acts.remove(at, name)}
              />
              {isOpen &&
                children({
                  title: name,
                  path: place,
                  value: item,
                  onChange: (inner) => onChange(items.with(at, inner)),
                })}
            </li>
          );
        })}
      </ol>
      <Button
        tone="soft"
        size="sm"
        disabled={isFull}
        onClick={() => acts.add(blankOf(node.item), items.length)}
      >
        Add<VisuallyHidden> to {title}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-column: 1 / -1;
  gap: ${theme.space[12]};
  min-inline-size: 0;

  > h2, > h3 { ${typeset.h4} }
  > p { color: ${theme.color.text2}; }
  > button { justify-self: start; }
  ol { display: grid; gap: ${theme.space[8]}; margin: 0; padding: 0; list-style: none; }
  li {
    min-inline-size: 0;
    padding: ${theme.space[4]} ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }
  li > :not(:first-child) { padding-block: ${theme.space[12]}; }
`;
