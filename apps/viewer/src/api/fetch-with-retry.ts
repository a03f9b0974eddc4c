import { serverBusy } from './connection.js';

/** The maximum number of times that a refused request is sent again. */
const TIMES = 5;

/**
 * Sends a request. If the server is busy, waits for the number of seconds in the response and sends the request again.
 * This is safe, because a busy server does not process any part of the request.
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
