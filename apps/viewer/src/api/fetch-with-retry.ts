import { serverBusy } from './connection.js';

/** The number of times that a refused request is sent again. */
const TIMES = 5;

/**
 * Sends a request. If the server is busy, sends it again after the number of seconds in the response. The server has
 * processed nothing of a refused request.
 */
export async function fetchWithRetry(...request: Parameters<typeof fetch>): Promise<Response> {
  for (let times = 0; ; times++) {
    const response = await fetch(...request);
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !(seconds > 0) || times === TIMES) return response;
    serverBusy(1);
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    serverBusy(-1);
  }
}
