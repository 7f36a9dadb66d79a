export { type Head, head } from './head';
export { type RenderedPage, renderedPage } from './renderedPage';
export type { RenderRequest } from './renderRequest';
