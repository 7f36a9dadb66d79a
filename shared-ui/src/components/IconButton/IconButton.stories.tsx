import { Pencil, Trash2 } from 'lucide-react';

import { Row } from '../../catalogue/Row';
import type { Story, StoryFile } from '../../catalogue/story';
import { IconButton } from './IconButton';

export default { title: 'Actions/Icon button' } satisfies StoryFile;

export const Tones: Story = () => (
  <Row>
    <IconButton label="Edit">
      <Pencil size={20} aria-hidden />
    </IconButton>
    <IconButton label="Edit the picture" tone="raised">
      <Pencil size={20} aria-hidden />
    </IconButton>
    <IconButton label="Delete" tone="danger">
      <Trash2 size={20} aria-hidden />
    </IconButton>
  </Row>
);

export const BusyAndDisabled: Story = () => (
  <Row>
    <IconButton label="Deleting" tone="danger" busy>
      <Trash2 size={20} aria-hidden />
    </IconButton>
    <IconButton label="Delete nothing" disabled>
      <Trash2 size={20} aria-hidden />
    </IconButton>
  </Row>
);
