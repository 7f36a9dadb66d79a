import { ASKED_BY_PROCESSES } from 'server-kit/metrics';

/** What one panel shows. */
interface Panel {
  title: string;
  /** `s`, `bytes`, `percentunit`, `reqps` or `short`, as Grafana names them. */
  unit: string;
  /** Expressions by their legend. */
  lines: Record<string, string>;
}

const ANSWERS = 'http_request_duration_seconds';
const OF_VISITORS = `route!~"${ASKED_BY_PROCESSES}"`;
const quantile = (q: number) =>
  `histogram_quantile(${q}, sum by (job, le) (rate(${ANSWERS}_bucket{${OF_VISITORS}}[5m])))`;

/** From what visitors notice to what causes it. */
const PANELS: Panel[] = [
  {
    title: 'Answers',
    unit: 'reqps',
    lines: {
      '{{job}} {{status}}': `sum by (job, status) (rate(${ANSWERS}_count{${OF_VISITORS}}[5m]))`,
    },
  },
  {
    title: 'Errors',
    unit: 'percentunit',
    lines: {
      '{{job}}': `sum by (job) (rate(${ANSWERS}_count{${OF_VISITORS},status=~"5.."}[5m])) / sum by (job) (rate(${ANSWERS}_count{${OF_VISITORS}}[5m]))`,
    },
  },
  {
    title: 'Time to answer',
    unit: 's',
    lines: { '{{job}} p50': quantile(0.5), '{{job}} p99': quantile(0.99) },
  },
  {
    title: 'Slowest routes, p99',
    unit: 's',
    lines: {
      '{{job}} {{route}}': `topk(10, histogram_quantile(0.99, sum by (job, route, le) (rate(${ANSWERS}_bucket{${OF_VISITORS}}[5m]))))`,
    },
  },
  {
    title: 'Pages by who rendered them',
    unit: 'reqps',
    lines: { '{{rendered}}': 'sum by (rendered) (rate(edge_pages_total[5m]))' },
  },
  {
    title: 'Calls under way at the edges',
    unit: 'short',
    lines: {
      'reads waiting': 'sum(edge_calls_reads_waiting)',
      'reads running': 'sum(edge_calls_reads_running)',
      'writes waiting': 'sum(edge_calls_writes_waiting)',
      'writes running': 'sum(edge_calls_writes_running)',
    },
  },
  {
    title: 'Mail',
    unit: 'short',
    lines: {
      due: 'max(mail_outbox_due)',
      waiting: 'max(mail_outbox_waiting)',
      dead: 'max(mail_outbox_dead)',
    },
  },
  { title: 'Mail is late by', unit: 's', lines: { late: 'max(mail_outbox_late_seconds)' } },
  {
    title: 'Connections to the database',
    unit: 'short',
    lines: {
      '{{instance}} open': 'database_connections_open',
      '{{instance}} waited for': 'database_connections_waited_for',
    },
  },
  {
    title: 'Replicas',
    unit: 's',
    lines: {
      '{{instance}} behind by': 'database_replica_lag_seconds',
      '{{instance}} read from': 'database_replicas_read_from',
    },
  },
  {
    title: 'Disk that is free',
    unit: 'percentunit',
    lines: { '{{job}} {{instance}}': 'disk_free_bytes / disk_size_bytes' },
  },
  {
    title: 'Memory',
    unit: 'bytes',
    lines: { '{{job}} {{instance}}': 'process_resident_memory_bytes' },
  },
  {
    title: 'Event loop late, p99',
    unit: 's',
    lines: { '{{job}} {{instance}}': 'event_loop_delay_p99_seconds' },
  },
  {
    title: 'Revision, and purges of the cache in front',
    unit: 'short',
    lines: {
      '{{instance}} revision': 'edge_revision',
      'purges {{result}}': 'sum by (result) (increase(edge_cdn_purges_total[5m]))',
    },
  },
];

/** The dashboard as Grafana imports it. */
export const dashboard = () => ({
  uid: 'venture-quest',
  title: 'Venture Quest',
  schemaVersion: 39,
  time: { from: 'now-6h', to: 'now' },
  refresh: '30s',
  templating: {
    list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }],
  },
  panels: PANELS.map(({ title, unit, lines }, index) => ({
    id: index + 1,
    title,
    type: 'timeseries',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the dashboard
    datasource: { type: 'prometheus', uid: '${source}' },
    gridPos: { x: (index % 2) * 12, y: Math.floor(index / 2) * 8, w: 12, h: 8 },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: Object.entries(lines).map(([legendFormat, expr], at) => ({
      refId: String.fromCharCode(65 + at),
      legendFormat,
      expr,
    })),
  })),
});
