import { HttpResponse } from 'msw';

/** What a call meets whose browser loses its network before an answer comes: nothing is sent again. */
export function losesNetwork(): Response {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  return HttpResponse.error();
}
