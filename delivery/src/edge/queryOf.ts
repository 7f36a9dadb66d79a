import type { Place, RenderContext } from './Documents';

/** Parameters that the page of a route reads, as its release says; undefined when it says nothing. */
export function queryOf(
  { deployment, composition }: RenderContext,
  { packageName: name, route }: Place,
): readonly string[] | undefined {
  const id = name === 'shell' ? composition.shell : composition.remotes[name]?.candidates[0]?.id;
  const routes = id === undefined ? [] : (deployment.file(name, id)?.provides.routes ?? []);
  return routes.find(({ path }) => path === route.path)?.query;
}
