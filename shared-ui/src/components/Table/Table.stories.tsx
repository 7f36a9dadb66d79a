import { LONG_NAME, LONG_WORD } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Button } from '../Button/Button';
import { type Column, Table } from './Table';

export default { title: 'Content/Table' } satisfies StoryFile;

interface Member {
  id: number;
  name: string;
  position: string;
}

const COLUMNS: Column<Member>[] = [
  { heading: 'Name', cell: ({ name }) => name, lead: true },
  { heading: 'Position', cell: ({ position }) => position },
  { heading: 'Actions', cell: () => <Button size="sm">Remove</Button>, end: true },
];
const ROWS = [
  { id: 1, name: 'Dunja Đorđević', position: 'Co-Founder' },
  { id: 2, name: LONG_NAME, position: LONG_WORD },
];
const rowKey = ({ id }: Member) => id;

export const Rows: Story = () => (
  <Table caption="Team" columns={COLUMNS} rows={ROWS} rowKey={rowKey} />
);

export const Empty: Story = () => (
  <Table caption="Nobody" columns={COLUMNS} rows={[]} rowKey={rowKey} />
);
