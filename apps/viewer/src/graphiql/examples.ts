/** The tabs that GraphiQL shows on the first visit. */
export const examples = {
  games: `# The games that were recorded last.
# Ctrl+Enter runs it; the book at the left
# tells what else can be asked. A token goes
# into "Headers" below:
# { "Authorization": "Bearer …" }

query Games {
  games(first: 10) {
    totalCount
    edges {
      node {
        id
        moduleName
        players {
          name
          hero
        }
        result {
          winners
          reason
        }
        lastPosition
      }
    }
  }
}
`,
  moment: `# A moment of a game, and its first events, as a
# spectator may know them; "0" is the first seat.

query Moment {
  games(first: 1) {
    edges {
      node {
        id
        state(at: "20", as: "spectator") {
          clock {
            day
            phase
          }
          zones {
            key
            count
          }
        }
        timeline(first: 20, as: "spectator") {
          edges {
            node {
              position
              text
            }
          }
        }
      }
    }
  }
}
`,
  follow: `# What happens in a game, from its beginning on
# and while it is played. Its id goes into
# "Variables" below.

subscription Follow($id: ID!) {
  gameEvents(id: $id, as: "spectator") {
    position
    text
  }
}
`,
} as const;
