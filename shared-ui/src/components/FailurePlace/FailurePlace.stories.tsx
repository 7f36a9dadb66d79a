import { useState } from 'react';
import { LONG_TEXT } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Button } from '../Button/Button';
import { FailurePlace } from './FailurePlace';
import { useRequest } from './useRequest';

export default { title: 'Fields/Failure place' } satisfies StoryFile;

/** The row of the pressed button has gone. */
export const Overtaken: Story = () => (
  <FailurePlace>
    <List />
  </FailurePlace>
);
Overtaken.play = ({ canvasElement }) => canvasElement.querySelector('button')?.click();

function List() {
  const [rows, setRows] = useState(['marta@zrno.example', 'gezim@rrufe.example']);

  async function revoke(email: string) {
    setRows(rows.filter((row) => row !== email));
    return { error: { status: 409, message: LONG_TEXT } };
  }

  return (
    <ul>
      {rows.map((email) => (
        <Row key={email} email={email} onRevoke={() => revoke(email)} />
      ))}
    </ul>
  );
}

interface RowProps {
  email: string;
  onRevoke: Parameters<ReturnType<typeof useRequest>['send']>[0];
}

function Row({ email, onRevoke }: RowProps) {
  const { busy, send } = useRequest();
  return (
    <li>
      {email}{' '}
      <Button size="sm" busy={busy} onClick={() => send(onRevoke)}>
        Revoke
      </Button>
    </li>
  );
}
