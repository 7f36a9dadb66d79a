import { findPrograms } from './programs';

const all = (file: string) => !file.startsWith('/usr/lib/postgresql');

it('reports the missing programs, and the packages that contain them', () => {
  expect(() => findPrograms({ PATH: '' }, () => false)).toThrow(
    'The cluster needs postgres, patroni, etcd, pgbouncer, redis-server, haproxy: apt-get install postgresql-15 patroni python3-etcd etcd-server pgbouncer redis-server haproxy',
  );
});

it('lists only the missing ones', () => {
  expect(() => findPrograms({ PATH: '/bin' }, all)).toThrow(
    'The cluster needs postgres: apt-get install postgresql-15',
  );
});
