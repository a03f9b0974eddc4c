/** The query that the viewer sends to draw a board. */
export const positionQuery = /* GraphQL */ `
  query Position($id: ID!, $at: String, $as: String!) {
    game(id: $id) {
      lastPosition
      state(at: $at, as: $as) {
        position
        clock {
          day
          phase
          turn
          seat
        }
        seats {
          seat
          name
          firstPlayer
          passed
          resources {
            name
            value
          }
        }
        zones {
          key
          kind
          seat
          part
          count
          cards {
            key
            item
            object
            owner
            controller
            faceDown
            token
            statuses
            statistics {
              name
              value
            }
            counters {
              name
              value
            }
            face {
              reference
              name
              type
              subtypes
              faction
              rarity
              text
              supportText
              executed
              costs {
                name
                value
              }
            }
          }
        }
        tracks {
          key
          spaces {
            key
            name
            terrains
            faceDown
          }
          markers {
            seat
            kind
            space
            moved
          }
        }
        decision {
          id
          seat
          kind
          min
          max
          optionCount
        }
      }
    }
  }
`;
