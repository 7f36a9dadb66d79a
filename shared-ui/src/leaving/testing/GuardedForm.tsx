import { type ReactNode, useState } from 'react';

import { LeaveGuard } from '../LeaveGuard';

/** A form that guards its text until it is saved. @param children further content */
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
