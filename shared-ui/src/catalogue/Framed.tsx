import { useEffect, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, Provider } from 'shared-ui/core';

import { loadProgramme } from '../testing/programme';
import type { Story, Surroundings } from './story';

/** A story with the store, user and address that it requests. */
export function Framed({ story: Subject }: { story: Story }) {
  const { at = '/', ...surroundings } = Subject.parameters ?? {};
  const [store] = useState(() => storeFor(surroundings));
  const canvas = useRef<HTMLDivElement>(null);

  useEffect(() => Subject.play?.({ canvasElement: canvas.current! }), [Subject]);

  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <div ref={canvas}>
          <Subject />
        </div>
      </MemoryRouter>
    </Provider>
  );
}

function storeFor({ user, prepare }: Surroundings) {
  const status = user ? ('member' as const) : ('guest' as const);
  const session = { status, user: user ?? null, expired: false, loginDialog: { open: false } };
  const store = makeStore({ clock: { renderedAt: Date.now() }, session });
  loadProgramme(store);
  prepare?.(store.dispatch);
  return store;
}
