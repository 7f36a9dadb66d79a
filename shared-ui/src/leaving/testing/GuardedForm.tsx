import { type ReactNode, useState } from 'react';

import { LeaveGuard } from '../LeaveGuard';

/** A form whose words are asked about until they are saved. @param children what else stands in it */
export function GuardedForm({ children }: { children?: ReactNode }) {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setSaved(text)}>
        Save
      </button>
      {children}
      <LeaveGuard when={text !== saved} />
    </>
  );
}
