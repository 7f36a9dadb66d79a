import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../tooling/operations');

/** Identifiers in Prometheus expressions that are not metrics of ours: functions, clauses, labels, built-in metrics. */
const NOT_OURS =
  /^(sum|rate|increase|min|max|max_over_time|by|topk|histogram_quantile|up|job|le|status|route|instance|rendered|result)$/;

/** Metrics that the operators' alerts and dashboard query. */
export function askedMetrics(): string[] {
  const texts = ['prometheus', 'grafana'].flatMap((folder) =>
    readdirSync(join(FOLDER, folder)).map((file) =>
      readFileSync(join(FOLDER, folder, file), 'utf8'),
    ),
  );
  // An expression is on the same line as its key, or on the line below.
  const expressions = texts.flatMap((text) =>
    [...text.matchAll(/^\s*"?expr"?:\s*(.+)$/gm)].map(([, expression]) => expression!),
  );
  const names = expressions.flatMap(
    (text) => text.replaceAll(/\{[^}]*\}|\[\w+\]/g, ' ').match(/\b[a-z_][a-z_\d]*\b/g) ?? [],
  );
  return [...new Set(names)].filter((name) => !NOT_OURS.test(name)).sort();
}

/** Names of the metrics in a response. */
export const namesIn = (metrics: string): Set<string> =>
  new Set(metrics.split('\n').flatMap((line) => /^([a-z_\d]+)[{ ]/.exec(line)?.[1] ?? []));
