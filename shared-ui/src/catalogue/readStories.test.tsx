import { readStories, type StoryModule } from './readStories';

const fields: StoryModule = {
  default: { title: 'Fields/Select field' },
  LongOptions: () => <p>long</p>,
  Empty: () => <p>empty</p>,
};
const actions: StoryModule = { default: { title: 'Actions/Button' }, Busy: () => <p>busy</p> };

it('names stories by sheet, component and state, in the order of their titles', () => {
  expect(readStories([fields, actions]).map(({ story: _story, ...named }) => named)).toEqual([
    { id: 'actions-button--busy', sheet: 'Actions', component: 'Button', name: 'Busy' },
    {
      id: 'fields-select-field--long-options',
      sheet: 'Fields',
      component: 'Select field',
      name: 'Long options',
    },
    { id: 'fields-select-field--empty', sheet: 'Fields', component: 'Select field', name: 'Empty' },
  ]);
});
