import { LONG_NAME, LONG_TEXT } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Skeleton } from '../Skeleton/Skeleton';
import { AsideCard } from './AsideCard';

export default { title: 'Content/Aside card' } satisfies StoryFile;

export const Plain: Story = () => <AsideCard title="Your mentor">Elif Şahin</AsideCard>;

export const Busy: Story = () => (
  <AsideCard title="Coming up" busy>
    <Skeleton width="45%" />
  </AsideCard>
);

export const LongName: Story = () => <AsideCard title={LONG_NAME}>{LONG_TEXT}</AsideCard>;
