export { inSpan, isTracing, type OpenSpan, openRequest, openSpan, traceHeaders } from './spans';
export { startTracing, TRACING_VARIABLES } from './startTracing';
export { traceRequests } from './traceRequests';
