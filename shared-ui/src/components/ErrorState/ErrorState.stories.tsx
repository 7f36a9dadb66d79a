import { LONG_TEXT, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { ErrorState } from './ErrorState';

export default { title: 'Status/Error state' } satisfies StoryFile;

export const WithRetry: Story = () => <ErrorState onRetry={nothing} />;

export const Retrying: Story = () => <ErrorState onRetry={nothing} busy />;

export const Final: Story = () => <ErrorState>{LONG_TEXT}</ErrorState>;
