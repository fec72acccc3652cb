/** What the server says and takes; see docs/protocol.md. Written by tools/page_types.py. */

/** A game's view of a position; every game has its own. */
export type View = Record<string, unknown>;

export type Who = 'person' | 'driver';

export type Pace = 'relaxed' | 'live' | 'post';

export type State = 'gathering' | 'racing' | 'over';

export interface Said {
  say: string;
  with?: Record<string, RadioValue> | undefined;
}

/** The car of a seat, as plain data. */
export interface Car {
  car: number;
}

/** Several values, as plain data. */
export interface Row {
  row: RadioValue[];
  glue: string;
}

export type RadioValue = number | string | Said | Car | Row;

export type Change = (string | number | Record<string, unknown>)[];

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  who: Who;
  name: string | null;
  driver: string | null;
  taken: boolean;
  present: boolean;
  /** The driver that decides for the seat now. */
  driven_by: string | null;
  /** Of its car, in games in which a seat has one. */
  colour: string | null;
}

/** Which race of which season a table is for. */
export interface SeasonBrief {
  kind: string;
  race: number;
  races: number;
}

/** A table as everybody sees it. */
export interface Info {
  state: State;
  waiting: number[];
  round: number;
  places: number[] | null;
  table: string;
  game: string;
  options: Record<string, unknown>;
  pace: Pace;
  seconds: number | null;
  open: boolean;
  seats: SeatInfo[];
  spectators: number;
  /** The hash of the seed, published before the start. */
  seal: string;
  rematch: string | null;
  season: SeasonBrief | null;
  /** Whether a coach may be asked here. */
  hints: boolean;
}

/** An action in words: its text, its verb, and what that is said of. */
export interface Action {
  text: string;
  verb: string;
  arguments: (number | string)[];
}

/** What is sent to whoever decides. */
export interface Decision {
  seat: number;
  kind: string;
  /** The legal answers as verb and arguments; `text` is what is answered. */
  actions: Action[];
}

/** Something that happened; the numbers beside these are the kind's own. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  ruling: string;
  [number: string]: unknown;
}

/** A line as plain data: a message, what fills it, the rulings behind it. See `Line` for the others. */
export interface RadioLine {
  say: string;
  with?: Record<string, RadioValue> | undefined;
  seat: number | null;
  rulings: string[];
  sum?: RadioValue | undefined;
  loud?: boolean | undefined;
  shout?: RadioValue | undefined;
  near?: boolean | undefined;
  own?: boolean | undefined;
}

/** An entry of the log, as its reader may see it. */
export interface Entry {
  sequence: number;
  kind: string;
  seat: number | null;
  events: GameEvent[];
  lines: RadioLine[];
  text: string | null;
  name: string | null;
  /** The driver that answered for the seat; null where a person did. */
  by: string | null;
  at: number;
}

/** Everything there is. */
export interface Welcome {
  info: Info;
  views: Record<string, Record<string, unknown>>;
  decisions: Record<string, Decision | null>;
  undo: number[];
  sequence: number;
  seats: number[];
  host: boolean;
  log: Entry[];
}

/** A command was stored and carried out. */
export interface Done {
  id: number | string;
  sequence: number;
}

/** Something happened. */
export interface News {
  sequence: number;
  entries: Entry[];
  changes: Change[];
  done?: Done[] | undefined;
}

/** Somebody came or went. */
export interface InfoChanged {
  changes: Change[];
}

/** A message was refused; without a number where it could not be read. */
export interface Refused {
  reason: string;
  word: string | null;
  values: Record<string, string | number>;
  ruling: string | null;
  allowed: string[];
  id: number | string | null;
}

/** What a corner on the way asks for. */
export interface Corner {
  corner: number;
  limit: number;
  chance: number;
  cost: [number, number, number];
}

/** What can happen to a seat, as plain data. */
export interface Outlook {
  samples: number;
  /** Shares of the imagined races. */
  chances: Record<string, number>;
  spreads: Record<string, [number, number, number]>;
  /** How often the car ends where, the most likely place first. */
  ends: [number, number][];
  corners: Corner[];
}

/** The answer to a forecast. */
export interface Forecasted {
  outlook: Outlook;
  next: Decision | null;
  id: number | string;
}

/** What every answer leads to, as the game tells it. */
export interface Prospected {
  id: number | string;
  prospects: Record<string, unknown> | null;
}

/** An answer as the coach sees it. */
export interface Advised {
  answer: string;
  /** Estimated chance to win, 0 to 1. */
  win: number;
  /** How far that may be off for the luck of the playouts. */
  margin: number;
  place: number;
  playouts: number;
  /** Why it is better or worse than others; null beyond the best few. */
  reason: Said | null;
}

/** What the coach says: answers, the best first. */
export interface Hinted {
  id: number | string;
  playouts: number;
  options: Advised[];
}

/** A live table's clock runs for these seats. */
export interface Clock {
  waiting: number[];
  seconds: number;
}

/** What a client is told. */
export type Answer =
  | ({ is: 'welcome' } & Welcome)
  | ({ is: 'news' } & News)
  | ({ is: 'info' } & InfoChanged)
  | ({ is: 'done' } & Done)
  | ({ is: 'refused' } & Refused)
  | ({ is: 'forecast' } & Forecasted)
  | ({ is: 'prospects' } & Prospected)
  | ({ is: 'hint' } & Hinted)
  | ({ is: 'clock' } & Clock)
  | { is: 'pong' };

/** Who I am, and the last thing that I saw. */
export interface Hello {
  do: 'hello';
  tokens?: string[] | undefined;
  last?: number | undefined;
  client?: string | undefined;
}

export interface Forecast {
  do: 'forecast';
  id: number | string;
  seat: number;
  answer: string;
}

/** What does each of my answers lead to? */
export interface Prospects {
  do: 'prospects';
  id: number | string;
  seat: number;
}

/** What would a coach do? */
export interface Hint {
  do: 'hint';
  id: number | string;
  seat: number;
}

export interface Ping {
  do: 'ping';
}

export interface Start {
  do: 'start';
  id: number | string;
  driver?: string | null | undefined;
}

export interface Act {
  do: 'act';
  id: number | string;
  seat: number;
  answer: string;
}

export interface Undo {
  do: 'undo';
  id: number | string;
  seat: number;
}

export interface Withdraw {
  do: 'withdraw';
  id: number | string;
  seat: number;
}

export interface Seat {
  do: 'seat';
  id: number | string;
  seat: number;
  who: 'driver' | 'person' | 'open';
  driver?: string | null | undefined;
}

export interface Paint {
  do: 'paint';
  id: number | string;
  seat: number;
  colour: string;
}

export interface Chat {
  do: 'chat';
  id: number | string;
  text: string;
}

export interface Rematch {
  do: 'rematch';
  id: number | string;
}

export interface Keep {
  do: 'keep';
  id: number | string;
  seat: number;
  card: string;
}

/** Whether there are hints at this table; the host says so. */
export interface Hints {
  do: 'hints';
  id: number | string;
  allowed: boolean;
}

/** What a client says. */
export type Message = Hello | Forecast | Prospects | Hint | Ping | Start | Act | Undo | Withdraw | Seat | Paint | Chat | Rematch | Keep | Hints;

/** All that a client is shown. */
export interface Snapshot {
  info: Info;
  views: Record<string, Record<string, unknown>>;
  /** What each of the client's seats is asked; null where it is not. */
  decisions: Record<string, Decision | null>;
  /** The client's seats that may take their last answer back. */
  undo: number[];
}

/** Why something was not done; `word` names the message for people, `refused-WORD`, which `values` fill. */
export interface Refusal {
  reason: string;
  word: string | null;
  values: Record<string, string | number>;
  ruling: string | null;
  allowed: string[];
}

/** What would happen, and what the seat would be asked next if its answer is not whole yet. */
export interface Foreseen {
  outlook: Outlook;
  next: Decision | null;
}

/** Where others can open this server, as far as it knows; `here_only` if nobody but this device can. */
export interface Addresses {
  addresses: string[];
  here_only: boolean;
}

/** A car in pieces, along the x axis: SVG of its body without the number, and of its ghost. */
export interface CarPieces {
  colour: string;
  number: string;
  ink: string;
  body: string;
  ghost: string;
}

/** The cars of a game, for a page that moves them: the box around one, what their SVG refers to, the outline of its */
export interface CarShapes {
  box: number[];
  defs: string;
  shade: string;
  number: number[];
  cars: CarPieces[];
}

/** A circuit of a game; `about` is what only this game's circuits have. */
export interface CircuitInfo {
  name: string;
  title: string;
  laps: number;
  corners: number;
  spaces: number;
  about?: Record<string, string | boolean> | undefined;
}

/** A circuit of somebody's own, whose name is the word that a table takes; or what is wrong with its file. */
export interface CircuitFile {
  circuit: CircuitInfo | null;
  faults: string[];
}

/** What a task counts, and up to how many. */
export interface CounterInfo {
  what: string;
  of: number;
}

/** What is wrong with a file, and where: in English, and as the message `deck-fault-WORD` with its values. */
export interface Fault {
  reason: string;
  word: string | null;
  values: Record<string, string | number>;
}

/** A deck as one word and card by card, the top bar first; or what is wrong with it, and no deck. */
export interface Deck {
  deck: string | null;
  cards: Record<string, [string, number][]>;
  faults: Fault[];
}

/** A driver of a game; higher levels are stronger. */
export interface DriverInfo {
  name: string;
  level: number;
}

/** A game. */
export interface GameInfo {
  name: string;
  title: string;
  seats: [number, number];
  circuits: CircuitInfo[];
  /** Whether it takes circuits of somebody's own. */
  own_circuits: boolean;
  drivers: DriverInfo[];
  colours: string[];
  options: Record<string, string>;
  /** The one for who is new to the game. */
  lesson: string | null;
  seasons: Record<string, string[]>;
  /** Whether there can be hints. */
  coach: boolean;
}

/** How the server is. */
export interface Health {
  status: string;
  bus: string | null;
  tables: number;
  sockets: number;
}

/** What a seat takes along to the next part of a season. */
export interface KeepChoice {
  tokens: string[];
  seat: number;
  card: string;
}

/** What would happen, and what the learner would be asked next if the answer is not whole yet. */
export interface LessonForecast {
  outlook: Outlook;
  next: Decision | null;
}

/** A lesson of the race school; its words are the messages that begin with `words`. */
export interface LessonInfo {
  game: string;
  name: string;
  words: string;
  minutes: number;
  scenes: number;
  module: string | null;
}

/** A scene of a lesson; `words` is its message, with title and task, and `values` are what it speaks of. The light */
export interface SceneInfo {
  name: string;
  words: string;
  values: Record<string, string | number>;
  light: string | null;
  asks: boolean;
  counter: CounterInfo | null;
}

/** A lesson as it stands: the scene (null when it is over), what happened by the last move, the table, and the move */
export interface LessonMoment {
  scene: SceneInfo | null;
  number: number;
  scenes: number;
  wrong: string | null;
  shown: string;
  moves: string[];
  fresh: boolean;
  entries: Entry[];
  info: Info;
  view: Record<string, unknown>;
  decision: Decision | null;
  seat: number;
}

/** All moves of a lesson so far: answers, and an empty text where the coach only told something. */
export interface LessonMoves {
  moves?: string[] | undefined;
}

/** What every answer leads to, as the game tells it. */
export interface LessonProspects {
  prospects: Record<string, unknown> | null;
}

/** An answer that a learner thinks about. */
export interface LessonTry {
  moves?: string[] | undefined;
  answer: string;
}

/** A new table, and the host's secret. */
export interface Made {
  table: string;
  host: string;
  info: Info;
}

/** One line of a replayed race, and the position after it. */
export interface Moment {
  line: number;
  words: string;
  seat: number | null;
  events: GameEvent[];
  lines: RadioLine[];
  view: Record<string, unknown>;
}

/** Who is to sit there. */
export interface NewSeat {
  who: Who;
  driver?: string | null | undefined;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown> | undefined;
  seats: NewSeat[];
  pace?: Pace | undefined;
  seconds?: number | null | undefined;
  open?: boolean | undefined;
  season?: string | null | undefined;
  hints?: boolean | null | undefined;
}

/** The table of a season's next race. */
export interface NextRace {
  table: string;
}

/** A car's line of the score sheet: points by race, their sum, the place. */
export interface StandingInfo {
  car: number;
  points: number[];
  total: number;
  place: number;
}

/** One championship of a season that has several. */
export interface PartInfo {
  name: string;
  standings: StandingInfo[];
  champions: number[];
}

/** A puzzle: the lesson `name` of its game. The grade is 1 to 3 stars. */
export interface PuzzleInfo {
  game: string;
  number: number;
  name: string;
  circuit: string;
  grade: number;
  kind: string;
  today: boolean;
}

/** A race file, replayed. */
export interface Replay {
  game: string;
  settings: Record<string, unknown>;
  names: Record<string, string>;
  colours: Record<string, string>;
  drivers: Record<string, string>;
  moments: Moment[];
  places: number[] | null;
}

/** A ruling as players read it. */
export interface RulingText {
  name: string;
  title: string;
  text: string;
}

/** Part of a game's rules: a first race, rulings, or the words that it uses. */
export interface RuleChapter {
  kind: 'first' | 'rules' | 'words';
  title: string;
  passages: RulingText[];
}

/** A race of a season's calendar; `table` is where it was or is raced. */
export interface StopInfo {
  circuit: string;
  part: string;
  event: string | null;
  table: string | null;
}

/** A season as everybody sees it, with the seats of the table that was asked for. */
export interface SeasonInfo {
  table: string;
  next: string | null;
  game: string;
  kind: string;
  seed: number;
  settings: Record<string, unknown>;
  cars: number;
  calendar: StopInfo[];
  raced: number;
  over: boolean;
  places: number[][];
  standings: StandingInfo[];
  parts: PartInfo[];
  champions: number[];
  garages: Record<string, string[]>[];
  asks: Record<string, string[]>;
  racing: boolean;
  seats: SeatInfo[];
}

/** A seat, and its secret. */
export interface Seated {
  token: string;
  seat: number;
  info: Info;
}

/** Somebody who wants to sit down. */
export interface SitDown {
  name: string;
  nonce?: string | null | undefined;
  token?: string | null | undefined;
  webhook?: string | null | undefined;
  colour?: string | null | undefined;
}

/** Who asks, by the secrets that they hold. */
export interface Tokens {
  tokens: string[];
}

/** What checking a race file found. */
export interface Verdict {
  right: boolean;
  sentence: string;
  luck_checked: boolean;
  fault: 'file' | 'seal' | 'rules' | 'luck' | 'result' | null;
  line: number | null;
  word: string | null;
  values: Record<string, string | number>;
  ruling: string | null;
  decisions: number;
  draws: number;
  seal: string | null;
  nonces: string[];
}

/** An address to be called. */
export interface Webhook {
  webhook: string;
}

/** A moment of the race and every car's chance to win. */
export interface ReportPoint {
  round: number;
  entry: number;
  win: number[];
}

/** A chance to win and places, more being better, and half the interval of the places. */
export interface ReportWorth {
  win: number;
  places: number;
  error: number;
}

/** A car's race: its chance at the start, luck and decisions, and what better answers would have given more. */
export interface ReportCar {
  car: number;
  place: number;
  start: number;
  luck: ReportWorth;
  decisions: ReportWorth;
  given_away: ReportWorth;
  counts: Record<string, number>;
}

/** What a forecast tells of what was played and of the better answer, in somebody's language. */
export interface ReportWhy {
  played: string[];
  better: string[];
  wrong: string | null;
}

/** A decision that cost much; `entry` is the number of its line in the race, `picture` the board before it. */
export interface ReportCase {
  seat: number;
  round: number;
  entry: number;
  played: string;
  better: string | null;
  win: number;
  places: number;
  said: Record<string, ReportWhy>;
  picture: string | null;
}

/** What is known of a race so far; `costliest` are numbers of `cases`, `best` the best move in all languages. */
export interface RaceReport {
  game: string;
  circuit: string;
  names: (string | null)[];
  drivers: (string | null)[];
  colours: (string | null)[];
  share: number;
  playouts: number;
  moments: number;
  people: number[];
  points: ReportPoint[];
  error: number;
  cars: ReportCar[];
  costliest: number[];
  cases: ReportCase[];
  best: Record<string, string> | null;
}

/** Where a report will stand. */
export interface ReportAsked {
  report: string;
}

/** How a report stands: waiting, reckoning, done or failed. */
export interface ReportState {
  state: string;
  report: RaceReport | null;
}
