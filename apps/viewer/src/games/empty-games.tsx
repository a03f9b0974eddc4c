/** What stands in place of the list when there is nothing in it. */
export function EmptyGames({ filtered }: { readonly filtered: boolean }) {
  if (filtered)
    return (
      <div className="empty" data-testid="empty">
        <h2>No game matches</h2>
        <p>Search for another player, or show all games.</p>
      </div>
    );
  return (
    <div className="empty" data-testid="empty">
      <h2>No game has been recorded yet</h2>
      <p>Let two bots play one:</p>
      <pre>npm run -s retrace -- play</pre>
      <p>Or drop an exported game anywhere on this page.</p>
    </div>
  );
}
