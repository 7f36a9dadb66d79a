import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Button } from '../Button/Button';
import { PageTitle } from './PageTitle';

export default { title: 'Content/Page title' } satisfies StoryFile;

export const Plain: Story = () => <PageTitle>Team</PageTitle>;

export const WithActions: Story = () => (
  <PageTitle actions={<Button>Invite somebody</Button>}>{LONG_NAME}</PageTitle>
);
