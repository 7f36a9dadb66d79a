import { findPrograms } from './programs';

const all = (file: string) => !file.startsWith('/usr/lib/postgresql');

it('says which programs are missing, and which packages bring them', () => {
  expect(() => findPrograms({ PATH: '' }, () => false)).toThrow(
    'The cluster needs postgres, patroni, etcd, pgbouncer, redis-server, haproxy: apt-get install postgresql-15 patroni python3-etcd etcd-server pgbouncer redis-server haproxy',
  );
});

it('names only those that are missing', () => {
  expect(() => findPrograms({ PATH: '/bin' }, all)).toThrow(
    'The cluster needs postgres: apt-get install postgresql-15',
  );
});
