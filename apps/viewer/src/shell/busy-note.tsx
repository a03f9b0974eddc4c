import { useServerBusy } from '../api/connection.js';
import { useSay } from '../words/language.js';

/** Shows that the server is overloaded while refused requests are waiting to be sent again. */
export function BusyNote() {
  const say = useSay();
  return (
    <div className="busy-note" role="status" data-testid="busy">
      {useServerBusy() && say('problems.busy')}
    </div>
  );
}
