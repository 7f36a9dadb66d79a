import { LONG_NAME, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Menu } from './Menu';

export default { title: 'Actions/Menu' } satisfies StoryFile;

const ENTRIES = [
  { label: 'Profile', to: '/profile/1' },
  { label: 'Notifications', to: '/notifications', unread: 3 },
  { label: 'Log out', onSelect: nothing },
];
const LONG = { label: LONG_NAME, to: '/profile/2' };

export const Closed: Story = () => (
  <Menu label="Account of Dunja" button="Dunja" entries={ENTRIES} />
);

export const Opened: Story = () => (
  <main>
    <Menu label="Account of Dunja" button="Dunja" entries={[...ENTRIES, LONG]} />
  </main>
);
Opened.parameters = { layout: 'fullscreen' };
Opened.play = ({ canvasElement }) => canvasElement.querySelector('button')?.click();
