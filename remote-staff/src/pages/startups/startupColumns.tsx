import type { PublicSite } from 'contract/wire/publicProgramme.contract';
import type { StaffStartupRow } from 'contract/wire/staff-tables.contract';
import { STAGE_OPTIONS, stageLabel } from 'shared-ui';
import { factText } from '../../changes/factText';
import type { ManyAct } from '../../many/manyAct';
import { RowLink } from '../../table/RowLink';
import { Tags } from '../../table/Tags';
import type { TableColumn, TableFilter } from '../../table/tableColumn';

export const COLUMNS: readonly TableColumn<StaffStartupRow>[] = [
  {
    id: 'name',
    heading: 'Name',
    sort: 'name',
    cell: ({ id, name }, uniqueName) => (
      <RowLink to={`/staff/startups/${id}`} name={uniqueName}>
        {name}
      </RowLink>
    ),
  },
  {
    id: 'season',
    heading: 'Season',
    sort: 'season',
    end: true,
    cell: ({ season }) => season ?? '–',
  },
  {
    id: 'state',
    heading: 'State',
    cell: ({ published }) => <Tags facts={[published ? ['Published', 'ok'] : ['Draft', 'warn']]} />,
  },
  { id: 'industry', heading: 'Industry', cell: ({ industry }) => industry },
  { id: 'stage', heading: 'Stage', cell: ({ stage }) => stageLabel(stage) },
  { id: 'team', heading: 'Team', end: true, cell: ({ team }) => team },
  { id: 'mentors', heading: 'Mentors', end: true, cell: ({ mentors }) => mentors },
  { id: 'slug', heading: 'Address', extra: true, cell: ({ slug }) => slug },
  {
    id: 'created',
    heading: 'Created',
    sort: 'created',
    timed: true,
    extra: true,
    cell: ({ created_at }) => factText(created_at),
  },
];

const yesNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
];

/**
 * The filters of the table, with seasons in descending order.
 * @param asked the season in the address; an unpublished one has no name yet
 */
export const filtersOf = (seasons: PublicSite['seasons'], asked: string): TableFilter[] => [
  { param: 'season', label: 'Season', all: 'Any season', options: seasonOptions(seasons, asked) },
  ...FILTERS,
];

function seasonOptions(seasons: PublicSite['seasons'], asked: string) {
  const options = [
    ...[...seasons].reverse().map(({ number, name }) => ({ value: String(number), label: name })),
    { value: 'none', label: 'No season' },
  ];
  const isNamed = asked === '' || options.some(({ value }) => value === asked);
  return isNamed ? options : [{ value: asked, label: asked }, ...options];
}

const FILTERS: readonly TableFilter[] = [
  {
    param: 'published',
    label: 'State',
    all: 'Any state',
    options: yesNo('Published', 'Draft'),
  },
  {
    param: 'stage',
    label: 'Stage',
    all: 'Any stage',
    options: STAGE_OPTIONS,
  },
  {
    param: 'mentored',
    label: 'Mentor',
    all: 'With or without',
    options: yesNo('With a mentor', 'Without a mentor'),
  },
];

const ofEach = ({ slug: startup }: StaffStartupRow) => ({ startup });

export const ACTS: readonly ManyAct<StaffStartupRow>[] = [
  { act: 'startups.publish', label: 'Publish', ofEach },
  { act: 'startups.unpublish', label: 'Unpublish', ofEach },
  { act: 'startups.withdraw', label: 'Withdraw', ofEach },
  {
    act: 'startups.season',
    label: 'Set season',
    ofEach,
    asks: { field: 'season', label: 'Season', help: 'The number of the season.', type: 'number' },
  },
  {
    act: 'mentors.assign',
    label: 'Assign mentor',
    ofEach,
    asks: { field: 'mentor', label: 'Mentor', help: 'Email of the mentor.', type: 'email' },
  },
];
