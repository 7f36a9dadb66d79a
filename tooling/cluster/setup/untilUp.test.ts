import { statusOf } from './untilUp';

it('finds the state of a process in HAProxy’s statistics', () => {
  const columns = (name: string, status: string) =>
    ['site', name, ...Array.from({ length: 15 }, () => '0'), status, '1'].join(',');
  const table = ['# pxname,svname', columns('edge-1', 'DOWN 1/2'), columns('edge-2', 'UP')].join(
    '\n',
  );
  expect(['edge-1', 'edge-2', 'edge-3'].map((name) => statusOf(table, name))).toEqual([
    'DOWN 1/2',
    'UP',
    undefined,
  ]);
});
