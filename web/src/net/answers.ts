/** Bodies and answers of HTTP by the names that the client uses: docs/protocol.md, "HTTP". */

export type {
  Beginning,
  CardText,
  GameInfo,
  Joining,
  ListedTable,
  Lists,
  Me,
  NamedRating,
  NewTable,
  Offer as Games,
  OptionInfo as GameOption,
  OwnTable,
  RatingView as Rating,
  Replay,
  ReplayPosition,
  ReplayStep,
  RoundEnd,
  SeatPlan,
  Session,
  TextBundle,
} from './protocol.ts';
