import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { AppTheme } from 'shared-ui/core';

import { Contents } from './Contents';
import { Framed } from './Framed';
import { mockCalls } from './mockCalls';
import { readStories, type StoryModule } from './readStories';
import { Sheet } from './Sheet';

declare global {
  interface ImportMeta {
    /** Defined by webpack: the modules of a folder whose names match. */
    webpackContext(
      folder: string,
      options: { recursive: boolean; regExp: RegExp },
    ): { (path: string): StoryModule; keys(): string[] };
  }
}

const files = import.meta.webpackContext('..', { recursive: true, regExp: /\.stories\.tsx$/ });
const stories = readStories(files.keys().map((path) => files(path)));

/**
 * Shows the selection after `#`: `sheet=Fields&surface=stage`, `story=dialogs-dialog--long`, or everything when it is
 * empty.
 */
function Catalogue() {
  const address = useSyncExternalStore(watchAddress, () => location.hash.slice(1));
  return (
    <div key={address} data-address={address}>
      {subjectAt(new URLSearchParams(address))}
    </div>
  );
}

function subjectAt(wanted: URLSearchParams) {
  const alone = stories.find(({ id }) => id === wanted.get('story'));
  if (alone) return <Framed story={alone.story} />;
  const sheet = stories.filter((one) => one.sheet === wanted.get('sheet'));
  if (sheet.length === 0) return <Contents stories={stories} />;
  const surface = wanted.get('surface') === 'stage' ? 'stage' : 'studio';
  return <Sheet title={sheet[0]!.sheet} stories={sheet} surface={surface} />;
}

function watchAddress(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

mockCalls();
createRoot(document.getElementById('root')!).render(
  <AppTheme>
    <Catalogue />
  </AppTheme>,
);
