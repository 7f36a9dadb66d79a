import { address, like, readVariables, text } from '../environment';
import { spanExporter } from './exporter';
import { recordSpans } from './spans';

/** Named as in OpenTelemetry. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text().default(''),
  OTEL_TRACES_SAMPLER_ARG: like(/^(0(\.\d+)?|1(\.0+)?)$/, '0.1').default('1'),
};

/**
 * Exports this process's traces to a collector, when one is configured.
 * @param service name of the process, `quest-api`
 * @param onTrouble called when the collector does not accept spans
 * @returns a function to call at the end, or undefined when tracing is off
 */
export function startTracing(
  service: string,
  onTrouble: (error: unknown) => void,
  env: NodeJS.ProcessEnv = process.env,
): (() => Promise<void>) | undefined {
  const variables = readVariables(env, TRACING_VARIABLES);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = variables;
  if (endpoint === undefined) return undefined;
  const headers = readHeaders(variables.OTEL_EXPORTER_OTLP_HEADERS);
  const exporter = spanExporter({ endpoint, headers, service, onTrouble });
  recordSpans(exporter.take, Number(variables.OTEL_TRACES_SAMPLER_ARG));
  return async () => {
    recordSpans(undefined);
    await exporter.flush();
  };
}

/** `name=value,other=value`, percent-encoded. */
const readHeaders = (pairs: string) =>
  Object.fromEntries(
    pairs
      .split(',')
      .map((pair) => pair.split('=').map((half) => decodeURIComponent(half.trim())))
      .filter(([name, value]) => name && value),
  ) as Record<string, string>;
