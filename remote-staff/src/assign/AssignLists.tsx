import { GripVertical, Search } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, EmptyState, type Failure, Field, InlineAlert, theme, upTo } from 'shared-ui';
import styled from 'styled-components';
import { Assigned } from './Assigned';

/** A person or startup that can be assigned. */
export interface Candidate {
  id: number;
  name: string;
  about: string;
}

interface AssignListsProps {
  /** The kind of candidate, e.g. 'mentor'. */
  what: string;
  /** The assigned ones, each with its button to end the assignment. */
  assigned: readonly (Candidate & { end: ReactNode })[];
  /** Results of the search, without the assigned ones. */
  candidates: readonly Candidate[];
  searching: boolean;
  onSearch: (text: string) => void;
  onAssign: (candidate: Candidate) => void;
  /** Id of the one that was assigned last. */
  pressedId: number | undefined;
  /** Whether that is still under way, or why it failed. */
  busy: boolean;
  failure: Failure;
}

const DRAG_TYPE = 'application/x-candidate';

/**
 * Two lists: assigned ones and candidates. An entry is assigned by dragging it from the second list to the first, or by
 * its button, which the keyboard reaches as well.
 */
export function AssignLists(props: AssignListsProps) {
  const { what, assigned, candidates, searching, onSearch, onAssign, pressedId } = props;
  const [isOver, setIsOver] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const pressed = useRef<number>(undefined);

  // The pressed button is removed with its row, and the focus would be lost with it.
  useEffect(() => {
    if (candidates.some(({ id }) => id === pressed.current)) return;
    if (pressed.current !== undefined && document.activeElement === document.body)
      search.current?.focus();
    pressed.current = undefined;
  }, [candidates]);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const id = Number(event.dataTransfer.getData(DRAG_TYPE));
    const found = candidates.find((one) => one.id === id);
    if (found) onAssign(found);
  }

  return (
    <Lists>
      <Assigned
        what={what}
        assigned={assigned}
        isOver={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      />
      <div>
        <Field
          ref={search}
          label={`Find a ${what}`}
          type="search"
          icon={<Search size={20} aria-hidden />}
          onChange={({ target }) => onSearch(target.value)}
        />
        {!candidates.some(({ id }) => id === pressedId) && (
          <InlineAlert failure={props.failure} fields={[]} />
        )}
        <ul aria-label={`Available ${what}s`} aria-busy={searching}>
          {candidates.map((one) => (
            <li
              key={one.id}
              draggable
              onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAG_TYPE, String(one.id))}
            >
              <GripVertical size={18} aria-hidden />
              <strong>{one.name}</strong>
              <span>{one.about}</span>
              <Button
                size="sm"
                tone="soft"
                busy={props.busy && pressedId === one.id}
                aria-label={`Assign ${one.name}`}
                onClick={() => {
                  pressed.current = one.id;
                  onAssign(one);
                }}
              >
                Assign
              </Button>
              {pressedId === one.id && <InlineAlert failure={props.failure} fields={[]} />}
            </li>
          ))}
        </ul>
        {candidates.length === 0 && !searching && <EmptyState>{`No ${what}s found.`}</EmptyState>}
      </div>
    </Lists>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[24]};

  [draggable] { cursor: grab; }
  [draggable] > svg { color: ${theme.color.text3}; }
  ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    [draggable] > svg { display: none; }
  }
`;
