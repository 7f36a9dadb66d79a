import { useEffect, useState } from 'react';
import { LONG_TEXT } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { FailurePlace } from './FailurePlace';
import { useLostFailure } from './useLostFailure';

export default { title: 'Fields/Failure place' } satisfies StoryFile;

/** The row of the pressed button has gone. */
export const Overtaken: Story = () => (
  <FailurePlace>
    <List />
  </FailurePlace>
);

function List() {
  const [rows, setRows] = useState(['marta@zrno.example', 'gezim@rrufe.example']);
  useEffect(() => setRows((before) => before.slice(-1)), []);
  return (
    <ul>
      {rows.map((email) => (
        <Row key={email} email={email} />
      ))}
    </ul>
  );
}

function Row({ email }: { email: string }) {
  const noteFailure = useLostFailure();
  useEffect(() => {
    if (email.startsWith('marta')) noteFailure({ status: 409, message: LONG_TEXT });
  });
  return <li>{email}</li>;
}
