import { Row } from '../../catalogue/Row';
import { LOST_PICTURE, PICTURE } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { aPerson } from '../../testing/people';
import { Avatar } from './Avatar';

export default { title: 'Content/Avatar' } satisfies StoryFile;

export const Sizes: Story = () => (
  <Row>
    {([34, 44, 52, 72] as const).map((size) => (
      <Avatar key={size} user={aPerson({ id: size })} size={size} />
    ))}
    <Avatar user={aPerson({ profile_photo: PICTURE })} size={72} alt="Gëzim Hoxha" />
    <Avatar user={aPerson({ profile_photo: PICTURE })} size={72} square />
    <Avatar user={aPerson({ profile_photo: LOST_PICTURE })} size={72} />
  </Row>
);
