import { HttpResponse } from 'msw';

/** The response of a call whose browser loses its network before a response arrives: the call is not repeated. */
export function losesNetwork(): Response {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  return HttpResponse.error();
}
