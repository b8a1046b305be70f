// Made from the messages of the server by `standoff schema --typescript`; not to be changed by hand.

export const WIRE_VERSION = 1

/** A new account. Whoever was a guest so far keeps his history. */
export interface AccountForm {
  name: string
  password: string
}

/** The option that a good player would take, and why; `best` has it and what is next best. */
export interface AdvisedNews {
  kind: "advised"
  to: number
  code: number
  text: string
  best: (Considered)[]
}

/** Whether somebody's wish to go back is granted. */
export interface AgreeRequest {
  kind: "agree"
  agree: boolean
  id?: number
}

/**
 * A record looked at. `mistakes` are the numbers of the questions, the most costly first. `roles` are the words for
 * the roles in beliefs, `had` the number of the role that each seat had.
 */
export interface Analysis {
  game: string
  title: string
  names: (string)[]
  settings: { [name: string]: boolean | number | string }
  result: string
  winners: (number)[]
  budget: number
  players: (Performance)[]
  decisions: (Decision)[]
  mistakes: (number)[]
  turning: Turning | null
  roles: (string)[]
  had: (number)[]
}

/**
 * How far an analysis is: `none` was asked for yet; it waits, with so many others `ahead`; `done` of `whole` steps
 * of the work are behind it; or it is done, and `found` is there. `trouble` says why it could not be made.
 */
export interface AnalysisState {
  stage: "done" | "failed" | "none" | "waiting" | "working"
  done: number
  whole: number
  ahead: number
  found: Analysis | null
  trouble: string
}

/** The answer to a question: its number, and the code of an option. */
export interface AnswerRequest {
  kind: "answer"
  number: number
  code: number
  branch?: number
  id?: number
}

/** The bot that has stood in may rest. */
export interface BackRequest {
  kind: "back"
  id?: number
}

/** BANG! */
export interface Bang {
  catalogue?: BangCatalogue
  view?: BangView
  question?: BangQuestion
  asked?: BangAsked
  row?: BangRow
  option?: BangOption
  answer?: BangAnswer
  note?: BangNote
  refusal?: BangRefusal
  told?: BangTold
  event?: BangEvent
  result?: Result
  record?: BangRecord
  seat_log?: BangSeatLog
  game_info?: GameInfo
  clause?: Clause
  scenario?: Scenario
  demonstration?: BangDemonstration
  frame?: BangFrame
  given?: BangGiven
  log_line?: BangLogLine
  put?: BangPut
  why?: BangWhy
  snapshot?: BangSnapshot
  moved?: BangMoved
  refused_all?: BangRefusedAll
  previewed?: BangPreviewed
  lines?: BangLines
  step?: BangStep
  steps?: BangSteps
  demonstrated?: BangDemonstrated
  request?: BangRequest
  news?: BangNews
}

export type BangAnswer = BangUseAnswer | BangPlayAnswer | BangEndTurnAnswer | BangPassAnswer | BangUseBarrelAnswer | BangUseSidAnswer | BangFromDeckAnswer | BangFromDiscardAnswer | BangFromHandAnswer | BangChooseAnswer | BangPickAnswer | BangPlayAtAnswer | BangTakeFromHandAnswer | BangTakeLaidAnswer

/** One of two characters (bang.setup.choose_character). */
export interface BangAskCharacter {
  kind: "character"
}

/** Too many cards at the end of the turn (bang.discard.excess). */
export interface BangAskDiscard {
  kind: "discard"
  amount: number
  limit: number
}

/** Sid Ketchum: one of the two cards for his life point (bang.sid.two_cards). */
export interface BangAskDiscardForLife {
  kind: "discard_for_life"
  left: number
}

/** The next BANG! of a Duel, or a life point (bang.duel.in_turn). */
export interface BangAskDuel {
  kind: "duel"
  foe: Seat
  by: Seat
  card: BangCard
}

/** A lethal hit: save yourself? (bang.out.unless_beer) */
export interface BangAskDying {
  kind: "dying"
  needed: number
  by: Seat | null
  card: BangCard
}

/** Jesse Jones and Pedro Ramirez: where does the first card come from? (bang.jesse.first, bang.pedro.discard) */
export interface BangAskFirstCard {
  kind: "first_card"
  character: BangCharacter
}

/** Lucky Duke: which of the two counts? (bang.lucky_duke.two) */
export interface BangAskFlip {
  kind: "flip"
  cause: BangCardName
}

/** A BANG! or a life point (bang.indians.bang_or_lose). */
export interface BangAskIndians {
  kind: "indians"
  by: Seat
  card: BangCard
}

/** Keep the character for the next game? (bang.new_game.keep) */
export interface BangAskKeep {
  kind: "keep"
  character: BangCharacter
}

/** Everything is discarded: which card is next? (bang.out.order) */
export interface BangAskOrder {
  kind: "order"
}

/** The second phase: play a card, or end the turn (bang.play.any_number). */
export interface BangAskPlay {
  kind: "play"
}

/** Kit Carlson: which of the three lies on top again? (bang.kit.put_back) */
export interface BangAskPutBack {
  kind: "put_back"
}

/** Somebody is shot at: so many Missed! are needed, so many Barrels can be tried (bang.missed.cancels). */
export interface BangAskShot {
  kind: "shot"
  needed: number
  barrels: number
  by: Seat
  card: BangCard
}

/** A card of the General Store (bang.store.choose). */
export interface BangAskStore {
  kind: "store"
  by: Seat
}

/** Sid Ketchum: now? (bang.sid.any_time) */
export interface BangAskWindow {
  kind: "window"
}

export type BangAsked = BangAskPlay | BangAskShot | BangAskIndians | BangAskDuel | BangAskDying | BangAskDiscard | BangAskStore | BangAskFlip | BangAskPutBack | BangAskFirstCard | BangAskDiscardForLife | BangAskWindow | BangAskOrder | BangAskCharacter | BangAskKeep

/**
 * The Barrel that is tried: the card in play first, then that which Jourdonnais always has, which is no card
 * (bang.barrel.draw, bang.jourdonnais.barrel).
 */
export interface BangByBarrelNote {
  kind: "by_barrel"
  card: BangCard | null
}

/** A shot is answered, with a card or a Barrel; so many Missed! are still needed (bang.missed.cancels). */
export interface BangCancelEvent {
  kind: "cancel"
  seat: Seat
  by: Seat
  card: BangCard | null
  needed: number
}

export type BangCard = number

/** A card: its name, and the value and suit in its corner. Cards that read the same are one: `copies` says so. */
export interface BangCardInfo {
  id: number
  name: number
  rank: string
  suit: string
  text: string
  copies: number
}

export type BangCardName = number

/** Everything that is printed. */
export interface BangCatalogue {
  game: string
  names: (BangNameInfo)[]
  cards: (BangCardInfo)[]
  characters: (BangCharacterInfo)[]
  roles: (BangRoleInfo)[]
  symbols: (BangSymbolInfo)[]
  bullets: number
  colt: number
}

export type BangCharacter = number

/** A character. */
export interface BangCharacterInfo {
  id: number
  key: string
  name: string
  life: number
  ability: string
  clauses: (string)[]
}

/** A character, to play or to keep. */
export interface BangChooseAnswer {
  kind: "choose"
  character: BangCharacter
}

/** A scenario to step through. */
export interface BangDemonstrated {
  scenario: ScenarioInfo
  players: (string)[]
  settings: { [name: string]: boolean | number | string }
  seat: number | null
  catalogue: BangCatalogue
  steps: (BangStep)[]
}

/** A scenario to step through. `seat` is whose eyes it is seen with; None for everything, with nothing hidden. */
export interface BangDemonstration {
  game: string
  title: string
  note: string
  clauses: (string)[]
  players: (string)[]
  settings: BangSettings
  seat: Seat | null
  catalogue: BangCatalogue
  frames: (BangFrame)[]
}

/** To the discard pile (bang.symbol.discard). */
export interface BangDiscardEvent {
  kind: "discard"
  seat: Seat
  card: BangCard
  source: "discard_pile" | "flipped" | "hand" | "play" | "store"
}

/** The top card of the deck into a hand, or the one beneath it (bang.symbol.draw). */
export interface BangDrawEvent {
  kind: "draw"
  seat: Seat
  card: BangCard | null
  below: boolean
}

/** A player is made to discard (bang.cat_balou.discard). */
export interface BangDropEvent {
  kind: "drop"
  seat: Seat
  owner: Seat
  card: BangCard
  source: "discard_pile" | "flipped" | "hand" | "play" | "store"
}

/** The game is over (bang.end.after_card); the last one that is played, or another follows. */
export interface BangEndEvent {
  kind: "end"
  winners: (Seat)[]
  last: boolean
}

/** The second phase is over. */
export interface BangEndTurnAnswer {
  kind: "end_turn"
}

export type BangEvent = BangNewGameEvent | BangShuffleRolesEvent | BangLookAtRoleEvent | BangShowRoleEvent | BangOfferEvent | BangKeepEvent | BangSeatCharacterEvent | BangSeatCharactersEvent | BangLoadEvent | BangShuffleDeckEvent | BangReshuffleEvent | BangDrawEvent | BangLookEvent | BangPutBackEvent | BangFlipEvent | BangVerdictEvent | BangOpenStoreEvent | BangShowEvent | BangPlayCardEvent | BangLayEvent | BangDiscardEvent | BangDropEvent | BangStealEvent | BangGrabEvent | BangInheritEvent | BangTakeEvent | BangPassOnEvent | BangHitEvent | BangRegainEvent | BangCancelEvent | BangOutEvent | BangExplodeEvent | BangJailEvent | BangRewardEvent | BangPenaltyEvent | BangTurnEvent | BangFiguresEvent | BangEndEvent | BangMatchEvent

/** The Dynamite goes off (bang.dynamite.explodes). */
export interface BangExplodeEvent {
  kind: "explode"
  seat: Seat
}

/**
 * What follows from what lies open: how far weapons shoot, at what distance each living seat sees the others (0 is
 * nobody's), how much of that are Mustangs of the one who is seen and how much Scopes of the other take away, and how
 * many BANG! the player whose turn it is may still play, None for any number (bang.distance.shortest).
 */
export interface BangFiguresEvent {
  kind: "figures"
  reach: (number)[]
  distances: ((number)[])[]
  mustangs: (number)[]
  scopes: (number)[]
  bangs: number
  bangs_left: number | null
}

/** The top card of the deck, face up, for a "draw!" (bang.draw.flip). */
export interface BangFlipEvent {
  kind: "flip"
  seat: Seat
  card: BangCard
  cause: BangCardName
}

/**
 * What one answer leads to: what happens, what the table then looks like, and what is asked.
 *
 * Number 0 is the position, before any answer.
 */
export interface BangFrame {
  number: number
  given: BangGiven | null
  events: (BangTold)[]
  view: BangView
  question: BangQuestion | null
}

/** The first card comes from the deck. */
export interface BangFromDeckAnswer {
  kind: "from_deck"
}

/** The first card comes from the discard pile. */
export interface BangFromDiscardAnswer {
  kind: "from_discard"
}

/** The first card comes from a hand. */
export interface BangFromHandAnswer {
  kind: "from_hand"
  seat: Seat
}

/**
 * An answer of a scenario: who gives it, in which words, and what they mean, if that is one thing.
 *
 * If it is refused, `refused` says why, and nothing has changed. What a seat says is nobody else's business: in the
 * eyes of another all but the seat is None.
 */
export interface BangGiven {
  seat: Seat
  words: string | null
  answer: BangAnswer | null
  refused: Reason | null
}

/** A card in play into a hand (bang.symbol.choose_in_play). */
export interface BangGrabEvent {
  kind: "grab"
  seat: Seat
  owner: Seat
  card: BangCard
}

/** Life points lost by a card of somebody, or by nobody's (Dynamite) (bang.bang.loss). */
export interface BangHitEvent {
  kind: "hit"
  seat: Seat
  amount: number
  by: Seat | null
  card: BangCard
  left: number
}

/** A weapon takes the place of another (bang.weapons.replace). */
export interface BangInPlaceOfNote {
  kind: "in_place_of"
  card: BangCard
}

/** The whole hand of the eliminated into another (bang.sam.takes_all). */
export interface BangInheritEvent {
  kind: "inherit"
  seat: Seat
  owner: Seat
  cards: (BangCard)[] | null
  amount: number
}

/** The prisoner escapes, or misses his turn (bang.jail.draw). */
export interface BangJailEvent {
  kind: "jail"
  seat: Seat
  free: boolean
}

/** A survivor keeps his character for the next game, or draws a new one (bang.new_game.keep). */
export interface BangKeepEvent {
  kind: "keep"
  seat: Seat
  keeps: boolean
}

/** From a hand in front of a player (bang.blue.in_play). */
export interface BangLayEvent {
  kind: "lay"
  seat: Seat
  card: BangCard
  owner: Seat
}

/** What has happened from event `since` on. */
export interface BangLines {
  kind: "lines"
  to: number
  since: number
  lines: (BangLogLine)[]
}

/** The bullets that a player begins with (bang.setup.bullets). */
export interface BangLoadEvent {
  kind: "load"
  seat: Seat
  life: number
}

/** Something that happened, and its words for this reader. */
export interface BangLogLine {
  told: BangTold
  text: string
}

/** A player looks at his own role (bang.setup.roles_secret). */
export interface BangLookAtRoleEvent {
  kind: "look_at_role"
  seat: Seat
  role: BangRole | null
}

/** At a card of the deck; the topmost is number 1 (bang.kit.look). */
export interface BangLookEvent {
  kind: "look"
  seat: Seat
  card: BangCard | null
  place: number
}

/** Games won by each seat so far (bang.new_game.match). */
export interface BangMatchEvent {
  kind: "match"
  wins: (number)[]
}

/** Somebody has answered: what happened from event `since` on, and where the table stands now. */
export interface BangMoved {
  kind: "moved"
  branch: number
  cursor: number
  since: number
  lines: (BangLogLine)[]
  view: BangView | null
  question: BangPut | null
  clock: Clock | null
  result: Result | null
}

/** What all cards of a name have in common. `key` is the same in every language; `reach` is that of a weapon. */
export interface BangNameInfo {
  id: number
  key: string
  name: string
  border: string
  reach: number | null
  effect: string
  clauses: (string)[]
}

/** The table is empty, and everybody is in play (bang.new_game.no_cards). */
export interface BangNewGameEvent {
  kind: "new_game"
  number: number
}

export type BangNews = BangSnapshot | BangMoved | BangRefusedAll | BangPreviewed | BangLines | TableNews | ChattedNews | TakenNews | RefusedNews | ReasonedNews | AdvisedNews | KnownNews | GoodbyeNews

/** A Beer is wasted: two are left, or the player has all his life points (bang.beer.two_left, bang.beer.full). */
export interface BangNoEffectNote {
  kind: "no_effect"
  two_left: boolean
}

export type BangNote = BangNoEffectNote | BangInPlaceOfNote | BangByBarrelNote

/** Two characters to choose from (bang.setup.choose_character). */
export interface BangOfferEvent {
  kind: "offer"
  seat: Seat
  characters: (BangCharacter)[]
}

/** A card of the deck, face up, for all to choose from (bang.store.reveal). */
export interface BangOpenStoreEvent {
  kind: "open_store"
  card: BangCard
}

/** One answer that may be given now. `code` is the same answer as a whole number, stable within a game's version. */
export interface BangOption {
  index: number
  code: number
  answer: BangAnswer
  note?: BangNote | null
}

/** Eliminated; the role is shown (bang.out.last_point). */
export interface BangOutEvent {
  kind: "out"
  seat: Seat
  role: BangRole
}

/** No: take the hit, give up, not now. */
export interface BangPassAnswer {
  kind: "pass"
}

/** The Dynamite to the next player (bang.dynamite.pass). */
export interface BangPassOnEvent {
  kind: "pass_on"
  seat: Seat
  card: BangCard
  to: Seat
}

/** For a Deputy (bang.penalty.deputy). */
export interface BangPenaltyEvent {
  kind: "penalty"
  seat: Seat
}

/** One of the cards that lie there, open or on top of the deck. */
export interface BangPickAnswer {
  kind: "pick"
  card: BangCard
}

/** A card that is aimed at nobody. */
export interface BangPlayAnswer {
  kind: "play"
  card: BangCard
}

/** A card aimed at a player. */
export interface BangPlayAtAnswer {
  kind: "play_at"
  card: BangCard
  target: Seat
}

/** From the hand to the discard pile, perhaps aimed at somebody (bang.brown.discard). */
export interface BangPlayCardEvent {
  kind: "play_card"
  seat: Seat
  card: BangCard
  target: Seat | null
}

/** The question that would follow; None if it depends on what is not known yet. */
export interface BangPreviewed {
  kind: "previewed"
  to: number
  question: BangPut | null
}

/** The open question, and its words. `options` are those of each row: one for each value, or one without a field. */
export interface BangPut {
  question: BangQuestion
  text: string
  options: ((string)[])[]
}

/** One of the cards that were looked at lies on top of the deck now (bang.kit.put_back). */
export interface BangPutBackEvent {
  kind: "put_back"
  seat: Seat
  card: BangCard | null
}

/**
 * What the rules want to know, and of whom. `rows` and `default` are None in the eyes of every other seat.
 *
 * `default` is the code of the answer that is given for a player who does not answer in time: safe, and never better
 * than what a player would choose. `clause` is the rule that the question comes from.
 */
export interface BangQuestion {
  number: number
  seat: Seat
  about: BangAsked
  rows: (BangRow)[] | null
  default: number | null
  clause: string
}

/**
 * A whole game: who played what with which chances, and every answer as its option's code.
 *
 * `data` names replaced data files; `position` is where the game began, if not with its set-up. `chances` are seeds
 * that took the place of the first: from which question on, and which.
 */
export interface BangRecord {
  game: string
  version: number
  players: (string)[]
  settings: BangSettings
  seed: string
  answers: (number)[]
  data?: string
  position?: { [name: string]: PositionValue } | null
  chances?: ([number, string])[]
  format?: number
}

/** Something that a person might want to do now, and why it is not an option. */
export interface BangRefusal {
  code: number
  answer: BangAnswer
  reason: Reason
}

/** What might be wanted and may not be, each with its words. */
export interface BangRefusedAll {
  kind: "refused_all"
  to: number
  refusals: (BangRefusal)[]
  texts: (string)[]
}

/** A life point, or none for whoever has all (bang.symbol.regain). */
export interface BangRegainEvent {
  kind: "regain"
  seat: Seat
  amount: number
  source: "beer" | "saloon" | "sid_ketchum"
  left: number
}

export type BangRequest = BangWhy | HelloRequest | AnswerRequest | RefusalsRequest | PreviewRequest | InquireRequest | PastRequest | HintRequest | KnowRequest | ChatRequest | EyesRequest | ResignRequest | BackRequest | UndoRequest | AgreeRequest

/** The discard pile, shuffled, comes under what is left of the deck (bang.deck.reshuffle). */
export interface BangReshuffleEvent {
  kind: "reshuffle"
  cards: (BangCard)[]
}

/** For an Outlaw (bang.reward.outlaw). */
export interface BangRewardEvent {
  kind: "reward"
  seat: Seat
}

export type BangRole = number

/** A role; `copies` says how many of them are dealt at this table. */
export interface BangRoleInfo {
  id: number
  key: string
  name: string
  goal: string
  copies: number
  clauses: (string)[]
}

/**
 * Options that differ only in their last choice: which place in a cube, whom to aim at, how many units.
 *
 * `answer` and `code` are those of the first. `field` is what differs and `values` are all that may be chosen there:
 * the code of a value is `code + (value - values[0]) * unit`. Without a field the row is one option. `notes` has one
 * entry for each value, or one for all of them if it is the same; none if there is nothing to note.
 */
export interface BangRow {
  answer: BangAnswer
  code: number
  field?: string
  values?: (number)[]
  unit?: number
  notes?: (BangNote | null)[]
}

/** Who plays whom (bang.setup.announced). */
export interface BangSeatCharacterEvent {
  kind: "seat_character"
  seat: Seat
  character: BangCharacter
}

/** Everybody has a character, and the rest goes into the box (bang.setup.box). */
export interface BangSeatCharactersEvent {
  kind: "seat_characters"
  characters: (BangCharacter)[]
}

/** What one viewer was told of a game, to keep. It holds no seed and no answers, and cannot be played. */
export interface BangSeatLog {
  game: string
  version: number
  players: (string)[]
  settings: BangSettings
  viewer: number
  events: (BangTold)[]
  standoff?: string
}

/**
 * One player's place, his board (bang.setup.boards). `role` is None while it is secret, `character` until it is
 * dealt. Life points lie open to all (bang.curiosity.tracking, bang.character.life_example).
 *
 * `hand` lists the cards of the hand that the viewer knows, `cards` counts all of them.
 */
export interface BangSeatView {
  seat: Seat
  character: BangCharacter | null
  role: BangRole | null
  life: number
  most: number
  alive: boolean
  cards: number
  hand: (BangCard)[]
  in_play: (BangCard)[]
  wins: number
}

export interface BangSettings {
  /** How many games are played in a row. */
  games?: 1 | 2 | 3 | 5 | 7
  /** Who is the Sheriff in the second and later games of a row. */
  sheriff?: "by chance" | "passes to the left"
  /** Whether the cards with the symbol of a book are left out. */
  beginners?: false | true
  /** Whether each player is dealt one character, or two (face up) and chooses one of them. */
  characters?: "one dealt" | "one of two"
  /** When the discard pile becomes the new deck: as soon as the deck is empty, or when a card is needed. */
  reshuffle?: "at once" | "at the next draw"
  /** What a General Store does when deck and discard pile together hold fewer cards than there are players. */
  short_store?: "in order until gone" | "no effect"
  /** In which order Lucky Duke's two flipped cards go to the discard pile. */
  lucky_duke?: "chosen card on top" | "as flipped"
  /** When Sid Ketchum may use his ability. At any time adds a question after every card that others play. */
  sid_ketchum?: "whenever asked" | "own turn and dying" | "at any time"
  /** Whether Suzy Lafayette, whose last card was the first of two Missed! against Slab, draws before the second. */
  suzy_against_slab?: "draws between" | "draws afterwards"
  /** Whether a dying Suzy Lafayette whose last card was a Beer that was not enough draws before she is eliminated. */
  suzy_dying?: "does not draw" | "draws at once"
  /** When it is seen who has won: after everything that a card does, or at each elimination. */
  victory?: "after the card" | "at each death"
  /** Whether all who are dying by one card decide about their Beers before any of them is eliminated. */
  mass_deaths?: "together" | "one by one"
  /** Whether a player may put himself in Jail. */
  jail_on_yourself?: false | true
  /** Whether a player who discards everything chooses the order. He is only asked while Pedro Ramirez is in play. */
  discard_order?: "chosen" | "as held"
}

/** A card of the hand is shown to all, and stays there (bang.black_jack.show). */
export interface BangShowEvent {
  kind: "show"
  seat: Seat
  card: BangCard
}

/** A role, for all to see (bang.setup.sheriff_open). */
export interface BangShowRoleEvent {
  kind: "show_role"
  seat: Seat
  role: BangRole
}

/** These cards, shuffled, are the deck (bang.setup.deck). */
export interface BangShuffleDeckEvent {
  kind: "shuffle_deck"
  cards: (BangCard)[]
}

/** These role cards are shuffled, and one is dealt to each player, face down (bang.setup.roles_dealt). */
export interface BangShuffleRolesEvent {
  kind: "shuffle_roles"
  roles: (BangRole)[]
}

/**
 * Where the table stands in the eyes of a viewer. `seat` is None for a spectator, `seats` are one's own.
 *
 * `lines` begin with event number `since`: where the client left off, or some time ago. `catalogue` names what views
 * and messages refer to by numbers; it is fetched over HTTP, and kept.
 */
export interface BangSnapshot {
  kind: "snapshot"
  to: number
  version: number
  table: TableInfo
  catalogue: string
  seat: number | null
  seats: (number)[]
  branch: number
  cursor: number
  since: number
  lines: (BangLogLine)[]
  view: BangView | null
  question: BangPut | null
  clock: Clock | null
  result: Result | null
  chat: (ChatLine)[]
}

/** A random card from one hand into another (bang.symbol.random_hand). */
export interface BangStealEvent {
  kind: "steal"
  seat: Seat
  owner: Seat
  card: BangCard | null
}

/** What one answer led to, and where the table stood then. Number 0 is the position before any answer. */
export interface BangStep {
  number: number
  given: BangGiven | null
  lines: (BangLogLine)[]
  view: BangView
  question: BangPut | null
}

/** Some steps of a replay: as a seat saw them, or open, if `seat` is None. */
export interface BangSteps {
  seat: number | null
  steps: (BangStep)[]
}

/** A symbol of the summary card. */
export interface BangSymbolInfo {
  name: string
  text: string
}

/** A card that lay open into a hand (bang.symbol.to_hand). */
export interface BangTakeEvent {
  kind: "take"
  seat: Seat
  card: BangCard
  source: "discard_pile" | "flipped" | "hand" | "play" | "store"
}

/** A Panic! or a Cat Balou for a random card of a hand. */
export interface BangTakeFromHandAnswer {
  kind: "take_from_hand"
  card: BangCard
  target: Seat
}

/** A Panic! or a Cat Balou for a card in play. */
export interface BangTakeLaidAnswer {
  kind: "take_laid"
  card: BangCard
  target: Seat
  laid: BangCard
}

/**
 * Something that happened, as one viewer perceived it.
 *
 * Numbers count everything that happened at a table, for everybody alike. `answer` is the number of the question whose
 * answer led to it; None for what happened before the first. `clause` is the rule that it comes from.
 */
export interface BangTold {
  number: number
  answer: number | null
  event: BangEvent
  clause: string
}

/** A turn begins (bang.turn.clockwise). */
export interface BangTurnEvent {
  kind: "turn"
  seat: Seat
}

/** A card of the hand, as the question wants it: a Missed!, a BANG!, a Beer, a discard. */
export interface BangUseAnswer {
  kind: "use"
  card: BangCard
}

/** Draw! for a Barrel. */
export interface BangUseBarrelAnswer {
  kind: "use_barrel"
}

/** Two cards for a life point. */
export interface BangUseSidAnswer {
  kind: "use_sid"
}

/** What a "draw!" comes to: by this card it succeeds or fails (bang.draw.succeeds). */
export interface BangVerdictEvent {
  kind: "verdict"
  seat: Seat
  card: BangCard | null
  cause: BangCardName
  success: boolean
}

/**
 * The table as somebody sees it. `deck_top` are the top cards of the deck, as far as the viewer knows them; the top
 * of `discard` is its end.
 */
export interface BangView {
  viewer: number
  seats: (BangSeatView)[]
  turn: Seat
  deck: number
  deck_top: (BangCard)[]
  discard: (BangCard)[]
  store: (BangCard)[]
  flipped: (BangCard)[]
  offered: (BangCharacter)[]
  figures: BangFiguresEvent
  game: number
  over: boolean
  winners: (Seat)[]
}

/** Why is this not an option? Answered by `reasoned`. */
export interface BangWhy {
  kind: "why"
  answer: BangAnswer
  id?: number
}

/** A bot of a level sits down on a free seat; without a level, a bot gets up. */
export interface BotForm {
  seat: number
  level: string | null
}

/** Something that somebody said; `seat` is None for a spectator. */
export interface ChatLine {
  at: number
  name: string
  seat: number | null
  text: string
}

/**
 * Something to say to everybody at the table.
 *
 * With a `key` of the client's choice, another for each line, it is said once however often it is sent: whoever has
 * lost his connection can send it again.
 */
export interface ChatRequest {
  kind: "chat"
  text: string
  key?: string
  id?: number
}

/** Somebody said something. */
export interface ChattedNews {
  kind: "chatted"
  line: ChatLine
}

/** One rule of a rulebook. `ruling` settles an unclear point; `scenarios` are the titles of those that show it. */
export interface Clause {
  id: string
  section: string
  text: string
  ruling?: string
  scenarios?: (string)[]
}

/** The clauses of a rulebook that were asked for, in its order. */
export interface Clauses {
  clauses: (Clause)[]
}

/** Whose clock runs, until when, and what everybody has left in the bank; `now` is the server's time, in seconds. */
export interface Clock {
  seat: number
  until: number
  now: number
  banks: (number)[]
}

/**
 * How long somebody may think: seconds for each question, and a bank of seconds for a whole game.
 *
 * When both are used up the question's default answer is given, or, if `then` says so or if nobody is there, a bot
 * plays the seat until its owner is back.
 */
export interface ClockRules {
  question?: number
  bank?: number
  then?: "bot" | "default"
}

/** An option that a good player has thought about, and its share of what he would give to all. */
export interface Considered {
  code: number
  text: string
  share: number
}

/**
 * An answer, and what else could have been answered, the best first. `loss` is how much more often the seat would
 * have won with the best, `error` how far that may be off (95 %). `why` speaks for the best. `chances` are those of
 * all seats before the answer, by what all knew together. `beliefs`, where roles are secret: for each seat what it
 * believed of each seat, as odds of the roles.
 */
export interface Decision {
  number: number
  seat: number
  question: string
  answer: number
  words: string
  value: number
  options: (Tried)[]
  loss: number
  error: number
  why: string
  chances: (number)[]
  beliefs: (((number)[])[])[]
}

/** The account and what belongs to it go. Guests have no password. */
export interface DeleteForm {
  password?: string
}

/** Look with the eyes of another of one's own seats: the device is handed over. Answered by `snapshot`. */
export interface EyesRequest {
  kind: "eyes"
  seat: number
  id?: number
}

/** Halo: Flashpoint */
export interface Flashpoint {
  catalogue?: FlashpointCatalogue
  view?: FlashpointView
  question?: FlashpointQuestion
  asked?: FlashpointAsked
  row?: FlashpointRow
  option?: FlashpointOption
  answer?: FlashpointAnswer
  note?: FlashpointNote
  refusal?: FlashpointRefusal
  told?: FlashpointTold
  event?: FlashpointEvent
  result?: Result
  record?: FlashpointRecord
  seat_log?: FlashpointSeatLog
  game_info?: GameInfo
  clause?: Clause
  scenario?: Scenario
  demonstration?: FlashpointDemonstration
  frame?: FlashpointFrame
  given?: FlashpointGiven
  log_line?: FlashpointLogLine
  put?: FlashpointPut
  why?: FlashpointWhy
  snapshot?: FlashpointSnapshot
  moved?: FlashpointMoved
  refused_all?: FlashpointRefusedAll
  previewed?: FlashpointPreviewed
  lines?: FlashpointLines
  step?: FlashpointStep
  steps?: FlashpointSteps
  demonstrated?: FlashpointDemonstrated
  found?: FlashpointFound
  request?: FlashpointRequest
  news?: FlashpointNews
}

/** An action, or a free one; `left` is what is left after it (fp.action.long_or_two). */
export interface FlashpointActEvent {
  kind: "act"
  model: FlashpointModel
  action: "advance" | "assault" | "crouch" | "grapple_advance" | "shoot" | "sprint" | "stand_up" | "throw_seed" | "treat"
  left: number
}

/** Something that the active model may answer: what it takes at least, in short actions or as a command die. */
export interface FlashpointActionInfo {
  key: string
  actions: number
  die: number | null
  clauses: (string)[]
}

/** A model becomes the active model, with so many short actions (fp.turn.one). */
export interface FlashpointActivateEvent {
  kind: "activate"
  model: FlashpointModel
  left: number
}

/** So many Dice results (fp.command.dice). */
export interface FlashpointAddDiceAnswer {
  kind: "add_dice"
  dice: FlashpointAdded
}

/** The dice carried over join those of the new Round (fp.tactician.carry). */
export interface FlashpointAddKeptEvent {
  kind: "add_kept"
  seat: Seat
  dice: (FlashpointFace)[]
}

export type FlashpointAdded = number

/** A short action (fp.advance.speed). */
export interface FlashpointAdvanceAnswer {
  kind: "advance"
}

/** A free Advance of one cube, for a command die (fp.command.advance_one). */
export interface FlashpointAdvanceDieAnswer {
  kind: "advance_die"
}

export type FlashpointAdvances = number

/**
 * A shot at a model: the weapon's line, the range and how far it reaches, dice and what they need on both sides,
 * and whether the whole target is seen (fp.shoot.clear_shot); who was only found by a Threat Sensor is not seen.
 */
export interface FlashpointAimNote {
  kind: "aim"
  line: FlashpointLine
  range: number
  reach: number
  dice: number
  need: number
  survive_dice: number
  survive_need: number
  sees: boolean
  clear: boolean
  long: boolean
}

/** A Special Order (fp.order.alliance). */
export interface FlashpointAllianceAnswer {
  kind: "alliance"
}

export type FlashpointAnswer = FlashpointDoneAnswer | FlashpointStandUpAnswer | FlashpointAdvanceAnswer | FlashpointSprintAnswer | FlashpointCrouchAnswer | FlashpointShootAnswer | FlashpointAssaultAnswer | FlashpointThrowSeedAnswer | FlashpointPutSeedDownAnswer | FlashpointAdvanceDieAnswer | FlashpointShootDieAnswer | FlashpointAssaultDieAnswer | FlashpointOneManArmyAnswer | FlashpointAllianceAnswer | FlashpointRampageAnswer | FlashpointDefianceAnswer | FlashpointGoBackAnswer | FlashpointGrappleAdvanceAnswer | FlashpointGrappleFetchAnswer | FlashpointTreatAnswer | FlashpointPassAnswer | FlashpointPickModelAnswer | FlashpointStandAnswer | FlashpointMakeRoomAnswer | FlashpointBreakAwayAnswer | FlashpointEvadeAnswer | FlashpointBidAnswer | FlashpointGoFirstAnswer | FlashpointGoSecondAnswer | FlashpointPickZoneAnswer | FlashpointPushAnswer | FlashpointAddDiceAnswer | FlashpointMoveAnswer | FlashpointEnterAnswer | FlashpointJumpOffAnswer | FlashpointComeBackAnswer | FlashpointPickCubeAnswer | FlashpointPickMarkerAnswer | FlashpointUseItemAnswer | FlashpointTakeItemAnswer | FlashpointLookAtItemAnswer | FlashpointDropItemAnswer | FlashpointDestroyItemAnswer | FlashpointTakeWeaponAnswer | FlashpointDropWeaponAnswer | FlashpointTakeObjectAnswer | FlashpointDraftCardAnswer | FlashpointFightWithAnswer | FlashpointShootAtAnswer | FlashpointShootCubeAnswer | FlashpointRerollDiceAnswer | FlashpointChooseDiceAnswer

export type FlashpointArm = number

/**
 * How weapons in hand are numbered: the lines of the model's card from `own` on (its close combat weapons first,
 * then its loadout), `lines` for each Weapon Token from `token` on, one for each item from `item` on, and the Oddball.
 */
export interface FlashpointArmInfo {
  own: number
  token: number
  lines: number
  item: number
  oddball: number
}

/** What does the active model do, with so many short actions left? (fp.action.long_or_two) */
export interface FlashpointAskAct {
  kind: "act"
  model: FlashpointModel
  left: number
}

/** Which model? (fp.turn.one) */
export interface FlashpointAskActivate {
  kind: "activate"
}

/** How many Dice results are added to a test? (fp.command.dice) */
export interface FlashpointAskAddDice {
  kind: "add_dice"
  model: FlashpointModel
  test: "blast" | "fight" | "gravity" | "ranged" | "recon" | "survive" | "wall"
}

/** A second model for a +1 Model result? (fp.command.plus_one) */
export interface FlashpointAskAgain {
  kind: "again"
}

/** A +1 Model result for the first Turn of the next Round? (fp.command.steal) */
export interface FlashpointAskBid {
  kind: "bid"
}

/**
 * With which weapon does a model fight another, with so many dice for moving in? `pinned`: the target was.
 * (fp.assault.one_weapon)
 */
export interface FlashpointAskBlade {
  kind: "blade"
  model: FlashpointModel
  target: FlashpointModel
  moved: number
  pinned: boolean
}

/** Which command dice are carried over, up to so many? (fp.command.carry) */
export interface FlashpointAskCarry {
  kind: "carry"
  most: number
}

/** Where is this model deployed? (fp.setup.deploy) */
export interface FlashpointAskDeploy {
  kind: "deploy"
  model: FlashpointModel
}

/** A profile card for the fireteam, which still needs so many models (fp.team.draft). */
export interface FlashpointAskDraft {
  kind: "draft"
  left: number
}

/** Does a model that was shot at Evade? (fp.kw.evade) */
export interface FlashpointAskEvade {
  kind: "evade"
  model: FlashpointModel
  attacker: FlashpointModel
}

/** What does a Grappleshot fetch? (fp.item.grapple_fetch) */
export interface FlashpointAskFetch {
  kind: "fetch"
  model: FlashpointModel
}

/** Who fights a model that breaks away, stands up or was thrown in? (fp.break.fight, fp.stand.attacked) */
export interface FlashpointAskFighter {
  kind: "fighter"
  model: FlashpointModel
  why: "breaking_away" | "by_choice" | "by_force" | "by_moving" | "pinned"
}

/** The winner of Recon: who takes the first Turn? (fp.recon.winner) */
export interface FlashpointAskGoFirst {
  kind: "go_first"
}

/** Which item is kept, dropped or destroyed? `item` is a new one. (fp.item.keep_drop_destroy, fp.item.third) */
export interface FlashpointAskLeave {
  kind: "leave"
  model: FlashpointModel
  item: FlashpointItem | null
}

/** At which Respawn Marker? (fp.respawn.entry, fp.weapon.to_respawn) */
export interface FlashpointAskMarker {
  kind: "marker"
  model: FlashpointModel
  purpose: "enter" | "leave_weapon"
}

/**
 * Where does a model go from its cube, up to so many cubes (fp.advance.speed)? `going_on`: after something on its
 * way (fp.item.on_the_way); `broken_away`: its enemies have had their fight (fp.break.declared).
 */
export interface FlashpointAskMove {
  kind: "move"
  model: FlashpointModel
  cube: FlashpointCube
  cubes: number
  way: "advance" | "rampage" | "respawn" | "scout" | "sprint"
  going_on: boolean
  broken_away: boolean
}

/** Several are to be thrown, hit or to fight: who is next? (fp.order_of.scatter, fp.barrier.shared) */
export interface FlashpointAskNext {
  kind: "next"
  next: "fights" | "hit" | "thrown"
}

/** Which item is looked at, of so many? (fp.recon.w1) */
export interface FlashpointAskPeek {
  kind: "peek"
  left: number
}

/** What does a model pick up where it is? (fp.item.free) */
export interface FlashpointAskPickUp {
  kind: "pick_up"
  model: FlashpointModel
  cube: FlashpointCube
}

/** Where in its cube does a model stand? `other` is whom it makes room for. (fp.place.owner, fp.cube.make_room) */
export interface FlashpointAskPlace {
  kind: "place"
  model: FlashpointModel
  cube: FlashpointCube
  other: FlashpointModel | null
}

/** Where is a model pushed, by another? (fp.kw.knockback_same) */
export interface FlashpointAskPush {
  kind: "push"
  model: FlashpointModel
  attacker: FlashpointModel
}

/** Which cube for a result of the Recon tables? (fp.recon.winner_dice) */
export interface FlashpointAskReconCube {
  kind: "recon_cube"
  effect: "advance" | "ammo" | "barrier" | "crouch" | "grenade" | "item" | "look" | "pin" | "weapon"
}

/** Which model for a result of the Recon tables? (fp.recon.winner_dice) */
export interface FlashpointAskReconModel {
  kind: "recon_model"
  effect: "advance" | "ammo" | "barrier" | "crouch" | "grenade" | "item" | "look" | "pin" | "weapon"
}

/** Which dead Mercenary is reinforced? (fp.order.reinforcements) */
export interface FlashpointAskReinforce {
  kind: "reinforce"
}

/** Which command dice are rerolled, up to so many? (fp.command.reroll) */
export interface FlashpointAskReroll {
  kind: "reroll"
  most: number
}

/**
 * Which dice of a test are rerolled, up to so many? They succeed from `need` on and are Headshots from `headshot`
 * on. (fp.dice.reroll_may)
 */
export interface FlashpointAskRerollDice {
  kind: "reroll_dice"
  model: FlashpointModel
  need: number
  headshot: number
  most: number
  dice: (FlashpointRolled)[]
}

/** Where does a model throw the grenade back? (fp.order.return) */
export interface FlashpointAskReturnTo {
  kind: "return_to"
  model: FlashpointModel
  line: FlashpointLine
}

/** Another weapon after this one? (fp.kw.fast_transition) */
export interface FlashpointAskSecondShot {
  kind: "second_shot"
  model: FlashpointModel
  arm: FlashpointArm
}

/** A grenade of somebody lands in a cube: who throws it back? (fp.order.return) */
export interface FlashpointAskSendBack {
  kind: "send_back"
  cube: FlashpointCube
  attacker: FlashpointModel
  weapon: FlashpointWeapon
}

/** Which weapon, how, and at whom? `short`: a long action cannot be taken any more. (fp.shoot.declare) */
export interface FlashpointAskShoot {
  kind: "shoot"
  model: FlashpointModel
  short: boolean
}

/** Where is a Shroud Screen put? (fp.item.shroud) */
export interface FlashpointAskShroud {
  kind: "shroud"
  model: FlashpointModel
}

/** Does a model shoot at the one that has come to fight it? (fp.snap.shoots) */
export interface FlashpointAskSnapShot {
  kind: "snap_shot"
  model: FlashpointModel
  target: FlashpointModel
}

/** To whom in a cube does the grenade of a model stick? (fp.kw.sticky) */
export interface FlashpointAskSticky {
  kind: "sticky"
  model: FlashpointModel
  cube: FlashpointCube
}

/**
 * Does a model take the weapon of the enemy it has killed, or one that waits at its marker?
 * (fp.weapon.assault_kill, fp.weapon.from_respawn)
 */
export interface FlashpointAskTakeWeapon {
  kind: "take_weapon"
  model: FlashpointModel
  token: FlashpointToken | null
  marker: FlashpointMarker | null
}

/** Which enemy in the cube does a model fight? (fp.assault.choose) */
export interface FlashpointAskTarget {
  kind: "target"
  model: FlashpointModel
  why: "breaking_away" | "by_choice" | "by_force" | "by_moving" | "pinned"
}

/** Where is a Power Seed thrown? (fp.seed.throw) */
export interface FlashpointAskThrow {
  kind: "throw"
  model: FlashpointModel
}

/** Which deployment zone? (fp.setup.deploy) */
export interface FlashpointAskZone {
  kind: "zone"
}

export type FlashpointAsked = FlashpointAskDraft | FlashpointAskGoFirst | FlashpointAskZone | FlashpointAskDeploy | FlashpointAskPlace | FlashpointAskReroll | FlashpointAskActivate | FlashpointAskAgain | FlashpointAskAct | FlashpointAskMove | FlashpointAskPickUp | FlashpointAskLeave | FlashpointAskShoot | FlashpointAskSecondShot | FlashpointAskAddDice | FlashpointAskTarget | FlashpointAskBlade | FlashpointAskFighter | FlashpointAskPush | FlashpointAskSnapShot | FlashpointAskNext | FlashpointAskEvade | FlashpointAskMarker | FlashpointAskTakeWeapon | FlashpointAskSticky | FlashpointAskFetch | FlashpointAskShroud | FlashpointAskThrow | FlashpointAskBid | FlashpointAskCarry | FlashpointAskPeek | FlashpointAskReconCube | FlashpointAskReconModel | FlashpointAskSendBack | FlashpointAskReinforce | FlashpointAskReturnTo | FlashpointAskRerollDice

/** A long action (fp.assault.long). */
export interface FlashpointAssaultAnswer {
  kind: "assault"
}

/** A free Assault, for a command die (fp.command.assault). */
export interface FlashpointAssaultDieAnswer {
  kind: "assault_die"
}

export type FlashpointAssaults = number

export type FlashpointBarrier = number

/** An Energy Shield Barrier; `until` is its last Round, 0 if it stays. */
export interface FlashpointBarrierView {
  barrier: FlashpointBarrier
  cube: FlashpointCube
  shields: number
  until: number
}

/** A +1 Model result (fp.command.steal). */
export interface FlashpointBidAnswer {
  kind: "bid"
}

/** To leave the enemies in the cube: they fight first (fp.break.declared). */
export interface FlashpointBreakAwayAnswer {
  kind: "break_away"
}

export type FlashpointCard = number

/** A profile card: a unit with one of its loadouts. */
export interface FlashpointCardInfo {
  id: number
  unit: number
  loadout: number
}

/** A keyword on a card, with its number if it has one. */
export interface FlashpointCardKeyword {
  keyword: number
  figure: number | null
}

/** Everything that is printed. */
export interface FlashpointCatalogue {
  game: string
  keywords: (FlashpointKeywordInfo)[]
  units: (FlashpointUnitInfo)[]
  cards: (FlashpointCardInfo)[]
  weapons: (FlashpointWeaponInfo)[]
  items: (FlashpointItemInfo)[]
  faces: (FlashpointFaceInfo)[]
  actions: (FlashpointActionInfo)[]
  orders: (FlashpointOrderInfo)[]
  scenarios: (FlashpointScenarioInfo)[]
  terrain: FlashpointTerrainInfo
  floors: (FlashpointLetterInfo)[]
  walls: (FlashpointLetterInfo)[]
  inner: (FlashpointLetterInfo)[]
  geometry: FlashpointGeometry
  places: (FlashpointPlaceInfo)[]
  directions: (FlashpointDirectionInfo)[]
  arms: FlashpointArmInfo
  zones: (string)[]
  modes: (string)[]
  command_dice: number
  weapon_tokens: number
  kills: number
  round_limit: number
  die: number
}

/** What the model would shoot with at the target: the weapon, how it is fired, how far it reaches, and its dice. */
export interface FlashpointChance {
  arm: FlashpointArm
  line: FlashpointLine
  mode: FlashpointMode
  reach: number
  dice: number
  need: number
}

/** So many command dice with each face (fp.command.reroll, fp.command.carry). */
export interface FlashpointChooseDiceAnswer {
  kind: "choose_dice"
  plus_one: FlashpointPlusOnes
  dice: FlashpointDices
  advance: FlashpointAdvances
  shoot: FlashpointShoots
  assault: FlashpointAssaults
  special_order: FlashpointSpecialOrders
}

/** A die has chosen the scenario (fp.setup.scenario). */
export interface FlashpointChooseScenarioEvent {
  kind: "choose_scenario"
  scenario: FlashpointScenario
}

/** Out of the cube and back to the enemies in it (fp.break.reenter). */
export interface FlashpointComeBackAnswer {
  kind: "come_back"
  place: FlashpointPlace
}

/** What an action takes at least: short actions (a long one is two), or a command die (fp.action.long_or_two). */
export interface FlashpointCostNote {
  kind: "cost"
  actions: number
  die: FlashpointFace | null
}

/** A short action (fp.crouch.marker). */
export interface FlashpointCrouchAnswer {
  kind: "crouch"
}

export type FlashpointCube = number

/** A shot at a cube: the weapon's line, the range and how far it reaches, dice and what they need, who is there. */
export interface FlashpointCubeAimNote {
  kind: "cube_aim"
  line: FlashpointLine
  range: number
  reach: number
  dice: number
  need: number
  models: (FlashpointModel)[]
  long: boolean
}

/** A Special Order (fp.order.defiance). */
export interface FlashpointDefianceAnswer {
  kind: "defiance"
}

/** A scenario to step through. */
export interface FlashpointDemonstrated {
  scenario: ScenarioInfo
  players: (string)[]
  settings: { [name: string]: boolean | number | string }
  seat: number | null
  catalogue: FlashpointCatalogue
  steps: (FlashpointStep)[]
}

/** A scenario to step through. `seat` is whose eyes it is seen with; None for everything, with nothing hidden. */
export interface FlashpointDemonstration {
  game: string
  title: string
  note: string
  clauses: (string)[]
  players: (string)[]
  settings: FlashpointSettings
  seat: Seat | null
  catalogue: FlashpointCatalogue
  frames: (FlashpointFrame)[]
}

/** A destroyed item goes back to the pile, which is mixed (fp.item.destroyed). */
export interface FlashpointDestroyEvent {
  kind: "destroy"
  item: FlashpointItem
  item_kind: FlashpointItemKind
  pile: number
}

/** An item goes back to the pile (fp.item.destroyed). */
export interface FlashpointDestroyItemAnswer {
  kind: "destroy_item"
  item: FlashpointItem
}

export type FlashpointDices = number

/** A single die, and what it decides (fp.dice.single). */
export interface FlashpointDieEvent {
  kind: "die"
  rolled: FlashpointRolled
  reason: "direction" | "drop" | "half_cube" | "half_floor" | "recon" | "scatter" | "scenario" | "starter"
}

export type FlashpointDirection = number

/** Where a scatter roll leads; the roll is its number and one. */
export interface FlashpointDirectionInfo {
  id: number
  name: string
  dx: number
  dy: number
}

/** Unspent command dice are discarded (fp.command.discarded). */
export interface FlashpointDiscardEvent {
  kind: "discard"
  seat: Seat
  dice: (FlashpointFace)[]
}

/** The active model does no more. */
export interface FlashpointDoneAnswer {
  kind: "done"
}

/** A profile card (fp.team.draft). */
export interface FlashpointDraftCardAnswer {
  kind: "draft_card"
  card: FlashpointCard
}

/** A profile card for a fireteam (fp.team.draft). */
export interface FlashpointDraftEvent {
  kind: "draft"
  seat: Seat
  card: FlashpointCard
}

/** An item is left in the cube (fp.item.dropped). */
export interface FlashpointDropItemAnswer {
  kind: "drop_item"
  item: FlashpointItem
}

/** A Weapon Token is left in the cube (fp.weapon.dropped). */
export interface FlashpointDropWeaponAnswer {
  kind: "drop_weapon"
  token: FlashpointToken
}

/**
 * Any weapon of the pile, or the one that was looked at, is laid on a marker, face up, with all its ammunition
 * (fp.drop.round).
 */
export interface FlashpointDropWeaponEvent {
  kind: "drop_weapon"
  token: FlashpointToken
  weapon: FlashpointWeapon
  cube: FlashpointCube
  pile: number
}

/** The active model is done, and marked as Activated (fp.turn.token). */
export interface FlashpointEndActivationEvent {
  kind: "end_activation"
  model: FlashpointModel
}

/** The game is over (fp.end.check). */
export interface FlashpointEndEvent {
  kind: "end"
  winners: (Seat)[]
}

/** Activation Tokens come off; Shroud Screens, Threat Sensors and Barriers for it are gone (fp.end.tokens). */
export interface FlashpointEndRoundEvent {
  kind: "end_round"
  round: number
}

/** Into a cube where something comes before the place: things that lie there, a delivery, others who make room. */
export interface FlashpointEnterAnswer {
  kind: "enter"
  cube: FlashpointCube
}

/** An Advance of one cube (fp.kw.evade). */
export interface FlashpointEvadeAnswer {
  kind: "evade"
}

export type FlashpointEvent = FlashpointMoveEvent | FlashpointMarkEvent | FlashpointPushModelEvent | FlashpointFallEvent | FlashpointSlamEvent | FlashpointShotEvent | FlashpointFightEvent | FlashpointExplosionEvent | FlashpointSpendAmmunitionEvent | FlashpointHitsEvent | FlashpointLoseShieldsEvent | FlashpointRegainShieldsEvent | FlashpointOvershieldEvent | FlashpointWoundEvent | FlashpointHealEvent | FlashpointLifeSupportEvent | FlashpointKillEvent | FlashpointRefreshEvent | FlashpointLayBarrierEvent | FlashpointHitBarrierEvent | FlashpointChooseScenarioEvent | FlashpointStarterEvent | FlashpointTakeZoneEvent | FlashpointDraftEvent | FlashpointMusterEvent | FlashpointLayMarkersEvent | FlashpointPlaceObjectEvent | FlashpointShuffleItemsEvent | FlashpointShuffleWeaponsEvent | FlashpointRoundEvent | FlashpointEndRoundEvent | FlashpointRollCommandEvent | FlashpointTakeBackEvent | FlashpointAddKeptEvent | FlashpointKeptEvent | FlashpointDiscardEvent | FlashpointSpendEvent | FlashpointGiveOrderEvent | FlashpointTurnEvent | FlashpointPassTurnEvent | FlashpointFirstEvent | FlashpointActivateEvent | FlashpointEndActivationEvent | FlashpointActEvent | FlashpointSpendRestEvent | FlashpointDieEvent | FlashpointRollEvent | FlashpointPoolEvent | FlashpointScoreEvent | FlashpointPlayOnEvent | FlashpointEndEvent | FlashpointFiguresEvent | FlashpointLayItemEvent | FlashpointLookAtItemEvent | FlashpointPickUpItemEvent | FlashpointLeaveItemEvent | FlashpointUseItemEvent | FlashpointUseUpEvent | FlashpointDestroyEvent | FlashpointSearchPileEvent | FlashpointGiftEvent | FlashpointShroudEvent | FlashpointSensorEvent | FlashpointLookAtWeaponEvent | FlashpointDropWeaponEvent | FlashpointPickUpWeaponEvent | FlashpointLeaveWeaponEvent | FlashpointWaitAtMarkerEvent | FlashpointUseWeaponEvent | FlashpointReturnWeaponEvent | FlashpointTakeObjectEvent | FlashpointLayObjectEvent | FlashpointThrowSeedEvent

/** Something goes off in a cube (fp.kw.frag). */
export interface FlashpointExplosionEvent {
  kind: "explosion"
  cube: FlashpointCube
  weapon: FlashpointWeapon
  attacker: FlashpointModel
}

export type FlashpointFace = number

/** A face of a command die. */
export interface FlashpointFaceInfo {
  id: number
  name: string
  clauses: (string)[]
}

/** A model falls (fp.fall.down). */
export interface FlashpointFallEvent {
  kind: "fall"
  model: FlashpointModel
  levels: number
}

/** An Assault (fp.assault.test). */
export interface FlashpointFightEvent {
  kind: "fight"
  model: FlashpointModel
  target: FlashpointModel
  weapon: FlashpointWeapon
  line: FlashpointLine
}

/** A close combat weapon (fp.assault.one_weapon). */
export interface FlashpointFightWithAnswer {
  kind: "fight_with"
  arm: FlashpointArm
}

/**
 * What follows from what lies open: the Armour of each model with what it carries (fp.item.hardlight), the
 * Tacticians of each seat on the board (fp.tactician.sum), and the score that ends the game, if one does
 * (fp.hold.double).
 */
export interface FlashpointFiguresEvent {
  kind: "figures"
  armour: (number)[]
  tacticians: (number)[]
  target: number | null
}

/** Who takes the first Turn of the next Round (fp.round.next_first). */
export interface FlashpointFirstEvent {
  kind: "first"
  seat: Seat
}

/** What an inquiry has found. */
export interface FlashpointFound {
  kind: "found"
  to: number
  found: (FlashpointSightline)[]
}

/**
 * What one answer leads to: what happens, what the table then looks like, and what is asked.
 *
 * Number 0 is the position, before any answer.
 */
export interface FlashpointFrame {
  number: number
  given: FlashpointGiven | null
  events: (FlashpointTold)[]
  view: FlashpointView
  question: FlashpointQuestion | null
}

/**
 * The line of sight in whole numbers: the width of a cube, how far a standing place is from the next, the columns
 * of a model from the middle of its base, the heights of its points below its head, and its height when it lies.
 */
export interface FlashpointGeometry {
  cube: number
  step: number
  columns: ((number)[])[]
  heights: (number)[]
  lying: number
}

/** A model is given the item that was looked for in the pile, which is mixed (fp.recon.gift). */
export interface FlashpointGiftEvent {
  kind: "gift"
  model: FlashpointModel
  item: FlashpointItem
  item_kind: FlashpointItemKind
  pile: number
}

/** A Special Order is given, with a die for it; so many of these are left (fp.command.order_once). */
export interface FlashpointGiveOrderEvent {
  kind: "give_order"
  seat: Seat
  order: "alliance" | "defiance" | "one_man_army" | "rampage" | "reinforcements" | "return_to_sender" | "snap_shot"
  left: number
}

/**
 * An answer of a scenario: who gives it, in which words, and what they mean, if that is one thing.
 *
 * If it is refused, `refused` says why, and nothing has changed. What a seat says is nobody else's business: in the
 * eyes of another all but the seat is None.
 */
export interface FlashpointGiven {
  seat: Seat
  words: string | null
  answer: FlashpointAnswer | null
  refused: Reason | null
}

/** To where a Quantum Translocator was used (fp.item.translocator). */
export interface FlashpointGoBackAnswer {
  kind: "go_back"
}

/** The first Turn for oneself (fp.recon.winner). */
export interface FlashpointGoFirstAnswer {
  kind: "go_first"
}

/** The first Turn for the other (fp.recon.winner). */
export interface FlashpointGoSecondAnswer {
  kind: "go_second"
}

/** A Grappleshot for a free Advance (fp.item.grapple_move). */
export interface FlashpointGrappleAdvanceAnswer {
  kind: "grapple_advance"
}

/** A Grappleshot for a token (fp.item.grapple_fetch). */
export interface FlashpointGrappleFetchAnswer {
  kind: "grapple_fetch"
}

/** Wounds are taken away; `left` is the Health that there is (fp.kw.life_support). */
export interface FlashpointHealEvent {
  kind: "heal"
  model: FlashpointModel
  amount: number
  left: number
}

/** A Barrier loses shields; with none left it is gone (fp.barrier.covers). */
export interface FlashpointHitBarrierEvent {
  kind: "hit_barrier"
  barrier: FlashpointBarrier
  cube: FlashpointCube
  amount: number
  left: number
}

/** Hits to resolve, by somebody's weapon, a wall or a fall (fp.shoot.hits). */
export interface FlashpointHitsEvent {
  kind: "hits"
  model: FlashpointModel
  amount: number
  cause: "fall" | "wall" | "weapon"
  attacker: FlashpointModel | null
  weapon: FlashpointWeapon | null
}

export type FlashpointItem = number

/** A kind of item: carried (type 1), used (2) or shot with (3); `count` tokens of it are in the game. */
export interface FlashpointItemInfo {
  id: number
  key: string
  name: string
  type: number
  count: number
  weapon: number | null
  text: string
  clauses: (string)[]
}

export type FlashpointItemKind = number

/**
 * An Item Token in play: in a cube, carried by a model, or at work for one that has used it. `item_kind` is None if
 * the viewer does not know it.
 */
export interface FlashpointItemView {
  item: FlashpointItem
  item_kind: FlashpointItemKind | null
  cube?: FlashpointCube | null
  model?: FlashpointModel | null
  used_by?: FlashpointModel | null
}

/** With the last step into the air (fp.fall.ends). */
export interface FlashpointJumpOffAnswer {
  kind: "jump_off"
  cube: FlashpointCube
}

/** Command dice are carried over to the next Round (fp.command.carry). */
export interface FlashpointKeptEvent {
  kind: "kept"
  seat: Seat
  dice: (FlashpointFace)[]
}

export type FlashpointKeyword = number

/** A keyword of units or weapons; `figure`: it has a number. `text` is the first of its clauses. */
export interface FlashpointKeywordInfo {
  id: number
  name: string
  figure: boolean
  text: string
  clauses: (string)[]
}

/**
 * A model leaves the board; its wounds, Overshields and markers go, but for the Activation Token
 * (fp.damage.removed).
 */
export interface FlashpointKillEvent {
  kind: "kill"
  model: FlashpointModel
  attacker: FlashpointModel | null
  cube: FlashpointCube
}

/** An Energy Shield Barrier with its shields; `until` is its last Round, 0 if it stays (fp.barrier.tokens). */
export interface FlashpointLayBarrierEvent {
  kind: "lay_barrier"
  barrier: FlashpointBarrier
  cube: FlashpointCube
  shields: number
  until: number
}

/** Any token of the pile is laid face down on the board (fp.item.random). */
export interface FlashpointLayItemEvent {
  kind: "lay_item"
  item: FlashpointItem
  cube: FlashpointCube
  pile: number
}

/**
 * Weapon Drop Markers (1-2 first), Respawn Markers (the red ones first) and Power Seed Stations
 * (fp.setup.highest).
 */
export interface FlashpointLayMarkersEvent {
  kind: "lay_markers"
  drops: (FlashpointCube)[]
  respawns: (FlashpointCube)[]
  stations: (FlashpointCube)[]
}

/** An object lies in a cube (fp.scatter.object). */
export interface FlashpointLayObjectEvent {
  kind: "lay_object"
  object: FlashpointObject
  cube: FlashpointCube
}

/** How many cubes a jump into the air takes, and how many levels the model falls (fp.fall.height). */
export interface FlashpointLeapNote {
  kind: "leap"
  cubes: number
  levels: number
}

/** A model leaves an item in a cube, face up (fp.item.dropped). */
export interface FlashpointLeaveItemEvent {
  kind: "leave_item"
  model: FlashpointModel
  item: FlashpointItem
  item_kind: FlashpointItemKind
  cube: FlashpointCube
}

/** A weapon is left in a cube (fp.weapon.dropped). */
export interface FlashpointLeaveWeaponEvent {
  kind: "leave_weapon"
  model: FlashpointModel
  token: FlashpointToken
  weapon: FlashpointWeapon
  cube: FlashpointCube
}

/**
 * A letter of a layout. What is solid of a wall or a floor is rectangles (first and last, across and up or north),
 * of what stands within a cube boxes (west, east, south, north, bottom, top).
 */
export interface FlashpointLetterInfo {
  letter: string
  text: string
  solid: ((number)[])[]
}

/** What an item on the board is, if whoever is asked knows it. */
export interface FlashpointLiesNote {
  kind: "lies"
  item_kind: FlashpointItemKind | null
}

/** The keyword has worked, and will not do so again (fp.kw.life_support_once). */
export interface FlashpointLifeSupportEvent {
  kind: "life_support"
  model: FlashpointModel
}

export type FlashpointLine = number

/** A line of a weapon's card; a range of 0 is for close combat. */
export interface FlashpointLineInfo {
  id: number
  range: number
  ap: number
  keywords: (FlashpointCardKeyword)[]
}

/** What has happened from event `since` on. */
export interface FlashpointLines {
  kind: "lines"
  to: number
  since: number
  lines: (FlashpointLogLine)[]
}

/** Something that happened, and its words for this reader. */
export interface FlashpointLogLine {
  told: FlashpointTold
  text: string
}

/** An item that lies face down. */
export interface FlashpointLookAtItemAnswer {
  kind: "look_at_item"
  item: FlashpointItem
}

/** A player looks at a face-down item (fp.recon.w1). */
export interface FlashpointLookAtItemEvent {
  kind: "look_at_item"
  seat: Seat
  item: FlashpointItem
  item_kind: FlashpointItemKind | null
}

/** A player draws any weapon of the pile, and looks at it before he puts it on a marker (fp.recon.w2). */
export interface FlashpointLookAtWeaponEvent {
  kind: "look_at_weapon"
  seat: Seat
  weapon: FlashpointWeapon | null
}

/**
 * Shields are depleted; `left` are all that there are, `overshields` those of them that are not the model's own
 * (fp.damage.shields).
 */
export interface FlashpointLoseShieldsEvent {
  kind: "lose_shields"
  model: FlashpointModel
  amount: number
  left: number
  overshields: number
}

/** To stay in the cube, where others make room first (fp.cube.make_room). */
export interface FlashpointMakeRoomAnswer {
  kind: "make_room"
}

/** A token beside a model, laid or taken away (fp.pinned.token). */
export interface FlashpointMarkEvent {
  kind: "mark"
  model: FlashpointModel
  status: "activated" | "camouflaged" | "crouched" | "pinned"
  on: boolean
}

export type FlashpointMarker = number

/** A fight with a weapon: its line, dice and what they need on both sides. */
export interface FlashpointMeleeNote {
  kind: "melee"
  line: FlashpointLine
  dice: number
  need: number
  survive_dice: number
  survive_need: number
}

export type FlashpointMode = number

export type FlashpointModel = number

/**
 * A model and how it is. `cube` is None while it is not on the board, `place` while it is still to be chosen;
 * `uses` are those left of the limited weapon on its card; `added` are keywords that are not on it. `support_spent`:
 * its Life Support has worked.
 */
export interface FlashpointModelView {
  model: FlashpointModel
  seat: Seat
  unit: FlashpointUnit
  loadout: number
  cube: FlashpointCube | null
  place: FlashpointPlace | null
  wounds: number
  shields: number
  overshields: number
  status: ("activated" | "camouflaged" | "crouched" | "pinned")[]
  uses: number
  support_spent?: boolean
  added?: (FlashpointKeyword)[]
}

/** To a place in a cube, in one answer (fp.move.one_answer). */
export interface FlashpointMoveAnswer {
  kind: "move"
  cube: FlashpointCube
  place: FlashpointPlace
}

/**
 * A model goes from one cube to another (None: from beside the board), through the cubes of its path, of which the
 * last is where it is now; its place there may be still to come (fp.advance.adjacent).
 */
export interface FlashpointMoveEvent {
  kind: "move"
  model: FlashpointModel
  source: FlashpointCube | null
  path: (FlashpointCube)[]
  cube: FlashpointCube
  place: FlashpointPlace | null
  how: "advance" | "bounce" | "deploy" | "fall" | "jump" | "make_room" | "place" | "push" | "rampage" | "respawn" | "return" | "scout" | "sprint"
}

/** Somebody has answered: what happened from event `since` on, and where the table stands now. */
export interface FlashpointMoved {
  kind: "moved"
  branch: number
  cursor: number
  since: number
  lines: (FlashpointLogLine)[]
  view: FlashpointView | null
  question: FlashpointPut | null
  clock: Clock | null
  result: Result | null
}

/**
 * A fireteam, off the board, with full Health and shields; the models of the first seat have the first numbers
 * (fp.team.size).
 */
export interface FlashpointMusterEvent {
  kind: "muster"
  seat: Seat
  units: (FlashpointUnit)[]
  loadouts: (number)[]
  shields: (number)[]
  uses: (number)[]
}

export type FlashpointNews = FlashpointSnapshot | FlashpointMoved | FlashpointRefusedAll | FlashpointPreviewed | FlashpointFound | FlashpointLines | TableNews | ChattedNews | TakenNews | RefusedNews | ReasonedNews | AdvisedNews | KnownNews | GoodbyeNews

export type FlashpointNote = FlashpointCostNote | FlashpointStepsNote | FlashpointLeapNote | FlashpointAimNote | FlashpointCubeAimNote | FlashpointMeleeNote | FlashpointLiesNote

export type FlashpointObject = number

/** An object of the scenario, in a cube or carried; `value` is its points, where it has any. */
export interface FlashpointObjectView {
  object: FlashpointObject
  value: number
  cube?: FlashpointCube | null
  model?: FlashpointModel | null
}

/**
 * What a line meets. A wall stands on the western or southern side of its cube (`axis` 0 or 1), a floor is at its
 * bottom (2); both are a rectangle in a plane across their axis, `at` and `rect`. `box` is what is solid, as it is
 * drawn: west, east, south, north, bottom, top.
 */
export interface FlashpointObstacle {
  what: "floor" | "model" | "shroud" | "wall" | "within"
  cube: FlashpointCube | null
  axis: number | null
  at: number | null
  rect: (number)[] | null
  box: (number)[]
}

/** A Special Order (fp.order.one_man_army). */
export interface FlashpointOneManArmyAnswer {
  kind: "one_man_army"
}

/** One answer that may be given now. `code` is the same answer as a whole number, stable within a game's version. */
export interface FlashpointOption {
  index: number
  code: number
  answer: FlashpointAnswer
  note?: FlashpointNote | null
}

/** A Special Order. */
export interface FlashpointOrderInfo {
  key: string
  name: string
}

/** A shield before the model's own (fp.item.overshield). */
export interface FlashpointOvershieldEvent {
  kind: "overshield"
  model: FlashpointModel
  overshields: number
}

/** No, none, not now: what that is depends on the question. */
export interface FlashpointPassAnswer {
  kind: "pass"
}

/** A Turn is passed (fp.turn.pass). */
export interface FlashpointPassTurnEvent {
  kind: "pass_turn"
  seat: Seat
}

/** Which cube the question is about. */
export interface FlashpointPickCubeAnswer {
  kind: "pick_cube"
  cube: FlashpointCube
}

/** A Respawn Marker. */
export interface FlashpointPickMarkerAnswer {
  kind: "pick_marker"
  marker: FlashpointMarker
}

/** Whom the question is about. */
export interface FlashpointPickModelAnswer {
  kind: "pick_model"
  model: FlashpointModel
}

/** A model takes an item; if it lay face down it is turned over (fp.item.revealed). */
export interface FlashpointPickUpItemEvent {
  kind: "pick_up_item"
  model: FlashpointModel
  item: FlashpointItem
  item_kind: FlashpointItemKind
}

/** A weapon into the Pick up slot (fp.weapon.pick_up). */
export interface FlashpointPickUpWeaponEvent {
  kind: "pick_up_weapon"
  model: FlashpointModel
  token: FlashpointToken
  weapon: FlashpointWeapon
}

/** A deployment zone, red or blue. */
export interface FlashpointPickZoneAnswer {
  kind: "pick_zone"
  zone: FlashpointZone
}

export type FlashpointPlace = number

/** A standing place of a cube: columns from the west, rows from the south. */
export interface FlashpointPlaceInfo {
  id: number
  name: string
  column: number
  row: number
}

/** An object of the scenario at its start; `value` is its points, where it has any (fp.setup.highest). */
export interface FlashpointPlaceObjectEvent {
  kind: "place_object"
  object: FlashpointObject
  cube: FlashpointCube
  value: number
}

/** A tie after the last Round is played on (fp.win.play_on). */
export interface FlashpointPlayOnEvent {
  kind: "play_on"
  round: number
}

export type FlashpointPlusOnes = number

/** The dice of a test of which some may be rerolled (fp.dice.reroll_may). */
export interface FlashpointPoolEvent {
  kind: "pool"
  model: FlashpointModel
  test: "blast" | "fight" | "gravity" | "ranged" | "recon" | "survive" | "wall"
  reason: "assault" | "blast" | "fall" | "overheat" | "recon" | "return" | "shot" | "shot_at_cube" | "slam" | "throw"
  against: FlashpointModel | null
  need: number
  dice: (FlashpointRolled)[]
  rerolls: number
}

/** The question that would follow; None if it depends on what is not known yet. */
export interface FlashpointPreviewed {
  kind: "previewed"
  to: number
  question: FlashpointPut | null
}

/** A direction for a model that is knocked away. */
export interface FlashpointPushAnswer {
  kind: "push"
  direction: FlashpointDirection
}

/** A model is moved by force (fp.forced.placed). */
export interface FlashpointPushModelEvent {
  kind: "push_model"
  model: FlashpointModel
  source: FlashpointCube
  cube: FlashpointCube
  attacker: FlashpointModel | null
}

/** The open question, and its words. `options` are those of each row: one for each value, or one without a field. */
export interface FlashpointPut {
  question: FlashpointQuestion
  text: string
  options: ((string)[])[]
}

/** The Power Seed, free of charge (fp.seed.put_down). */
export interface FlashpointPutSeedDownAnswer {
  kind: "put_seed_down"
}

/**
 * What the rules want to know, and of whom. `rows` and `default` are None in the eyes of every other seat.
 *
 * `default` is the code of the answer that is given for a player who does not answer in time: safe, and never better
 * than what a player would choose. `clause` is the rule that the question comes from.
 */
export interface FlashpointQuestion {
  number: number
  seat: Seat
  about: FlashpointAsked
  rows: (FlashpointRow)[] | null
  default: number | null
  clause: string
}

/** A Special Order (fp.order.rampage). */
export interface FlashpointRampageAnswer {
  kind: "rampage"
}

/**
 * A whole game: who played what with which chances, and every answer as its option's code.
 *
 * `data` names replaced data files; `position` is where the game began, if not with its set-up. `chances` are seeds
 * that took the place of the first: from which question on, and which.
 */
export interface FlashpointRecord {
  game: string
  version: number
  players: (string)[]
  settings: FlashpointSettings
  seed: string
  answers: (number)[]
  data?: string
  position?: { [name: string]: PositionValue } | null
  chances?: ([number, string])[]
  format?: number
}

/** A model that respawns: full Health, shields and ammunition (fp.respawn.fresh). */
export interface FlashpointRefreshEvent {
  kind: "refresh"
  model: FlashpointModel
  shields: number
  uses: number
}

/** Something that a person might want to do now, and why it is not an option. */
export interface FlashpointRefusal {
  code: number
  answer: FlashpointAnswer
  reason: Reason
}

/** What might be wanted and may not be, each with its words. */
export interface FlashpointRefusedAll {
  kind: "refused_all"
  to: number
  refusals: (FlashpointRefusal)[]
  texts: (string)[]
}

/** Shields come back (fp.shield.regain). */
export interface FlashpointRegainShieldsEvent {
  kind: "regain_shields"
  model: FlashpointModel
  amount: number
  left: number
}

export type FlashpointRequest = FlashpointWhy | HelloRequest | AnswerRequest | RefusalsRequest | PreviewRequest | InquireRequest | PastRequest | HintRequest | KnowRequest | ChatRequest | EyesRequest | ResignRequest | BackRequest | UndoRequest | AgreeRequest

/** So many Headshots, successes and failures of a test are rolled again (fp.dice.reroll_any). */
export interface FlashpointRerollDiceAnswer {
  kind: "reroll_dice"
  headshots: FlashpointRerolled
  successes: FlashpointRerolled
  failures: FlashpointRerolled
}

export type FlashpointRerolled = number

/** A weapon goes back to the pile, which is mixed (fp.weapon.limited). */
export interface FlashpointReturnWeaponEvent {
  kind: "return_weapon"
  token: FlashpointToken
  weapon: FlashpointWeapon
  pile: number
}

/** Command dice are rolled, beside those that lie there; these are all (fp.command.roll). */
export interface FlashpointRollCommandEvent {
  kind: "roll_command"
  seat: Seat
  dice: (FlashpointFace)[]
}

/**
 * A test with all its dice, what it is rolled for and against whom; `model` is None for a wall, a fall, an
 * explosion and Recon. `opposed` are the successes that it is measured by: those of the other side, if that has rolled
 * already, or those that the rules ask for (fp.dice.success).
 */
export interface FlashpointRollEvent {
  kind: "roll"
  model: FlashpointModel | null
  test: "blast" | "fight" | "gravity" | "ranged" | "recon" | "survive" | "wall"
  reason: "assault" | "blast" | "fall" | "overheat" | "recon" | "return" | "shot" | "shot_at_cube" | "slam" | "throw"
  against: FlashpointModel | null
  need: number
  dice: (FlashpointRolled)[]
  successes: number
  opposed: number | null
}

export type FlashpointRolled = number

/** A Round begins (fp.round.begins). */
export interface FlashpointRoundEvent {
  kind: "round"
  round: number
}

/**
 * Options that differ only in their last choice: which place in a cube, whom to aim at, how many units.
 *
 * `answer` and `code` are those of the first. `field` is what differs and `values` are all that may be chosen there:
 * the code of a value is `code + (value - values[0]) * unit`. Without a field the row is one option. `notes` has one
 * entry for each value, or one for all of them if it is the same; none if there is nothing to note.
 */
export interface FlashpointRow {
  answer: FlashpointAnswer
  code: number
  field?: string
  values?: (number)[]
  unit?: number
  notes?: (FlashpointNote | null)[]
}

export type FlashpointScenario = number

/**
 * A scenario: its last Round and the score that ends it (None: none is printed), and where things are, as stacks of
 * column and row from the south-west, those of the red side first.
 */
export interface FlashpointScenarioInfo {
  id: number
  name: string
  rounds: number | null
  target: number | null
  zones: (((number)[])[])[]
  respawns: (((number)[])[])[]
  drops: ((number)[])[]
  objects: ((number)[])[]
  stations: ((number)[])[]
  values: (number)[]
  clauses: (string)[]
}

/** Points, or points lost; `total` is what the seat has now (fp.slayer.any_death). */
export interface FlashpointScoreEvent {
  kind: "score"
  seat: Seat
  amount: number
  total: number
}

/** An item is looked for in the pile, and there is one or there is none (fp.recon.gift). */
export interface FlashpointSearchPileEvent {
  kind: "search_pile"
  item_kind: FlashpointItemKind
  found: boolean
}

/** What one viewer was told of a game, to keep. It holds no seed and no answers, and cannot be played. */
export interface FlashpointSeatLog {
  game: string
  version: number
  players: (string)[]
  settings: FlashpointSettings
  viewer: number
  events: (FlashpointTold)[]
  standoff?: string
}

/**
 * A player: side, score, command dice by face, those carried over, whether a Threat Sensor is at work, and the
 * cards drafted so far.
 */
export interface FlashpointSeatView {
  seat: Seat
  zone: FlashpointZone
  score: number
  dice: (number)[]
  kept: (number)[]
  sensor: boolean
  drafted: (FlashpointCard)[]
}

/** A Threat Sensor (fp.item.sensor). */
export interface FlashpointSensorEvent {
  kind: "sensor"
  seat: Seat
}

export interface FlashpointSettings {
  /** What the game is about; `random` rolls a die for one of four. */
  scenario?: "slayer" | "oddball" | "capture the flag" | "strongholds" | "stockpile" | "training" | "random"
  /** The layout of the battlefield; training has its own. */
  terrain?: "A" | "B" | "C" | "D" | "E"
  /** How many kills win a game of Slayer. */
  kills?: 4 | 8 | 12
  /** The fireteam of the first seat. */
  first_team?: "UNSC core" | "UNSC Hydra" | "UNSC legend" | "Banished mercenaries" | "Banished brutes"
  /** The fireteam of the second seat. */
  second_team?: "UNSC core" | "UNSC Hydra" | "UNSC legend" | "Banished mercenaries" | "Banished brutes"
  /** Whether fireteams are named above, drafted in turn from the UNSC cards, or picked freely within a faction. */
  fireteams?: "named" | "draft" | "custom"
  /** How many models a drafted or custom fireteam has. */
  models?: 3 | 4 | 5 | 6
  /** Whether both players may draft the same Legend. */
  same_legend?: false | true
  /** Whether units that only one public source describes may be used. */
  single_source?: false | true
  /** The Special Order of UNSC fireteams. */
  unsc_order?: "Snap Shot" | "Return to Sender"
  /** The Special Order of Banished fireteams. */
  banished_order?: "Reinforcements Incoming" | "Alliance" | "Rampage"
  /** How it is found out who starts. */
  starting_player?: "die" | "recon"
  /** Item Tokens at the start; four for beginners. */
  items?: 8 | 4
  /** Whether the two expansion grenades are among the Item Tokens. */
  expansion_items?: false | true
  /** Which ten Weapon Tokens are in the game. */
  weapon_tokens?: "default" | "random"
  /** After how many Rounds a game without a printed limit ends; the higher score wins. */
  round_limit?: 10 | 20 | 40
  /** Whether a tie at the last Round is a draw or is played on until the next point. */
  tie?: "draw" | "play on"
  /** The dice for moving in when both fighters have moved into the cube. */
  both_moved_bonus?: 1 | 2
  /** Whether a model that is pushed into an enemy's cube fights with the dice for moving in. */
  forced_mover_bonus?: false | true
  /** Whether the enemy of a Pinned model that is pushed in gets the dice for moving in. */
  pinned_mover_bonus?: false | true
  /** Whether a fall of one level Pins. */
  fall_one_pins?: false | true
  /** Whether other models block line of sight and Clear Shots, as boxes of their base's width and their height. */
  models_block?: false | true
  /** Whether a diagonal cube counts as one or as two cubes of range. */
  diagonal_range?: "one" | "two"
  /** Whether one point of the shooter must see all of the target for a Clear Shot, or every point. */
  clear_shot?: "one viewpoint" | "every viewpoint"
  /** Whether a Pinned model is as high as before in the line of sight. */
  pinned_volume?: "standing" | "lying"
  /** Whether dice are rerolled before Headshots give extra dice, or extra dice may be rerolled too. */
  rerolls?: "before headshots" | "after headshots"
  /** Whether a Snap Shot may Blaze Away. */
  snap_blaze?: false | true
  /** Whether a Snap Shot may be one with an Explosive or Grenade weapon, at the cube that both are in. */
  snap_explosives?: false | true
  /** Whether Evade also answers shots at the model's cube. */
  evade_cubes?: false | true
  /** What happens to a model that is knocked into a cube without room. */
  pushed_into_full?: "stays" | "slams"
  /** Which arrivals on half a floor are rolled for. */
  half_floor?: "every forced arrival" | "scatter only"
  /** Which scenery in the middle of a cube can be climbed: more than half a cube high, any, or none. */
  climbed_scenery?: "tall pieces" | "all pieces" | "no pieces"
  /** Who chooses the order in which models scatter after an explosion. */
  scatter_order?: "attacker" | "owner"
  /** When Suppression Pins the cube. */
  suppression?: "if it wins" | "always"
  /** Whether a pass counts as a Turn, so that +1 Model may follow in the next. */
  pass_is_turn?: false | true
  /** Whether a Pinned model drops the Flag. */
  flag_dropped_when_pinned?: false | true
  /** Where a Flag goes that would scatter off the board. */
  flag_off_board?: "stays" | "goes home"
  /** How far a Power Seed is thrown. */
  seed_throw?: "1 to 2" | "exactly 2"
  /** The Survive stat of the Spartan Zvezda: public sources differ between the 4+ of our card and 5+. */
  zvezda_survive?: "card" | "5+"
  /** Whether the Plasma Rifle has the keyword Long as on our card; public sources differ. */
  plasma_rifle?: "card" | "not long"
}

/** A short action, or a long one, as the weapon is (fp.shoot.declare). */
export interface FlashpointShootAnswer {
  kind: "shoot"
}

/** A weapon, how it is fired, with Explosive Ammo or not, at a model (fp.shoot.declare). */
export interface FlashpointShootAtAnswer {
  kind: "shoot_at"
  arm: FlashpointArm
  mode: FlashpointMode
  ammo: boolean
  target: FlashpointModel
}

/** A weapon and how it is fired, at a cube (fp.kw.explosive). */
export interface FlashpointShootCubeAnswer {
  kind: "shoot_cube"
  arm: FlashpointArm
  mode: FlashpointMode
  cube: FlashpointCube
}

/** A free Shoot action, for a command die (fp.command.shoot_long). */
export interface FlashpointShootDieAnswer {
  kind: "shoot_die"
}

export type FlashpointShoots = number

/** A weapon is fired, at a model or at a cube (fp.shoot.declare). */
export interface FlashpointShotEvent {
  kind: "shot"
  model: FlashpointModel
  target: FlashpointModel | null
  cube: FlashpointCube | null
  weapon: FlashpointWeapon
  line: FlashpointLine
  mode: FlashpointMode
  ammo: boolean
}

/** A Shroud Screen (fp.item.shroud). */
export interface FlashpointShroudEvent {
  kind: "shroud"
  cube: FlashpointCube
}

/** These Item Tokens are the pile, face down (fp.item.shuffled). */
export interface FlashpointShuffleItemsEvent {
  kind: "shuffle_items"
  items: (FlashpointItemKind)[]
}

/** So many of these Weapon Tokens are the pile, face down; the others stay in the box, unseen (fp.drop.shuffled). */
export interface FlashpointShuffleWeaponsEvent {
  kind: "shuffle_weapons"
  weapons: (FlashpointWeapon)[]
  pile: number
}

/**
 * From a model at a place to an enemy. `ends` are the two points of the line by which they see each other, or, if
 * they do not, of that between their heads, and `blocked` is all that it meets from the model on. `clear` is a Clear
 * Shot of the model, `clear_back` one of the enemy. Who is camouflaged is not seen whatever the line; who was found by
 * a Threat Sensor may be shot at unseen. `range` is in cubes; `chances` are the weapons that reach so far.
 */
export interface FlashpointSightline {
  model: FlashpointModel
  cube: FlashpointCube
  place: FlashpointPlace
  target: FlashpointModel
  sees: boolean
  clear: boolean
  clear_back: boolean
  camouflaged: boolean
  found: boolean
  range: number
  ends: ((number)[])[]
  blocked: (FlashpointObstacle)[]
  chances: (FlashpointChance)[]
}

/** A model is slammed into a wall (fp.slam.test). */
export interface FlashpointSlamEvent {
  kind: "slam"
  model: FlashpointModel
  attacker: FlashpointModel | null
}

/**
 * Where the table stands in the eyes of a viewer. `seat` is None for a spectator, `seats` are one's own.
 *
 * `lines` begin with event number `since`: where the client left off, or some time ago. `catalogue` names what views
 * and messages refer to by numbers; it is fetched over HTTP, and kept.
 */
export interface FlashpointSnapshot {
  kind: "snapshot"
  to: number
  version: number
  table: TableInfo
  catalogue: string
  seat: number | null
  seats: (number)[]
  branch: number
  cursor: number
  since: number
  lines: (FlashpointLogLine)[]
  view: FlashpointView | null
  question: FlashpointPut | null
  clock: Clock | null
  result: Result | null
  chat: (ChatLine)[]
}

export type FlashpointSpecialOrders = number

/** One use less of the limited weapon on a model's card (fp.weapon.limited). */
export interface FlashpointSpendAmmunitionEvent {
  kind: "spend_ammunition"
  model: FlashpointModel
  left: number
}

/** Command dice with one face are used; so many are left (fp.command.spend). */
export interface FlashpointSpendEvent {
  kind: "spend"
  seat: Seat
  face: FlashpointFace
  amount: number
  left: number
}

/** The shot was a long action (fp.kw.long). */
export interface FlashpointSpendRestEvent {
  kind: "spend_rest"
  model: FlashpointModel
  left: number
}

/** A long action (fp.sprint.speed). */
export interface FlashpointSprintAnswer {
  kind: "sprint"
}

/** A place in the cube in which the model is. */
export interface FlashpointStandAnswer {
  kind: "stand"
  place: FlashpointPlace
}

/** A short action, the first of a Pinned model (fp.stand.first). */
export interface FlashpointStandUpAnswer {
  kind: "stand_up"
}

/** Who takes the first Turn of Round 1 (fp.setup.who_first). */
export interface FlashpointStarterEvent {
  kind: "starter"
  seat: Seat
}

/** What one answer led to, and where the table stood then. Number 0 is the position before any answer. */
export interface FlashpointStep {
  number: number
  given: FlashpointGiven | null
  lines: (FlashpointLogLine)[]
  view: FlashpointView
  question: FlashpointPut | null
}

/** Some steps of a replay: as a seat saw them, or open, if `seat` is None. */
export interface FlashpointSteps {
  seat: number | null
  steps: (FlashpointStep)[]
}

/** How many cubes a move takes, and what comes before the place. */
export interface FlashpointStepsNote {
  kind: "steps"
  cubes: number
  first: "delivery" | "nothing" | "room" | "things"
}

/** Command dice are picked up, to be rerolled (fp.command.reroll). */
export interface FlashpointTakeBackEvent {
  kind: "take_back"
  seat: Seat
  dice: (FlashpointFace)[]
}

/** An item that lies on the board. */
export interface FlashpointTakeItemAnswer {
  kind: "take_item"
  item: FlashpointItem
}

/** An object of the scenario. */
export interface FlashpointTakeObjectAnswer {
  kind: "take_object"
  object: FlashpointObject
}

/** A model takes an object (fp.seed.one). */
export interface FlashpointTakeObjectEvent {
  kind: "take_object"
  object: FlashpointObject
  model: FlashpointModel
}

/** A Weapon Token into the Pick up slot (fp.weapon.pick_up). */
export interface FlashpointTakeWeaponAnswer {
  kind: "take_weapon"
  token: FlashpointToken
}

/** The starting player takes a zone; the other one is the opponent's (fp.setup.deploy). */
export interface FlashpointTakeZoneEvent {
  kind: "take_zone"
  seat: Seat
  zone: FlashpointZone
}

/**
 * A layout by level, rows from south to north: floors, the walls between columns and between rows, what stands
 * within cubes. A cube is `(level * size + row) * size + column`; from `len(floors)` on come the eastern and northern
 * halves of cubes that a wall divides, in the order of these cubes. `cubes` is what each is called.
 */
export interface FlashpointTerrainInfo {
  name: string
  title: string
  about: string
  size: number
  levels: number
  floors: string
  v: (string)[]
  h: (string)[]
  inner: string
  cubes: (string)[]
}

/** An Auxiliary action: the Power Seed (fp.seed.throw). */
export interface FlashpointThrowSeedAnswer {
  kind: "throw_seed"
}

/** A Power Seed is thrown (fp.seed.throw). */
export interface FlashpointThrowSeedEvent {
  kind: "throw_seed"
  model: FlashpointModel
  cube: FlashpointCube
}

export type FlashpointToken = number

/**
 * Something that happened, as one viewer perceived it.
 *
 * Numbers count everything that happened at a table, for everybody alike. `answer` is the number of the question whose
 * answer led to it; None for what happened before the first. `clause` is the rule that it comes from.
 */
export interface FlashpointTold {
  number: number
  answer: number | null
  event: FlashpointEvent
  clause: string
}

/** A Medic's Auxiliary action (fp.kw.medic). */
export interface FlashpointTreatAnswer {
  kind: "treat"
  target: FlashpointModel
}

/** A player's Turn (fp.turn.alternate). */
export interface FlashpointTurnEvent {
  kind: "turn"
  seat: Seat
}

export type FlashpointUnit = number

/**
 * A unit: so many cubes in an Advance and in a Sprint, what its dice need (0: none), weapons by number. `places` is
 * how many models it counts as, `height` is that of the line of sight.
 */
export interface FlashpointUnitInfo {
  id: number
  key: string
  name: string
  faction: string
  advance: number
  sprint: number
  ranged: number
  fight: number
  survive: number
  armour: number
  health: number
  shields: number
  keywords: (FlashpointCardKeyword)[]
  close: (number)[]
  loadouts: ((number)[])[]
  places: number
  height: number
}

/** A Type II item (fp.item.type_two). */
export interface FlashpointUseItemAnswer {
  kind: "use_item"
  item: FlashpointItem
}

/** A model uses an item whose effect lasts; it is beside the board until that is over (fp.item.effect_lasts). */
export interface FlashpointUseItemEvent {
  kind: "use_item"
  model: FlashpointModel
  item: FlashpointItem
  item_kind: FlashpointItemKind
}

/** A used item goes back to the pile, which is mixed (fp.item.used_up). */
export interface FlashpointUseUpEvent {
  kind: "use_up"
  item: FlashpointItem
  item_kind: FlashpointItemKind
  pile: number
}

/** One use less of a picked-up weapon (fp.weapon.limited). */
export interface FlashpointUseWeaponEvent {
  kind: "use_weapon"
  token: FlashpointToken
  weapon: FlashpointWeapon
  left: number
}

/**
 * The table as somebody sees it. `face_down` are the items that lie so, in the order in which they were laid;
 * `weapon_held`: somebody looks at a weapon that he is about to put down, which is `looked_at` if the viewer knows it.
 * `land` is None unless a position brought its own layout.
 */
export interface FlashpointView {
  viewer: number
  scenario: FlashpointScenario
  round: number
  turn: Seat | null
  first: Seat
  active: FlashpointModel | null
  left: number
  seats: (FlashpointSeatView)[]
  models: (FlashpointModelView)[]
  items: (FlashpointItemView)[]
  face_down: (FlashpointItem)[]
  item_pile: number
  weapons: (FlashpointWeaponView)[]
  weapon_pile: number
  weapon_held: boolean
  looked_at: FlashpointWeapon | null
  objects: (FlashpointObjectView)[]
  barriers: (FlashpointBarrierView)[]
  shrouds: (FlashpointCube)[]
  drops: (FlashpointCube)[]
  respawns: (FlashpointCube)[]
  stations: (FlashpointCube)[]
  figures: FlashpointFiguresEvent
  land: FlashpointTerrainInfo | null
  playing_on: boolean
  over: boolean
  winners: (Seat)[]
}

/** A dead model's weapon waits at a Respawn Marker (fp.weapon.to_respawn). */
export interface FlashpointWaitAtMarkerEvent {
  kind: "wait_at_marker"
  token: FlashpointToken
  weapon: FlashpointWeapon
  marker: FlashpointMarker
}

export type FlashpointWeapon = number

/** A weapon; `uses` is 0 for ammunition without end. */
export interface FlashpointWeaponInfo {
  id: number
  key: string
  name: string
  uses: number
  lines: (FlashpointLineInfo)[]
}

/** A Weapon Token in play: in a cube, carried, or waiting at a Respawn Marker; so many of its uses are spent. */
export interface FlashpointWeaponView {
  token: FlashpointToken
  weapon: FlashpointWeapon
  used?: number
  cube?: FlashpointCube | null
  model?: FlashpointModel | null
  marker?: FlashpointMarker | null
}

/** Why is this not an option? Answered by `reasoned`. */
export interface FlashpointWhy {
  kind: "why"
  answer: FlashpointAnswer
  id?: number
}

/** Wounds, by somebody or by nobody; `left` is the Health that is left (fp.damage.wound). */
export interface FlashpointWoundEvent {
  kind: "wound"
  model: FlashpointModel
  amount: number
  left: number
  attacker: FlashpointModel | null
}

export type FlashpointZone = number

/** Play on from a frame of a replay or of a scenario: on this seat, against bots of a level. */
export interface FrameForm {
  frame: number
  seat?: number
  level?: string
}

/** A game in the list of games. */
export interface GameInfo {
  id: string
  title: string
  players: (number)[]
  version: number
  summary: string
  settings: (SettingInfo)[]
}

/** A game that can be played here, who can play it, and the languages it has words in. */
export interface GameOffer {
  info: GameInfo
  levels: (Level)[]
  languages: (string)[]
}

/** The server ends this connection. `again`: it may be opened again at once. */
export interface GoodbyeNews {
  kind: "goodbye"
  reason: Reason
  again: boolean
}

/** Play with only a name; a cookie remembers who it was. */
export interface GuestForm {
  name: string
}

/** Halo BANG! */
export interface HaloBang {
  catalogue?: HaloBangCatalogue
  view?: HaloBangView
  question?: HaloBangQuestion
  asked?: HaloBangAsked
  row?: HaloBangRow
  option?: HaloBangOption
  answer?: HaloBangAnswer
  note?: HaloBangNote
  refusal?: HaloBangRefusal
  told?: HaloBangTold
  event?: HaloBangEvent
  result?: Result
  record?: HaloBangRecord
  seat_log?: HaloBangSeatLog
  game_info?: GameInfo
  clause?: Clause
  scenario?: Scenario
  demonstration?: HaloBangDemonstration
  frame?: HaloBangFrame
  given?: HaloBangGiven
  log_line?: HaloBangLogLine
  put?: HaloBangPut
  why?: HaloBangWhy
  snapshot?: HaloBangSnapshot
  moved?: HaloBangMoved
  refused_all?: HaloBangRefusedAll
  previewed?: HaloBangPreviewed
  lines?: HaloBangLines
  step?: HaloBangStep
  steps?: HaloBangSteps
  demonstrated?: HaloBangDemonstrated
  request?: HaloBangRequest
  news?: HaloBangNews
}

/** Whom a Pulse Grenade or a Flood affects, in the order in which they answer (hb.pulse.others, hb.flood.others). */
export interface HaloBangAffectsNote {
  kind: "affects"
  seats: (Seat)[]
}

export type HaloBangAnswer = HaloBangEndTurnAnswer | HaloBangTakeDamageAnswer | HaloBangPayAnswer | HaloBangKeepAllAnswer | HaloBangFromDeckAnswer | HaloBangFromDiscardAnswer | HaloBangTurnOvershieldAnswer | HaloBangPlayAnswer | HaloBangDiscardCardAnswer | HaloBangShieldWithAnswer | HaloBangPlayForNothingAnswer | HaloBangAttackWithAnswer | HaloBangPlayOnAnswer | HaloBangPlayForAnswer | HaloBangPlayOnHandAnswer | HaloBangPlayOnLaidAnswer

/** So many cards more than may be kept at the end of the turn (hb.discard.seven). */
export interface HaloBangAskDiscard {
  kind: "discard"
  amount: number
  limit: number
}

/** A Flood: a Weapon, or so much damage (hb.flood.weapon). */
export interface HaloBangAskFlood {
  kind: "flood"
  by: Seat
  card: HaloBangCard
  damage: number
}

/**
 * The Odd Ball has revealed a Weapon: one of the hand, or a Dog Tag, unless none can be lost (hb.odd_ball.weapon,
 * hb.three.odd_ball).
 */
export interface HaloBangAskOddBall {
  kind: "odd_ball"
  card: HaloBangCard
  revealed: HaloBangCard
  tag: boolean
}

/** The Play phase: play a card, or end the turn; so many Weapons may still be played (hb.play.any_number). */
export interface HaloBangAskPlay {
  kind: "play"
  weapons: number
}

/** A Weapon or a Pulse Grenade: a Shield, or so much damage (hb.shield.may, hb.pulse.shield). */
export interface HaloBangAskShield {
  kind: "shield"
  by: Seat
  card: HaloBangCard
  damage: number
}

/** Tracker: the uppermost discard, or a card of the deck? (hb.tracker.take) */
export interface HaloBangAskTrack {
  kind: "track"
  card: HaloBangCard
}

export type HaloBangAsked = HaloBangAskPlay | HaloBangAskShield | HaloBangAskFlood | HaloBangAskDiscard | HaloBangAskOddBall | HaloBangAskTrack

/** A Weapon leaves a hand; it lies open while it is played (hb.play.weapon). */
export interface HaloBangAttackEvent {
  kind: "attack"
  seat: Seat
  card: HaloBangCard
  target: Seat
}

/** A Weapon against a player. */
export interface HaloBangAttackWithAnswer {
  kind: "attack_with"
  card: HaloBangCard
  target: Seat
}

/** A kill within this team has ended the game, and costs it points (hb.betrayal.penalty). */
export interface HaloBangBetrayalEvent {
  kind: "betrayal"
  team: HaloBangTeam
  penalty: number
}

/** A player takes the damage of somebody's card, which is dealt when all have answered (hb.area.order). */
export interface HaloBangBraceEvent {
  kind: "brace"
  seat: Seat
  by: Seat
  card: HaloBangCard
}

export type HaloBangCard = number

/**
 * A card. Cards of one name are alike and have one number; `copies` says how many there are. `key` is the same in
 * every language; that of every Weapon is "weapon". Only Weapons have a `range` and a `damage`.
 */
export interface HaloBangCardInfo {
  id: number
  key: string
  name: string
  type: string
  range: number | null
  damage: number | null
  copies: number
  effect: string
  clauses: (string)[]
}

/** Everything that is printed, and the numbers of the rulebook that a player wants to see. */
export interface HaloBangCatalogue {
  game: string
  cards: (HaloBangCardInfo)[]
  teams: (HaloBangTeamInfo)[]
  spartans: (HaloBangSpartanInfo)[]
  specializations: (HaloBangSpecializationInfo)[]
  hand_limit: number
  cards_to_draw: number
  weapons_a_turn: number
  pod_points: number
  betrayal: number
}

/** What a team holds: the damage of its Weapons, and so many of a card that counts one each (hb.tie.firepower). */
export interface HaloBangCountDamageEvent {
  kind: "count_damage"
  team: HaloBangTeam
  weapons: number
  card: HaloBangCard
  cards: number
  damage: number
}

/** The Ordnance Pods in a player's hand, and the points for them (hb.score.pod). */
export interface HaloBangCountPodsEvent {
  kind: "count_pods"
  seat: Seat
  pods: number
  points: number
}

/** A player's Dog Tags, what each is worth, and the points for them (hb.score.tags). */
export interface HaloBangCountTagsEvent {
  kind: "count_tags"
  seat: Seat
  tags: number
  worth: number
  points: number
}

/** Overshields lost by somebody's card (hb.damage.token). */
export interface HaloBangDamageEvent {
  kind: "damage"
  seat: Seat
  amount: number
  by: Seat
  card: HaloBangCard
  left: number
}

/** A scenario to step through. */
export interface HaloBangDemonstrated {
  scenario: ScenarioInfo
  players: (string)[]
  settings: { [name: string]: boolean | number | string }
  seat: number | null
  catalogue: HaloBangCatalogue
  steps: (HaloBangStep)[]
}

/** A scenario to step through. `seat` is whose eyes it is seen with; None for everything, with nothing hidden. */
export interface HaloBangDemonstration {
  game: string
  title: string
  note: string
  clauses: (string)[]
  players: (string)[]
  settings: HaloBangSettings
  seat: Seat | null
  catalogue: HaloBangCatalogue
  frames: (HaloBangFrame)[]
}

/** Somebody sends any card of a hand to the discard pile (hb.camouflage.hand). */
export interface HaloBangDiscardAtRandomEvent {
  kind: "discard_at_random"
  seat: Seat
  owner: Seat
  card: HaloBangCard
}

/** A card of the hand to the discard pile, as the question wants it. */
export interface HaloBangDiscardCardAnswer {
  kind: "discard_card"
  card: HaloBangCard
}

/**
 * From a hand to the discard pile, because of a Flood or of the Odd Ball, or of none if the hand is too large
 * (hb.discard.seven).
 */
export interface HaloBangDiscardEvent {
  kind: "discard"
  seat: Seat
  card: HaloBangCard
  cause: HaloBangCard | null
}

/** The card that was being played goes to the discard pile (hb.weapon.discarded). */
export interface HaloBangDiscardPlayedEvent {
  kind: "discard_played"
  seat: Seat
  card: HaloBangCard
}

/** The top card of the deck into a hand; so many are left in the deck (hb.draw.two). */
export interface HaloBangDrawEvent {
  kind: "draw"
  seat: Seat
  card: HaloBangCard | null
  left: number
}

/** The game is over (hb.end.at_once). */
export interface HaloBangEndEvent {
  kind: "end"
  winners: (Seat)[]
}

/** The deck has run out (hb.deck.when). */
export interface HaloBangEndOfDeckEvent {
  kind: "end_of_deck"
}

/** The Play phase is over. */
export interface HaloBangEndTurnAnswer {
  kind: "end_turn"
}

export type HaloBangEvent = HaloBangSeatSpartanEvent | HaloBangShuffleMultipliersEvent | HaloBangLookAtMultiplierEvent | HaloBangSeatSpecializationEvent | HaloBangTakeTagsEvent | HaloBangPogEvent | HaloBangShuffleDeckEvent | HaloBangTurnEvent | HaloBangPhaseEvent | HaloBangDrawEvent | HaloBangTrackEvent | HaloBangRevealEvent | HaloBangEndOfDeckEvent | HaloBangReshuffleEvent | HaloBangAttackEvent | HaloBangShieldEvent | HaloBangBraceEvent | HaloBangPlayCardEvent | HaloBangDiscardPlayedEvent | HaloBangLayEvent | HaloBangRemoveEvent | HaloBangPassOddBallEvent | HaloBangNoWeaponEvent | HaloBangDiscardEvent | HaloBangDiscardAtRandomEvent | HaloBangStealEvent | HaloBangRespawnEvent | HaloBangDamageEvent | HaloBangRegainEvent | HaloBangSpendTokenEvent | HaloBangKillEvent | HaloBangLoseTagEvent | HaloBangFiguresEvent | HaloBangLastStandingEvent | HaloBangOutOfTagsEvent | HaloBangShowMultiplierEvent | HaloBangShowHandEvent | HaloBangCountTagsEvent | HaloBangCountPodsEvent | HaloBangBetrayalEvent | HaloBangScoreEvent | HaloBangTieEvent | HaloBangOniTakesTieEvent | HaloBangCountDamageEvent | HaloBangEndEvent

/**
 * What follows from what lies open: at which Range each seat attacks every other (None is no target), how much of
 * that Range is Stealth and Operator of the one who is attacked, how many Weapons each may play in a turn, and who is
 * Respawning (hb.range.places).
 */
export interface HaloBangFiguresEvent {
  kind: "figures"
  ranges: ((number | null)[])[]
  added: (number)[]
  weapons: (number)[]
  respawning: (Seat)[]
}

/**
 * What one answer leads to: what happens, what the table then looks like, and what is asked.
 *
 * Number 0 is the position, before any answer.
 */
export interface HaloBangFrame {
  number: number
  given: HaloBangGiven | null
  events: (HaloBangTold)[]
  view: HaloBangView
  question: HaloBangQuestion | null
}

/** The first card comes from the deck. */
export interface HaloBangFromDeckAnswer {
  kind: "from_deck"
}

/** The first card is the uppermost discard. */
export interface HaloBangFromDiscardAnswer {
  kind: "from_discard"
}

/**
 * An answer of a scenario: who gives it, in which words, and what they mean, if that is one thing.
 *
 * If it is refused, `refused` says why, and nothing has changed. What a seat says is nobody else's business: in the
 * eyes of another all but the seat is None.
 */
export interface HaloBangGiven {
  seat: Seat
  words: string | null
  answer: HaloBangAnswer | null
  refused: Reason | null
}

/** What an attack deals if it is not shielded, and at which Range (hb.weapon.damage, hb.weapon.check_range). */
export interface HaloBangHitsNote {
  kind: "hits"
  damage: number
  range: number
}

/** Every card stays in the hand; never an option, since nobody is asked who could. */
export interface HaloBangKeepAllAnswer {
  kind: "keep_all"
}

/**
 * The killed player gives a Dog Tag to whoever killed him: `left` are those of the killed, `by_tags` those of the
 * killer (hb.kill.tag).
 */
export interface HaloBangKillEvent {
  kind: "kill"
  seat: Seat
  by: Seat
  left: number
  by_tags: number
}

/** Only this player has any Overshields (hb.last.standing). */
export interface HaloBangLastStandingEvent {
  kind: "last_standing"
  seat: Seat
}

/** An Enhancement from a hand in front of a player (hb.play.enhancement). */
export interface HaloBangLayEvent {
  kind: "lay"
  seat: Seat
  card: HaloBangCard
  owner: Seat
}

/** What has happened from event `since` on. */
export interface HaloBangLines {
  kind: "lines"
  to: number
  since: number
  lines: (HaloBangLogLine)[]
}

/** Something that happened, and its words for this reader. */
export interface HaloBangLogLine {
  told: HaloBangTold
  text: string
}

/** A player looks at his own token (hb.setup.multiplier_own). */
export interface HaloBangLookAtMultiplierEvent {
  kind: "look_at_multiplier"
  seat: Seat
  multiplier: HaloBangMultiplier | null
}

/**
 * A Dog Tag goes into the box, which now holds so many: for the Odd Ball, or for no card at the end of the deck
 * (hb.deck.box).
 */
export interface HaloBangLoseTagEvent {
  kind: "lose_tag"
  seat: Seat
  cause: HaloBangCard | null
  left: number
  box: number
}

/** Somebody has answered: what happened from event `since` on, and where the table stands now. */
export interface HaloBangMoved {
  kind: "moved"
  branch: number
  cursor: number
  since: number
  lines: (HaloBangLogLine)[]
  view: HaloBangView | null
  question: HaloBangPut | null
  clock: Clock | null
  result: Result | null
}

export type HaloBangMultiplier = number

export type HaloBangNews = HaloBangSnapshot | HaloBangMoved | HaloBangRefusedAll | HaloBangPreviewed | HaloBangLines | TableNews | ChattedNews | TakenNews | RefusedNews | ReasonedNews | AdvisedNews | KnownNews | GoodbyeNews

/** A player has cards in hand, but no Weapon to discard for the Odd Ball (hb.odd_ball.forced). */
export interface HaloBangNoWeaponEvent {
  kind: "no_weapon"
  seat: Seat
}

export type HaloBangNote = HaloBangHitsNote | HaloBangAffectsNote | HaloBangRegainsNote

/** The ONI Operative wins every tie (hb.tie.oni). */
export interface HaloBangOniTakesTieEvent {
  kind: "oni_takes_tie"
  seat: Seat
}

/** One answer that may be given now. `code` is the same answer as a whole number, stable within a game's version. */
export interface HaloBangOption {
  index: number
  code: number
  answer: HaloBangAnswer
  note?: HaloBangNote | null
}

/** These players have no Dog Tag left (hb.end.no_tags). */
export interface HaloBangOutOfTagsEvent {
  kind: "out_of_tags"
  seats: (Seat)[]
}

/** The Odd Ball in front of a player goes to the one on his left (hb.odd_ball.no_weapon). */
export interface HaloBangPassOddBallEvent {
  kind: "pass_odd_ball"
  seat: Seat
  card: HaloBangCard
  to: Seat
}

/** A Dog Tag for the Odd Ball; the ONI Operative of three gives up nothing but the Odd Ball itself. */
export interface HaloBangPayAnswer {
  kind: "pay"
}

/** The turn goes on to its next phase (hb.turn.phases). */
export interface HaloBangPhaseEvent {
  kind: "phase"
  seat: Seat
  phase: "discard" | "draw" | "play" | "respawn"
}

/** A card that is aimed at nobody. */
export interface HaloBangPlayAnswer {
  kind: "play"
  card: HaloBangCard
}

/** An Action leaves a hand, perhaps aimed at somebody; it lies open while it is played (hb.play.action). */
export interface HaloBangPlayCardEvent {
  kind: "play_card"
  seat: Seat
  card: HaloBangCard
  target: Seat | null
}

/** A Regeneration Field, with a card for another player. */
export interface HaloBangPlayForAnswer {
  kind: "play_for"
  card: HaloBangCard
  target: Seat
}

/** A card that would take something, though nobody has anything that it could take. */
export interface HaloBangPlayForNothingAnswer {
  kind: "play_for_nothing"
  card: HaloBangCard
}

/** A card aimed at a player. */
export interface HaloBangPlayOnAnswer {
  kind: "play_on"
  card: HaloBangCard
  target: Seat
}

/** An Active Camouflage for a random card of a hand. */
export interface HaloBangPlayOnHandAnswer {
  kind: "play_on_hand"
  card: HaloBangCard
  target: Seat
}

/** An Active Camouflage for an Enhancement in front of a player. */
export interface HaloBangPlayOnLaidAnswer {
  kind: "play_on_laid"
  card: HaloBangCard
  laid: HaloBangCard
  target: Seat
}

/** The pog shows a team, and its Leader begins (hb.setup.pog). */
export interface HaloBangPogEvent {
  kind: "pog"
  team: HaloBangTeam
  seat: Seat
}

/** The question that would follow; None if it depends on what is not known yet. */
export interface HaloBangPreviewed {
  kind: "previewed"
  to: number
  question: HaloBangPut | null
}

/** The open question, and its words. `options` are those of each row: one for each value, or one without a field. */
export interface HaloBangPut {
  question: HaloBangQuestion
  text: string
  options: ((string)[])[]
}

/**
 * What the rules want to know, and of whom. `rows` and `default` are None in the eyes of every other seat.
 *
 * `default` is the code of the answer that is given for a player who does not answer in time: safe, and never better
 * than what a player would choose. `clause` is the rule that the question comes from.
 */
export interface HaloBangQuestion {
  number: number
  seat: Seat
  about: HaloBangAsked
  rows: (HaloBangRow)[] | null
  default: number | null
  clause: string
}

/**
 * A whole game: who played what with which chances, and every answer as its option's code.
 *
 * `data` names replaced data files; `position` is where the game began, if not with its set-up. `chances` are seeds
 * that took the place of the first: from which question on, and which.
 */
export interface HaloBangRecord {
  game: string
  version: number
  players: (string)[]
  settings: HaloBangSettings
  seed: string
  answers: (number)[]
  data?: string
  position?: { [name: string]: PositionValue } | null
  chances?: ([number, string])[]
  format?: number
}

/** Something that a person might want to do now, and why it is not an option. */
export interface HaloBangRefusal {
  code: number
  answer: HaloBangAnswer
  reason: Reason
}

/** What might be wanted and may not be, each with its words. */
export interface HaloBangRefusedAll {
  kind: "refused_all"
  to: number
  refusals: (HaloBangRefusal)[]
  texts: (string)[]
}

/** All Overshields are blue again by a card; so many of them were not (hb.regeneration.regain). */
export interface HaloBangRegainEvent {
  kind: "regain"
  seat: Seat
  amount: number
  card: HaloBangCard
  left: number
}

/** How many Overshields a Regeneration Field brings back (hb.regeneration.regain). */
export interface HaloBangRegainsNote {
  kind: "regains"
  amount: number
}

/**
 * Somebody sends an Enhancement in front of a player, perhaps himself, to the discard pile (hb.camouflage.in_play,
 * hb.odd_ball.tag).
 */
export interface HaloBangRemoveEvent {
  kind: "remove"
  seat: Seat
  owner: Seat
  card: HaloBangCard
}

export type HaloBangRequest = HaloBangWhy | HelloRequest | AnswerRequest | RefusalsRequest | PreviewRequest | InquireRequest | PastRequest | HintRequest | KnowRequest | ChatRequest | EyesRequest | ResignRequest | BackRequest | UndoRequest | AgreeRequest

/** The discard pile, shuffled, is the new deck (hb.deck.reshuffle). */
export interface HaloBangReshuffleEvent {
  kind: "reshuffle"
  cards: (HaloBangCard)[]
}

/** All Overshields of a killed player are blue again (hb.respawn.flip). */
export interface HaloBangRespawnEvent {
  kind: "respawn"
  seat: Seat
  left: number
}

/**
 * The top card of the deck, shown for the Odd Ball, goes to the discard pile; so many are left in the deck
 * (hb.odd_ball.reveal).
 */
export interface HaloBangRevealEvent {
  kind: "reveal"
  seat: Seat
  card: HaloBangCard
  left: number
}

/**
 * Options that differ only in their last choice: which place in a cube, whom to aim at, how many units.
 *
 * `answer` and `code` are those of the first. `field` is what differs and `values` are all that may be chosen there:
 * the code of a value is `code + (value - values[0]) * unit`. Without a field the row is one option. `notes` has one
 * entry for each value, or one for all of them if it is the same; none if there is nothing to note.
 */
export interface HaloBangRow {
  answer: HaloBangAnswer
  code: number
  field?: string
  values?: (number)[]
  unit?: number
  notes?: (HaloBangNote | null)[]
}

/** The points of a team (hb.score.team). */
export interface HaloBangScoreEvent {
  kind: "score"
  team: HaloBangTeam
  points: number
}

/** What one viewer was told of a game, to keep. It holds no seed and no answers, and cannot be played. */
export interface HaloBangSeatLog {
  game: string
  version: number
  players: (string)[]
  settings: HaloBangSettings
  viewer: number
  events: (HaloBangTold)[]
  standoff?: string
}

/** Who plays which Spartan (hb.setup.spartans). */
export interface HaloBangSeatSpartanEvent {
  kind: "seat_spartan"
  seat: Seat
  spartan: HaloBangSpartan
}

/** Who has which specialization, with so many Overshields (hb.setup.specializations). */
export interface HaloBangSeatSpecializationEvent {
  kind: "seat_specialization"
  seat: Seat
  specialization: HaloBangSpecialization
  overshields: number
}

/**
 * One player's place. `hand` lists the cards of the hand that the viewer knows, `cards` counts all of them.
 *
 * `multiplier` is None until it is revealed, and 1 for everybody where there are no such tokens.
 */
export interface HaloBangSeatView {
  seat: Seat
  spartan: HaloBangSpartan
  specialization: HaloBangSpecialization
  overshields: number
  most: number
  tags: number
  multiplier: HaloBangMultiplier | null
  cards: number
  hand: (HaloBangCard)[]
  in_play: (HaloBangCard)[]
}

export interface HaloBangSettings {
  /** Whether the holder of the Odd Ball may give up a Dog Tag although he holds a Weapon, as the card reads. */
  odd_ball_choice?: false | true
  /** Whether Active Camouflage may remove an Enhancement in front of the player who plays it. */
  camouflage_own?: false | true
  /** When the damage of a Pulse Grenade or a Flood is dealt. */
  area_damage?: "one by one" | "after all answers"
  /** What counts when one kill takes the last Dog Tag and leaves one player with Overshields. */
  last_man_and_tags?: "last man standing" | "score"
  /** Which cards add one damage each, besides the Weapons in hand, when Red and Blue are level. */
  tie_counts?: "Firepower in hand and play" | "Firepower in hand" | "Damage Boost in hand and play"
  /** When the deck has run out: when a card must be drawn and there is none, or when the last one is drawn. */
  end_of_deck?: "when a card is needed" | "at the last card"
  /** How many cards Recon draws when he is dealt more damage than he has Overshields. */
  recon_cards?: "tokens lost" | "damage dealt"
  /** Whether Active Camouflage and Promethean Vision can be played when nobody has a card that they could take. */
  without_target?: "not playable" | "no effect"
  /** When a Weapon that hit is discarded: after the cards that Recon and Wetwork draw for the hit, or before them, so that a reshuffle can deal it out again. */
  weapon_discarded?: "after the draws" | "before the draws"
  /** Where a Pulse Grenade or a Flood lies in the discard pile: below the cards that answer it, or on top of them. */
  area_discarded?: "below the answers" | "after the effect"
}

/** From a hand to the discard pile, in answer to somebody's card (hb.shield.no_effect). */
export interface HaloBangShieldEvent {
  kind: "shield"
  seat: Seat
  card: HaloBangCard
  by: Seat
}

/** A Weapon that does for a Hardlight Shield. */
export interface HaloBangShieldWithAnswer {
  kind: "shield_with"
  card: HaloBangCard
}

/** A whole hand, for all to see (hb.score.hands). */
export interface HaloBangShowHandEvent {
  kind: "show_hand"
  seat: Seat
  cards: (HaloBangCard)[]
}

/** A Multiplier Token, for all to see (hb.score.reveal). */
export interface HaloBangShowMultiplierEvent {
  kind: "show_multiplier"
  seat: Seat
  multiplier: HaloBangMultiplier
}

/** These cards, shuffled, are the deck (hb.setup.deal). */
export interface HaloBangShuffleDeckEvent {
  kind: "shuffle_deck"
  cards: (HaloBangCard)[]
}

/**
 * The Multiplier Tokens of a team are shuffled, and one is dealt to each of these seats, face down
 * (hb.setup.multipliers).
 */
export interface HaloBangShuffleMultipliersEvent {
  kind: "shuffle_multipliers"
  team: HaloBangTeam
  seats: (Seat)[]
  multipliers: (HaloBangMultiplier)[]
}

/**
 * Where the table stands in the eyes of a viewer. `seat` is None for a spectator, `seats` are one's own.
 *
 * `lines` begin with event number `since`: where the client left off, or some time ago. `catalogue` names what views
 * and messages refer to by numbers; it is fetched over HTTP, and kept.
 */
export interface HaloBangSnapshot {
  kind: "snapshot"
  to: number
  version: number
  table: TableInfo
  catalogue: string
  seat: number | null
  seats: (number)[]
  branch: number
  cursor: number
  since: number
  lines: (HaloBangLogLine)[]
  view: HaloBangView | null
  question: HaloBangPut | null
  clock: Clock | null
  result: Result | null
  chat: (ChatLine)[]
}

export type HaloBangSpartan = number

/** A Spartan card; `copies` says how many of them are dealt at this table. */
export interface HaloBangSpartanInfo {
  id: number
  key: string
  name: string
  team: number
  copies: number
}

export type HaloBangSpecialization = number

/** A specialization. */
export interface HaloBangSpecializationInfo {
  id: number
  key: string
  name: string
  overshields: number
  ability: string
  clauses: (string)[]
}

/** An Overshield is turned for a card (hb.engineer.draw). */
export interface HaloBangSpendTokenEvent {
  kind: "spend_token"
  seat: Seat
  left: number
}

/** Any card of one hand into another (hb.vision.draw). */
export interface HaloBangStealEvent {
  kind: "steal"
  seat: Seat
  owner: Seat
  card: HaloBangCard | null
}

/** What one answer led to, and where the table stood then. Number 0 is the position before any answer. */
export interface HaloBangStep {
  number: number
  given: HaloBangGiven | null
  lines: (HaloBangLogLine)[]
  view: HaloBangView
  question: HaloBangPut | null
}

/** Some steps of a replay: as a seat saw them, or open, if `seat` is None. */
export interface HaloBangSteps {
  seat: number | null
  steps: (HaloBangStep)[]
}

/** No Shield against an attack, no Weapon against a Flood. */
export interface HaloBangTakeDamageAnswer {
  kind: "take_damage"
}

/** The Dog Tags that a player begins with (hb.setup.tags_four, hb.setup.tags_three). */
export interface HaloBangTakeTagsEvent {
  kind: "take_tags"
  seat: Seat
  tags: number
}

export type HaloBangTeam = number

/**
 * A team. `tags` are the Dog Tags that each of its players begins with, `worth` is what each of them counts, unless
 * a Multiplier Token says otherwise; both are 0 for a team that does not play at this table.
 */
export interface HaloBangTeamInfo {
  id: number
  key: string
  name: string
  goal: string
  tags: number
  worth: number
  multipliers: (number)[]
  clauses: (string)[]
}

/** Teams share the highest score (hb.tie.damage). */
export interface HaloBangTieEvent {
  kind: "tie"
  teams: (HaloBangTeam)[]
  points: number
}

/**
 * Something that happened, as one viewer perceived it.
 *
 * Numbers count everything that happened at a table, for everybody alike. `answer` is the number of the question whose
 * answer led to it; None for what happened before the first. `clause` is the rule that it comes from.
 */
export interface HaloBangTold {
  number: number
  answer: number | null
  event: HaloBangEvent
  clause: string
}

/** The uppermost discard into a hand (hb.tracker.take). */
export interface HaloBangTrackEvent {
  kind: "track"
  seat: Seat
  card: HaloBangCard
}

/** A turn begins with its Respawn phase (hb.turn.clockwise). */
export interface HaloBangTurnEvent {
  kind: "turn"
  seat: Seat
}

/** Engineer's token for a card. */
export interface HaloBangTurnOvershieldAnswer {
  kind: "turn_overshield"
}

/**
 * The table as somebody sees it. The top of `discard` is its end; `played` is the card that is being played and has
 * not been discarded yet; `box` are the Dog Tags that are out of the game.
 *
 * `points` are those of the teams by their numbers, once they have been counted.
 */
export interface HaloBangView {
  viewer: number
  seats: (HaloBangSeatView)[]
  turn: Seat
  phase: "discard" | "draw" | "play" | "respawn"
  weapons_played: number
  deck: number
  discard: (HaloBangCard)[]
  played: HaloBangCard | null
  box: number
  figures: HaloBangFiguresEvent
  over: boolean
  winners: (Seat)[]
  points: (number)[]
}

/** Why is this not an option? Answered by `reasoned`. */
export interface HaloBangWhy {
  kind: "why"
  answer: HaloBangAnswer
  id?: number
}

/**
 * The first message. `version` is the client's; `cursor` and `branch` say how far it was told before.
 *
 * `seat` chooses the eyes where somebody has several seats. With `views` false no views are sent, for whoever follows
 * the events himself.
 */
export interface HelloRequest {
  kind: "hello"
  version?: number
  language?: string
  seat?: number | null
  cursor?: number | null
  branch?: number
  views?: boolean
  id?: number
}

/** What would a good player do? Only where the table allows it. Answered by `advised`. */
export interface HintRequest {
  kind: "hint"
  id?: number
}

/** What the game can find out before one answers; Flashpoint: `sight` of a model at a place. Answered by `found`. */
export interface InquireRequest {
  kind: "inquire"
  what: string
  parts?: { [name: string]: number }
  id?: number
}

/** Sit down: on this seat, or on the first that is free. With a `name`, for somebody else at the same device. */
export interface JoinForm {
  seat?: number | null
  name?: string | null
}

/** All that this seat knows, for a bot that imagines tables. Answered by `known`. */
export interface KnowRequest {
  kind: "know"
  id?: number
}

/** All that a seat knows, as the engine reads it (`engine.known`). */
export interface KnownNews {
  kind: "known"
  to: number
  known: string
}

/** How well a bot plays; `usual` is the one that sits down where nobody has chosen. */
export interface Level {
  id: string
  text: string
  usual: boolean
}

/**
 * The tables to see: those that wait for players, those that may be watched, and one's own, which come first.
 *
 * `asked` are the ids of those at which the game waits for whoever looks.
 */
export interface Lobby {
  kind: "lobby"
  tables: (TableInfo)[]
  people: number
  asked: (string)[]
}

/** Back to an account. */
export interface LoginForm {
  name: string
  password: string
}

/** All that is kept about somebody, for him alone. `tables` are those at which he sits or sat. */
export interface OwnData {
  profile: Profile
  since: number
  chat: (Written)[]
  uploaded: (Uploaded)[]
  tables: (string)[]
}

/** Another password. Everybody who is logged in with the old one is logged out. */
export interface PasswordForm {
  old: string
  new: string
}

/** What has happened from an event on, `until` another. Answered by `lines`. */
export interface PastRequest {
  kind: "past"
  since: number
  until?: number | null
  id?: number
}

/** How somebody has played: decisions with a choice, what they cost on average, and which were mistakes. */
export interface Performance {
  seat: number
  name: string
  side: string
  dealt: { [name: string]: (string)[] }
  won: boolean
  decisions: number
  loss: number
  mistakes: (number)[]
}

/** Somebody, as others see him. */
export interface Person {
  id: string
  name: string
  account: boolean
}

/** Play now: a table that fits is joined, or one is started and filled with bots of a level. */
export interface PlayForm {
  game: string
  players?: number | null
  level?: string
  alone?: boolean
}

/** Play on from a position that somebody has written down. */
export interface PlayPositionForm {
  frame: number
  seat?: number
  level?: string
  text?: string
}

/** A game that somebody has played to its end; `replay` is where it can be seen again. */
export interface Played {
  table: string
  game: string
  ended: number
  players: (string)[]
  seat: number
  won: boolean
  score: number
  replay: string
}

/** A position that somebody has written down: TOML, like a scenario of the rulebook. */
export interface PositionForm {
  text: string
}

export type PositionValue = boolean | number | string | (PositionValue)[] | { [name: string]: PositionValue }

/** A position as a text. */
export interface PositionWritten {
  text: string
}

/** What would be asked after this option? Answered by `previewed`. */
export interface PreviewRequest {
  kind: "preview"
  code: number
  id?: number
}

/** Somebody and what he has played, the last game first. */
export interface Profile {
  person: Person
  ratings: (Rating)[]
  played: (Played)[]
}

/** How well somebody plays a game: what is expected (`mu`), how sure that is (`sigma`), and the figure to show. */
export interface Rating {
  game: string
  games: number
  mu: number
  sigma: number
  shown: number
}

/** Ready, or not any more. */
export interface ReadyForm {
  ready: boolean
}

/** Why: a clause of the rulebook (or of the table itself) and words for this case. */
export interface Reason {
  clause: string
  text: string
}

/** Why something is not an option; None if it is one. */
export interface ReasonedNews {
  kind: "reasoned"
  to: number
  reason: Reason | null
}

/** What might one want to do and may not? With `focus`, only answers with these parts. Answered by `refused_all`. */
export interface RefusalsRequest {
  kind: "refusals"
  focus?: { [name: string]: number }
  everything?: boolean
  id?: number
}

/** Something was refused, and nothing has changed. */
export interface RefusedNews {
  kind: "refused"
  to: number
  reason: Reason
}

/** A game that can be seen again. `answered` is the seat of each answer, `catalogue` names what cannot change. */
export interface ReplayInfo {
  id: string
  game: string
  players: (string)[]
  settings: { [name: string]: boolean | number | string }
  answered: (number)[]
  result: Result | null
  catalogue: string
  uploaded: boolean
}

/** Give up the seat: a bot plays it to the end. */
export interface ResignRequest {
  kind: "resign"
  id?: number
}

/** How a game ended. `scores` are 1 for a winner and 0 for the others unless the game counts points. */
export interface Result {
  winners: (Seat)[]
  scores: (number)[]
  reason: Reason
}

/** RISK: Halo Legendary Edition */
export interface RiskHalo {
  catalogue?: RiskHaloCatalogue
  view?: RiskHaloView
  question?: RiskHaloQuestion
  asked?: RiskHaloAsked
  row?: RiskHaloRow
  option?: RiskHaloOption
  answer?: RiskHaloAnswer
  note?: RiskHaloNote
  refusal?: RiskHaloRefusal
  told?: RiskHaloTold
  event?: RiskHaloEvent
  result?: Result
  record?: RiskHaloRecord
  seat_log?: RiskHaloSeatLog
  game_info?: GameInfo
  clause?: Clause
  scenario?: Scenario
  demonstration?: RiskHaloDemonstration
  frame?: RiskHaloFrame
  given?: RiskHaloGiven
  log_line?: RiskHaloLogLine
  put?: RiskHaloPut
  why?: RiskHaloWhy
  snapshot?: RiskHaloSnapshot
  moved?: RiskHaloMoved
  refused_all?: RiskHaloRefusedAll
  previewed?: RiskHaloPreviewed
  lines?: RiskHaloLines
  step?: RiskHaloStep
  steps?: RiskHaloSteps
  demonstrated?: RiskHaloDemonstrated
  request?: RiskHaloRequest
  news?: RiskHaloNews
}

/** A Campaign card that has been met. */
export interface RiskHaloAccomplishAnswer {
  kind: "accomplish"
  card: RiskHaloCampaignCard
}

/** A Campaign card is accomplished (rh.campaign.accomplish). */
export interface RiskHaloAccomplishEvent {
  kind: "accomplish"
  seat: Seat
  spot: RiskHaloSpotOfACampaignCard
  card: RiskHaloCampaignCard
}

/** Each die of a side counts more in this roll (rh.card.attack_bonus). */
export interface RiskHaloAddBonusEvent {
  kind: "add_bonus"
  seat: Seat
  card: RiskHaloFactionCard
  amount: number
}

/** The ally gets the command. */
export interface RiskHaloAgreeAnswer {
  kind: "agree"
}

/** From where units are lifted. */
export interface RiskHaloAirliftFromAnswer {
  kind: "airlift_from"
  territory: RiskHaloTerritory
}

/** Defend with the most dice, now and from now on. */
export interface RiskHaloAlwaysMostAnswer {
  kind: "always_most"
}

export type RiskHaloAnswer = RiskHaloStopAttackingAnswer | RiskHaloStopInvasionAnswer | RiskHaloNoCardAnswer | RiskHaloAlwaysMostAnswer | RiskHaloAskAgainAnswer | RiskHaloRollAnswer | RiskHaloDefendAnswer | RiskHaloMoveInAnswer | RiskHaloAttackUntilAnswer | RiskHaloAttackAnswer | RiskHaloDrawAnswer | RiskHaloNeitherAnswer | RiskHaloNoManeuverAnswer | RiskHaloMoveFromAnswer | RiskHaloMoveToAnswer | RiskHaloMoveAnswer | RiskHaloAccomplishAnswer | RiskHaloDoneAnswer | RiskHaloNotNowAnswer | RiskHaloNoMoreUnitsAnswer | RiskHaloNoTransferAnswer | RiskHaloAgreeAnswer | RiskHaloRefuseAnswer | RiskHaloPlaceAnswer | RiskHaloHeroToAnswer | RiskHaloTurnInAnswer | RiskHaloTurnInCapturedAnswer | RiskHaloUnitsToAnswer | RiskHaloTakeCommandAnswer | RiskHaloSendFromAnswer | RiskHaloUseAnswer | RiskHaloUseCapturedAnswer | RiskHaloStrikeAtAnswer | RiskHaloAirliftFromAnswer | RiskHaloReturnToAnswer | RiskHaloNoTeleportersAnswer | RiskHaloClaimAnswer | RiskHaloPutTokenAnswer

/** Decide about every defence again. */
export interface RiskHaloAskAgainAnswer {
  kind: "ask_again"
}

/** Whether an ally gets the command of a territory (rh.command.agree). */
export interface RiskHaloAskAgree {
  kind: "agree"
  by: Seat
  territory: RiskHaloTerritory
}

/** From where a card lifts units (rh.card.airlift). */
export interface RiskHaloAskAirlift {
  kind: "airlift"
  card: RiskHaloFactionCard
}

/** Which territory is invaded from where (rh.invasion.defined). */
export interface RiskHaloAskAttack {
  kind: "attack"
}

/** Where the units of a card go (rh.card.drop, rh.card.support, rh.card.spawn, rh.card.growth). */
export interface RiskHaloAskCardUnits {
  kind: "card_units"
  card: RiskHaloFactionCard
  left: number
}

/** An empty territory for so many units, one's own or those of the neutral Flood (rh.setup.claim). */
export interface RiskHaloAskClaim {
  kind: "claim"
  neutral: boolean
  units: number
}

/** A player asks his ally for a territory (rh.command.ask). */
export interface RiskHaloAskCommandEvent {
  kind: "ask_command"
  seat: Seat
  owner: Seat
  territory: RiskHaloTerritory
}

/** From where the unit comes that takes over (rh.command.replace). */
export interface RiskHaloAskCommandFrom {
  kind: "command_from"
  territory: RiskHaloTerritory
}

/** How the attacker rolls, so many units against so many; a declared invasion is rolled once (rh.attack.commit). */
export interface RiskHaloAskCommit {
  kind: "commit"
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  units: number
  against: number
  must_roll: boolean
}

/** With how many dice to defend against an attack, so many units against so many (rh.attack.defender_chooses). */
export interface RiskHaloAskDefend {
  kind: "defend"
  by: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  dice: RiskHaloNumberOfDice
  units: number
  against: number
}

/** Where the Hero begins, or whether and where it comes back (rh.setup.heroes, rh.hero.redeploy). */
export interface RiskHaloAskHero {
  kind: "hero"
  returns: boolean
}

/** From where a maneuver starts; so many are left (rh.maneuver.one_source). */
export interface RiskHaloAskManeuver {
  kind: "maneuver"
  left: number
}

/** How many units move into the conquered territory (rh.movein.more). */
export interface RiskHaloAskMoveIn {
  kind: "move_in"
  source: RiskHaloTerritory
  target: RiskHaloTerritory
}

/** Where units go, by a maneuver or by a card (rh.maneuver.one_target, rh.card.airlift). */
export interface RiskHaloAskMoveTo {
  kind: "move_to"
  source: RiskHaloTerritory
  card: RiskHaloFactionCard | null
}

/** How many units go (rh.maneuver.leave_one). */
export interface RiskHaloAskMoveUnits {
  kind: "move_units"
  source: RiskHaloTerritory
  to: RiskHaloTerritory
}

/** Whether a card is used for a Hero that was just defeated (rh.card.oath). */
export interface RiskHaloAskOath {
  kind: "oath"
  by: Seat
  territory: RiskHaloTerritory
}

/** Where the Hero returns by a card (rh.card.oath). */
export interface RiskHaloAskOathTo {
  kind: "oath_to"
  card: RiskHaloFactionCard
}

/** Where units go, one's own or those of the neutral Flood; so many are left (rh.deploy.anywhere). */
export interface RiskHaloAskPlace {
  kind: "place"
  neutral: boolean
  left: number
}

/** Whether an ability that was just used is cancelled (rh.card.override). */
export interface RiskHaloAskReact {
  kind: "react"
  by: Seat
  card: RiskHaloFactionCard
}

/** Where lost units return by a card (rh.card.reanimate). */
export interface RiskHaloAskReanimate {
  kind: "reanimate"
  card: RiskHaloFactionCard
}

/** Cards for their skulls or for their abilities; so many skulls lie there (rh.skulls.turn_in). */
export interface RiskHaloAskReinforce {
  kind: "reinforce"
  skulls: number
}

/** A Campaign card, or so many Faction cards, or neither (rh.campaign.or_faction). */
export interface RiskHaloAskReward {
  kind: "reward"
  cards: number
}

/** Which neighbour loses units by a card (rh.card.strike). */
export interface RiskHaloAskStrike {
  kind: "strike"
  card: RiskHaloFactionCard
}

/** Whether to ask the ally for a territory (rh.command.ask). */
export interface RiskHaloAskTakeCommand {
  kind: "take_command"
  owner: Seat
}

/** Where a token of a mobile pair goes, the first or the second (rh.teleporter.pair). */
export interface RiskHaloAskTeleporter {
  kind: "teleporter"
  first: RiskHaloTerritory | null
  may_decline: boolean
}

/**
 * Whether a card is used at this moment of the battle; after a roll, so many units are to be lost
 * (rh.faction.window).
 */
export interface RiskHaloAskWindow {
  kind: "window"
  when: RiskHaloMomentOfACard
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  units: number
  against: number
  losses: number
}

export type RiskHaloAsked = RiskHaloAskTeleporter | RiskHaloAskClaim | RiskHaloAskPlace | RiskHaloAskHero | RiskHaloAskReinforce | RiskHaloAskCardUnits | RiskHaloAskTakeCommand | RiskHaloAskCommandFrom | RiskHaloAskAgree | RiskHaloAskAttack | RiskHaloAskStrike | RiskHaloAskCommit | RiskHaloAskDefend | RiskHaloAskWindow | RiskHaloAskReact | RiskHaloAskOath | RiskHaloAskOathTo | RiskHaloAskReanimate | RiskHaloAskMoveIn | RiskHaloAskReward | RiskHaloAskManeuver | RiskHaloAskMoveTo | RiskHaloAskMoveUnits | RiskHaloAskAirlift

/** An invasion. */
export interface RiskHaloAttackAnswer {
  kind: "attack"
  source: RiskHaloTerritory
  target: RiskHaloTerritory
}

/** The most dice, roll after roll, until so many units are left, with the Hero's bonus or without. */
export interface RiskHaloAttackUntilAnswer {
  kind: "attack_until"
  hero: boolean
  units: RiskHaloNumberOfUnits
}

export type RiskHaloBaseOfAFaction = number

/**
 * The battle that is being fought; the lists of dice are empty until they are rolled. `won` tells for each pair of
 * dice whether the attacker won it, `attack_losses` and `defence_losses` what the roll costs.
 */
export interface RiskHaloBattleView {
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  owner: Seat | null
  hero: boolean
  until: number
  attack_dice: number
  defence_dice: number
  attack_plus: number
  defence_plus: number
  shield: number
  attack: (RiskHaloDie)[]
  defence: (RiskHaloDie)[]
  won: (boolean)[]
  attack_losses: number
  defence_losses: number
}

/** The standing order ends (rh.attack.until). */
export interface RiskHaloBreakOrderEvent {
  kind: "break_order"
  seat: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
}

export type RiskHaloCampaignCard = number

/** The ability of a card comes to nothing, by another card (rh.card.override). */
export interface RiskHaloCancelEvent {
  kind: "cancel"
  seat: Seat
  card: RiskHaloFactionCard
  by: Seat
}

/**
 * All cards of one deck out of a hand, or out of the captured ones, go to the victor, who looks at them
 * (rh.out.cards).
 */
export interface RiskHaloCaptureEvent {
  kind: "capture"
  seat: Seat
  owner: Seat
  faction: RiskHaloFaction
  captured: boolean
  amount: number
  cards: (RiskHaloFactionCard)[] | null
}

/**
 * A Faction card. Cards that read the same are one; `copies` says how many. `key` is the same for every card that
 * does the same.
 */
export interface RiskHaloCardInfo {
  id: number
  key: string
  name: string
  faction: number
  skulls: number
  amount: number
  timing: number
  effect: string
  text: string
  copies: number
  clauses: (string)[]
}

/** Everything that is printed. `spots` has the level of each spot of a Campaign card. */
export interface RiskHaloCatalogue {
  game: string
  mode: string
  map: RiskHaloMapInfo
  factions: (RiskHaloFactionInfo)[]
  timings: (RiskHaloTimingInfo)[]
  cards: (RiskHaloCardInfo)[]
  levels: (string)[]
  objectives: (RiskHaloObjectiveInfo)[]
  spots: (number)[]
  objectives_of_player: number
  objectives_of_team: number
  skulls: (RiskHaloSkullsInfo)[]
  dice: RiskHaloDiceInfo
  territories_for_one: number
  least_reinforcements: number
  most_units: number | null
}

/** An empty territory. */
export interface RiskHaloClaimAnswer {
  kind: "claim"
  territory: RiskHaloTerritory
}

/** Units on an empty territory; `left` are still to be placed (rh.setup.claim). */
export interface RiskHaloClaimLandEvent {
  kind: "claim_land"
  seat: Seat | null
  territory: RiskHaloTerritory
  amount: number
  left: number
}

/**
 * How the attacker rolls; a standing order goes on until so many units are left, else it is 0
 * (rh.attack.commit).
 */
export interface RiskHaloCommitEvent {
  kind: "commit"
  seat: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  dice: number
  hero: boolean
  until: number
}

/**
 * The territory changes hands; units move in, perhaps with the Hero, and so many are left behind. The conquests of
 * this turn so far (rh.invasion.falls).
 */
export interface RiskHaloConquerEvent {
  kind: "conquer"
  seat: Seat
  owner: Seat | null
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  amount: number
  hero: boolean
  left: number
  conquered: number
}

/** A card destroys units: `most` at most, `amount` in fact, `left` stay (rh.card.bombard). */
export interface RiskHaloDamageEvent {
  kind: "damage"
  seat: Seat
  card: RiskHaloFactionCard
  owner: Seat | null
  territory: RiskHaloTerritory
  most: number
  amount: number
  left: number
}

/** A Campaign card comes in front of a player, who looks at it (rh.campaign.one_each). */
export interface RiskHaloDealObjectiveEvent {
  kind: "deal_objective"
  seat: Seat
  level: RiskHaloLevel
  spot: RiskHaloSpotOfACampaignCard
  card: RiskHaloCampaignCard | null
}

/** With so many dice. */
export interface RiskHaloDefendAnswer {
  kind: "defend"
  dice: RiskHaloNumberOfDice
}

/** With how many dice the defender rolls (rh.attack.defender_chooses). */
export interface RiskHaloDefendEvent {
  kind: "defend"
  seat: Seat | null
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  dice: number
}

/** A scenario to step through. */
export interface RiskHaloDemonstrated {
  scenario: ScenarioInfo
  players: (string)[]
  settings: { [name: string]: boolean | number | string }
  seat: number | null
  catalogue: RiskHaloCatalogue
  steps: (RiskHaloStep)[]
}

/** A scenario to step through. `seat` is whose eyes it is seen with; None for everything, with nothing hidden. */
export interface RiskHaloDemonstration {
  game: string
  title: string
  note: string
  clauses: (string)[]
  players: (string)[]
  settings: RiskHaloSettings
  seat: Seat | null
  catalogue: RiskHaloCatalogue
  frames: (RiskHaloFrame)[]
}

/**
 * A roll: what each die counts, the highest first; whether the attacker won each pair; the losses to come
 * (rh.attack.compare).
 */
export interface RiskHaloDiceEvent {
  kind: "dice"
  seat: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  owner: Seat | null
  attack: (RiskHaloDie)[]
  defence: (RiskHaloDie)[]
  won: (boolean)[]
  attack_losses: number
  defence_losses: number
}

/** The dice of both sides. */
export interface RiskHaloDiceInfo {
  sides: number
  attack: number
  defence: number
}

export type RiskHaloDie = number

/** The Campaign cards of a player are out of the game; so many are in nobody's hands now (rh.campaign.discarded). */
export interface RiskHaloDiscardObjectivesEvent {
  kind: "discard_objectives"
  seat: Seat
  spots: (RiskHaloSpotOfACampaignCard)[]
  left: number
}

/** No card more while reinforcing. */
export interface RiskHaloDoneAnswer {
  kind: "done"
}

/** A Faction card for a conquest. */
export interface RiskHaloDrawAnswer {
  kind: "draw"
}

/** The top card of a deck goes into a hand (rh.faction.draw_top). */
export interface RiskHaloDrawEvent {
  kind: "draw"
  seat: Seat
  faction: RiskHaloFaction
  card: RiskHaloFactionCard | null
}

/** The game is over (rh.win.at_once). */
export interface RiskHaloEndEvent {
  kind: "end"
  winners: (Seat)[]
}

/** An invasion is over without a conquest (rh.invasion.again). */
export interface RiskHaloEndInvasionEvent {
  kind: "end_invasion"
  seat: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
}

export type RiskHaloEvent = RiskHaloTakeForceEvent | RiskHaloRollForOrderEvent | RiskHaloSetOrderEvent | RiskHaloShuffleDeckEvent | RiskHaloMusterEvent | RiskHaloPlaceTeleportersEvent | RiskHaloKeepTeleportersEvent | RiskHaloShuffleObjectivesEvent | RiskHaloDealObjectiveEvent | RiskHaloClaimLandEvent | RiskHaloPlaceBaseEvent | RiskHaloPlaceUnitsEvent | RiskHaloPlaceHeroEvent | RiskHaloLeaveHeroOutEvent | RiskHaloDrawEvent | RiskHaloNoCardEvent | RiskHaloReshuffleEvent | RiskHaloTurnInEvent | RiskHaloExchangeSkullsEvent | RiskHaloUseCardEvent | RiskHaloCancelEvent | RiskHaloTurnEvent | RiskHaloReinforceEvent | RiskHaloAskCommandEvent | RiskHaloTakeCommandEvent | RiskHaloRefuseCommandEvent | RiskHaloMoveEvent | RiskHaloGainManeuversEvent | RiskHaloStandByEvent | RiskHaloInvadeEvent | RiskHaloCommitEvent | RiskHaloGoOnEvent | RiskHaloBreakOrderEvent | RiskHaloDefendEvent | RiskHaloDamageEvent | RiskHaloAddBonusEvent | RiskHaloRaiseShieldEvent | RiskHaloLimitDefenceEvent | RiskHaloMustCommitEvent | RiskHaloHaltEvent | RiskHaloDiceEvent | RiskHaloSaveEvent | RiskHaloLossesEvent | RiskHaloInfectEvent | RiskHaloReanimateEvent | RiskHaloReturnEvent | RiskHaloLoseHeroEvent | RiskHaloConquerEvent | RiskHaloMoveInEvent | RiskHaloEndInvasionEvent | RiskHaloOutEvent | RiskHaloCaptureEvent | RiskHaloInheritEvent | RiskHaloInheritOpenEvent | RiskHaloDiscardObjectivesEvent | RiskHaloAccomplishEvent | RiskHaloRevealEvent | RiskHaloShowObjectiveEvent | RiskHaloFiguresEvent | RiskHaloReachLimitEvent | RiskHaloEndEvent

/**
 * Units for all cards that were laid down; `left` are to be placed. The cards go to the discard pile of each
 * faction (rh.skulls.table).
 */
export interface RiskHaloExchangeSkullsEvent {
  kind: "exchange_skulls"
  seat: Seat
  skulls: number
  amount: number
  left: number
  cards: ((RiskHaloFactionCard)[])[]
}

/** What stands in a territory of another player, or of the neutral Flood. */
export interface RiskHaloFacingNote {
  kind: "facing"
  owner: Seat | null
  units: number
  hero: boolean
}

export type RiskHaloFaction = number

export type RiskHaloFactionCard = number

/** A faction, its Hero and its Base. */
export interface RiskHaloFactionInfo {
  id: number
  name: string
  hero: string
  base: string
}

/**
 * What follows from what lies open: for each Campaign card, how much of what it asks for the player whose turn it
 * is has done or holds, up to all of it (rh.campaign.windows).
 */
export interface RiskHaloFiguresEvent {
  kind: "figures"
  progress: (number)[]
}

/**
 * What one answer leads to: what happens, what the table then looks like, and what is asked.
 *
 * Number 0 is the position, before any answer.
 */
export interface RiskHaloFrame {
  number: number
  given: RiskHaloGiven | null
  events: (RiskHaloTold)[]
  view: RiskHaloView
  question: RiskHaloQuestion | null
}

/** More maneuvers in this turn (rh.card.lift). */
export interface RiskHaloGainManeuversEvent {
  kind: "gain_maneuvers"
  seat: Seat
  card: RiskHaloFactionCard
  amount: number
  left: number
}

/**
 * An answer of a scenario: who gives it, in which words, and what they mean, if that is one thing.
 *
 * If it is refused, `refused` says why, and nothing has changed. What a seat says is nobody else's business: in the
 * eyes of another all but the seat is None.
 */
export interface RiskHaloGiven {
  seat: Seat
  words: string | null
  answer: RiskHaloAnswer | null
  refused: Reason | null
}

/** The standing order rolls on (rh.attack.until). */
export interface RiskHaloGoOnEvent {
  kind: "go_on"
  seat: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  dice: number
  until: number
}

/** One unit is left in the attacking territory: there is no roll (rh.faction.maximum_none). */
export interface RiskHaloHaltEvent {
  kind: "halt"
  seat: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
}

export type RiskHaloHeroOfAFaction = number

/** The Hero's territory. */
export interface RiskHaloHeroToAnswer {
  kind: "hero_to"
  territory: RiskHaloTerritory
}

/** The attacker gains units for those that he destroyed (rh.card.infect). */
export interface RiskHaloInfectEvent {
  kind: "infect"
  seat: Seat
  territory: RiskHaloTerritory
  amount: number
  left: number
}

/** A Campaign card that lies face down goes to the ally, who looks at it (rh.team.inherit). */
export interface RiskHaloInheritEvent {
  kind: "inherit"
  seat: Seat
  owner: Seat
  spot: RiskHaloSpotOfACampaignCard
  card: RiskHaloCampaignCard | null
}

/** A Campaign card that lies face up goes to the ally (rh.team.inherit). */
export interface RiskHaloInheritOpenEvent {
  kind: "inherit_open"
  seat: Seat
  owner: Seat
  spot: RiskHaloSpotOfACampaignCard
  card: RiskHaloCampaignCard
  accomplished: boolean
}

/** An invasion is declared (rh.invasion.defined). */
export interface RiskHaloInvadeEvent {
  kind: "invade"
  seat: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  owner: Seat | null
}

/** A player places no pair (rh.teleporter.decline). */
export interface RiskHaloKeepTeleportersEvent {
  kind: "keep_teleporters"
  seat: Seat
}

/** A defeated Hero does not come back now (rh.hero.redeploy_later). */
export interface RiskHaloLeaveHeroOutEvent {
  kind: "leave_hero_out"
  seat: Seat
  hero: RiskHaloHeroOfAFaction
}

export type RiskHaloLevel = number

/** The defender rolls fewer dice (rh.card.camouflage). */
export interface RiskHaloLimitDefenceEvent {
  kind: "limit_defence"
  seat: Seat | null
  card: RiskHaloFactionCard
  dice: number
}

/** What has happened from event `since` on. */
export interface RiskHaloLines {
  kind: "lines"
  to: number
  since: number
  lines: (RiskHaloLogLine)[]
}

/** Something that happened, and its words for this reader. */
export interface RiskHaloLogLine {
  told: RiskHaloTold
  text: string
}

/** A Hero is defeated (rh.hero.defeated). */
export interface RiskHaloLoseHeroEvent {
  kind: "lose_hero"
  seat: Seat
  hero: RiskHaloHeroOfAFaction
  territory: RiskHaloTerritory
  by: Seat
}

/**
 * The losers of each pair of dice leave the territories, but for those that cards have saved; so many stay in each
 * (rh.attack.loser_removes).
 */
export interface RiskHaloLossesEvent {
  kind: "losses"
  seat: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  owner: Seat | null
  won: (boolean)[]
  attack_losses: number
  defence_losses: number
  attack_left: number
  defence_left: number
}

/**
 * The battlefield. `gates` are pairs of territories with a stationary teleporter, `seam` the borders between the
 * boards, which are among the borders too. `layout`: the boards are straight "strips", or the halves of a "ring".
 * `pairs_cross`: a pair of mobile teleporters joins both boards.
 */
export interface RiskHaloMapInfo {
  key: string
  name: string
  layout: string
  boards: (string)[]
  territories: (RiskHaloTerritoryInfo)[]
  regions: (RiskHaloRegionInfo)[]
  gates: ([number, number])[]
  seam: ([number, number])[]
  pairs_cross: boolean
}

export type RiskHaloMomentOfACard = number

/** So many units go, with the Hero or without. */
export interface RiskHaloMoveAnswer {
  kind: "move"
  hero: boolean
  units: RiskHaloNumberOfUnits
}

/**
 * Units, perhaps with the Hero, go from one own territory to another, by a maneuver or by a card; so many maneuvers
 * are left (rh.maneuver.one).
 */
export interface RiskHaloMoveEvent {
  kind: "move"
  seat: Seat
  source: RiskHaloTerritory
  to: RiskHaloTerritory
  amount: number
  hero: boolean
  card: RiskHaloFactionCard | null
  left: number
}

/** Where a maneuver starts. */
export interface RiskHaloMoveFromAnswer {
  kind: "move_from"
  territory: RiskHaloTerritory
}

/** So many units stand in the conquered territory, with the Hero or without. */
export interface RiskHaloMoveInAnswer {
  kind: "move_in"
  hero: boolean
  units: RiskHaloNumberOfUnits
}

/**
 * So many units stand in the conquered territory, so many are left behind; the invasion is over
 * (rh.movein.more).
 */
export interface RiskHaloMoveInEvent {
  kind: "move_in"
  seat: Seat
  source: RiskHaloTerritory
  target: RiskHaloTerritory
  amount: number
  hero: boolean
  left: number
}

/** Where the units go. */
export interface RiskHaloMoveToAnswer {
  kind: "move_to"
  territory: RiskHaloTerritory
}

/** Somebody has answered: what happened from event `since` on, and where the table stands now. */
export interface RiskHaloMoved {
  kind: "moved"
  branch: number
  cursor: number
  since: number
  lines: (RiskHaloLogLine)[]
  view: RiskHaloView | null
  question: RiskHaloPut | null
  clock: Clock | null
  result: Result | null
}

/** The attacker must roll all the dice that he can (rh.faction.maximum). */
export interface RiskHaloMustCommitEvent {
  kind: "must_commit"
  seat: Seat
  dice: number
}

/** The units that a player or the neutral Flood begins with, all to be placed (rh.setup.units_three). */
export interface RiskHaloMusterEvent {
  kind: "muster"
  seat: Seat | null
  amount: number
}

/** No Campaign card and no Faction card. */
export interface RiskHaloNeitherAnswer {
  kind: "neither"
}

export type RiskHaloNews = RiskHaloSnapshot | RiskHaloMoved | RiskHaloRefusedAll | RiskHaloPreviewed | RiskHaloLines | TableNews | ChattedNews | TakenNews | RefusedNews | ReasonedNews | AdvisedNews | KnownNews | GoodbyeNews

/** No card at this moment of a battle. */
export interface RiskHaloNoCardAnswer {
  kind: "no_card"
}

/** Deck and discard pile are empty (rh.faction.nothing_left). */
export interface RiskHaloNoCardEvent {
  kind: "no_card"
  seat: Seat
  faction: RiskHaloFaction
}

/** No maneuver more. */
export interface RiskHaloNoManeuverAnswer {
  kind: "no_maneuver"
}

/** No unit more of a card. */
export interface RiskHaloNoMoreUnitsAnswer {
  kind: "no_more_units"
}

/** The pair is kept. */
export interface RiskHaloNoTeleportersAnswer {
  kind: "no_teleporters"
}

/** No command of an ally's territory. */
export interface RiskHaloNoTransferAnswer {
  kind: "no_transfer"
}

/** The Hero stays off the board. */
export interface RiskHaloNotNowAnswer {
  kind: "not_now"
}

export type RiskHaloNote = RiskHaloStrengthNote | RiskHaloStandingNote | RiskHaloFacingNote

export type RiskHaloNumberOfDice = number

export type RiskHaloNumberOfUnits = number

/**
 * A Campaign card: so much of what it asks for is needed, tested at the "start", "during" or at the "end" of one's
 * turn. `in_play`: it is one of those that this table uses.
 */
export interface RiskHaloObjectiveInfo {
  id: number
  key: string
  name: string
  level: number
  objective: string
  window: string
  check: string
  least: number
  in_play: boolean
  clauses: (string)[]
}

/** A Campaign card that is not accomplished, in front of a player. `card` is None if the viewer does not know it. */
export interface RiskHaloObjectiveView {
  spot: RiskHaloSpotOfACampaignCard
  face_up: boolean
  card: RiskHaloCampaignCard | null
}

/** One answer that may be given now. `code` is the same answer as a whole number, stable within a game's version. */
export interface RiskHaloOption {
  index: number
  code: number
  answer: RiskHaloAnswer
  note?: RiskHaloNote | null
}

/** Eliminated; the Hero is off the board (rh.out.last_unit). */
export interface RiskHaloOutEvent {
  kind: "out"
  seat: Seat
  by: Seat
}

/** Units onto a territory: one, or all that are left. */
export interface RiskHaloPlaceAnswer {
  kind: "place"
  territory: RiskHaloTerritory
  units: RiskHaloNumberOfUnits
}

/** A Base stands (rh.setup.bases). */
export interface RiskHaloPlaceBaseEvent {
  kind: "place_base"
  seat: Seat
  base: RiskHaloBaseOfAFaction
  territory: RiskHaloTerritory
}

/** A Hero joins the units of a territory (rh.setup.heroes). */
export interface RiskHaloPlaceHeroEvent {
  kind: "place_hero"
  seat: Seat
  hero: RiskHaloHeroOfAFaction
  territory: RiskHaloTerritory
}

/** A mobile pair joins two territories (rh.teleporter.connects). */
export interface RiskHaloPlaceTeleportersEvent {
  kind: "place_teleporters"
  seat: Seat
  first: RiskHaloTerritory
  second: RiskHaloTerritory
}

/** Units from the supply, perhaps by a card; `left` are still to be placed (rh.deploy.anywhere). */
export interface RiskHaloPlaceUnitsEvent {
  kind: "place_units"
  seat: Seat | null
  territory: RiskHaloTerritory
  amount: number
  card: RiskHaloFactionCard | null
  left: number
}

/** The question that would follow; None if it depends on what is not known yet. */
export interface RiskHaloPreviewed {
  kind: "previewed"
  to: number
  question: RiskHaloPut | null
}

/** The open question, and its words. `options` are those of each row: one for each value, or one without a field. */
export interface RiskHaloPut {
  question: RiskHaloQuestion
  text: string
  options: ((string)[])[]
}

/** A token of a mobile pair. */
export interface RiskHaloPutTokenAnswer {
  kind: "put_token"
  territory: RiskHaloTerritory
}

/**
 * What the rules want to know, and of whom. `rows` and `default` are None in the eyes of every other seat.
 *
 * `default` is the code of the answer that is given for a player who does not answer in time: safe, and never better
 * than what a player would choose. `clause` is the rule that the question comes from.
 */
export interface RiskHaloQuestion {
  number: number
  seat: Seat
  about: RiskHaloAsked
  rows: (RiskHaloRow)[] | null
  default: number | null
  clause: string
}

/** The defender will ignore losses of this roll (rh.card.shield). */
export interface RiskHaloRaiseShieldEvent {
  kind: "raise_shield"
  seat: Seat
  card: RiskHaloFactionCard
  amount: number
}

/** The agreed rounds have been played (rh.limit.rounds). */
export interface RiskHaloReachLimitEvent {
  kind: "reach_limit"
  rounds: number
}

/** Where lost units will return, and how many at most (rh.card.reanimate). */
export interface RiskHaloReanimateEvent {
  kind: "reanimate"
  seat: Seat
  card: RiskHaloFactionCard
  territory: RiskHaloTerritory
  most: number
}

/**
 * A whole game: who played what with which chances, and every answer as its option's code.
 *
 * `data` names replaced data files; `position` is where the game began, if not with its set-up. `chances` are seeds
 * that took the place of the first: from which question on, and which.
 */
export interface RiskHaloRecord {
  game: string
  version: number
  players: (string)[]
  settings: RiskHaloSettings
  seed: string
  answers: (number)[]
  data?: string
  position?: { [name: string]: PositionValue } | null
  chances?: ([number, string])[]
  format?: number
}

/** Something that a person might want to do now, and why it is not an option. */
export interface RiskHaloRefusal {
  code: number
  answer: RiskHaloAnswer
  reason: Reason
}

/** The ally does not get the command. */
export interface RiskHaloRefuseAnswer {
  kind: "refuse"
}

/** The ally does not agree (rh.command.agree). */
export interface RiskHaloRefuseCommandEvent {
  kind: "refuse_command"
  seat: Seat
  target: Seat
  territory: RiskHaloTerritory
}

/** What might be wanted and may not be, each with its words. */
export interface RiskHaloRefusedAll {
  kind: "refused_all"
  to: number
  refusals: (RiskHaloRefusal)[]
  texts: (string)[]
}

/** A region, and the units that all of its territories together bring. */
export interface RiskHaloRegionInfo {
  id: number
  name: string
  board: number
  color: string
  bonus: number
  territories: (number)[]
}

/**
 * What territories, regions and Bases bring. `amount` of it come, as there may be too few pieces for all (`short`);
 * `left` are to be placed (rh.reinforce.sum).
 */
export interface RiskHaloReinforceEvent {
  kind: "reinforce"
  seat: Seat
  territories: number
  regions: number
  bases: number
  amount: number
  short: boolean
  left: number
}

export type RiskHaloRequest = RiskHaloWhy | HelloRequest | AnswerRequest | RefusalsRequest | PreviewRequest | InquireRequest | PastRequest | HintRequest | KnowRequest | ChatRequest | EyesRequest | ResignRequest | BackRequest | UndoRequest | AgreeRequest

/** These cards, the whole discard pile, are shuffled and become the deck (rh.faction.reshuffle). */
export interface RiskHaloReshuffleEvent {
  kind: "reshuffle"
  faction: RiskHaloFaction
  cards: (RiskHaloFactionCard)[]
}

/** Lost units return (rh.card.reanimate). */
export interface RiskHaloReturnEvent {
  kind: "return"
  seat: Seat
  territory: RiskHaloTerritory
  amount: number
  left: number
}

/** Where lost units return. */
export interface RiskHaloReturnToAnswer {
  kind: "return_to"
  territory: RiskHaloTerritory
}

/** A Campaign card that is not accomplished lies face up from now on (rh.campaign.reveal). */
export interface RiskHaloRevealEvent {
  kind: "reveal"
  seat: Seat
  spot: RiskHaloSpotOfACampaignCard
  card: RiskHaloCampaignCard
}

/** One roll with so many dice, with the Hero's bonus or without. */
export interface RiskHaloRollAnswer {
  kind: "roll"
  hero: boolean
  dice: RiskHaloNumberOfDice
}

/** A die for the turn order (rh.setup.roll_order). */
export interface RiskHaloRollForOrderEvent {
  kind: "roll_for_order"
  seat: Seat
  die: RiskHaloDie
}

/**
 * Options that differ only in their last choice: which place in a cube, whom to aim at, how many units.
 *
 * `answer` and `code` are those of the first. `field` is what differs and `values` are all that may be chosen there:
 * the code of a value is `code + (value - values[0]) * unit`. Without a field the row is one option. `notes` has one
 * entry for each value, or one for all of them if it is the same; none if there is nothing to note.
 */
export interface RiskHaloRow {
  answer: RiskHaloAnswer
  code: number
  field?: string
  values?: (number)[]
  unit?: number
  notes?: (RiskHaloNote | null)[]
}

/** A side ignores losses of the roll (rh.card.save). */
export interface RiskHaloSaveEvent {
  kind: "save"
  seat: Seat
  card: RiskHaloFactionCard
  amount: number
}

/** What one viewer was told of a game, to keep. It holds no seed and no answers, and cannot be played. */
export interface RiskHaloSeatLog {
  game: string
  version: number
  players: (string)[]
  settings: RiskHaloSettings
  viewer: number
  events: (RiskHaloTold)[]
  standoff?: string
}

/**
 * One player. `hand` and `captured` have the cards that the viewer knows; `cards` and `captured_cards` count all of
 * them, captured ones by the decks that they come from. `most_dice`: he always defends with the most dice.
 */
export interface RiskHaloSeatView {
  seat: Seat
  faction: RiskHaloFaction
  side: number
  alive: boolean
  to_place: number
  hero: RiskHaloTerritory | null
  base: RiskHaloTerritory | null
  cards: number
  hand: (RiskHaloFactionCard)[]
  captured_cards: (number)[]
  captured: (RiskHaloFactionCard)[]
  objectives: (RiskHaloObjectiveView)[]
  accomplished: (RiskHaloCampaignCard)[]
  most_dice: boolean
}

/** From where the unit comes that takes over. */
export interface RiskHaloSendFromAnswer {
  kind: "send_from"
  territory: RiskHaloTerritory
}

/** The turn order (rh.setup.highest). */
export interface RiskHaloSetOrderEvent {
  kind: "set_order"
  order: (Seat)[]
}

export interface RiskHaloSettings {
  /** The way to play. By players: One-on-One for two, Objective for three to five. */
  mode?: "by players" | "objective" | "one-on-one" | "slayer" | "team objective" | "team slayer"
  /** The boards. By players: Hammer for two, The Ring for three to five. */
  battlefield?: "by players" | "ring" | "forge" | "hammer" | "anvil"
  /** Full: the players place everything. Quick: chance places teleporters, bases, units and Heroes. */
  set_up?: "full" | "quick"
  /** Who commands which force: UNSC, Covenant, Flood, UNSC, Covenant from the first seat on, or turned by chance. */
  forces?: "by seat" | "by chance"
  /** Who places pairs of mobile teleporters. By mode: each team in team play, otherwise each player. */
  teleporters?: "by mode" | "each player" | "last player" | "each team"
  /** Whether a player may keep his pair, as long as divided boards get at least one. */
  teleporters_may_be_declined?: false | true
  /** Whether the halves of The Ring meet only by teleporters, or also along a seam; then the first pair closes the ring at Inland Canyon and Pulse Grid 01. */
  ring_seam?: "halves" | "printed"
  /** The number of Campaign cards: 22 in the English edition, 24 in the German one. */
  campaign_deck?: "22 cards" | "24 cards"
  /** Whether a colour can have no more than 90 units on the board, as many as its pieces count. */
  piece_limit?: false | true
  /** Whether an attacking Hero may keep out of a roll. */
  hero_bonus?: "optional" | "always"
  /** What comes first after the attacks: the Campaign or Faction card, or the maneuver. */
  turn_end?: "card first" | "maneuver first"
  /** Whether three objectives also need the own Base in One-on-One. */
  one_on_one_base?: false | true
  /** Who must hold the Bases of a team: any of the allies, or each member his own. */
  team_bases?: "either ally" | "each his own"
  /** Whether a territory of the neutral Flood counts as a conquest that earns a Faction card. */
  flood_conquest?: false | true
  /** Whether a defeated Hero that does not come back on the next turn may do so later. */
  hero_return?: "any turn" | "next turn"
  /** Whether a player whose ally refuses the command of a territory may ask for another one in the same turn. */
  ask_again_after_refusal?: false | true
  /** What Attrition counts as destroyed in battle: losses by dice and by abilities of the invasion, or by dice. */
  attrition?: "dice and abilities" | "dice only"
  /** Where Reanimate brings units back: next to the territory under attack, or also next to the attacking one. */
  next_to_the_battle?: "target" | "source and target"
  /** Whether a Hero that fought must move in after the invasion was stopped and declared again in the same turn. */
  declared_again?: "same invasion" | "new invasion"
  /** Which Campaign cards of an eliminated player go to the ally. */
  fallen_ally?: "all cards" | "accomplished only" | "nothing"
  /** After this many rounds the game ends. */
  round_limit?: 10 | 25 | 50 | 100 | 150
  /** Who wins when the round limit is reached. */
  limit_result?: "draw" | "most territories"
}

/** After the end: what a player was after (rh.win.at_once). */
export interface RiskHaloShowObjectiveEvent {
  kind: "show_objective"
  seat: Seat
  spot: RiskHaloSpotOfACampaignCard
  card: RiskHaloCampaignCard
}

/** These Faction cards are shuffled and become the deck of their faction (rh.faction.decks). */
export interface RiskHaloShuffleDeckEvent {
  kind: "shuffle_deck"
  faction: RiskHaloFaction
  cards: (RiskHaloFactionCard)[]
}

/** The Campaign cards of one level are shuffled onto the next spots (rh.setup.campaign). */
export interface RiskHaloShuffleObjectivesEvent {
  kind: "shuffle_objectives"
  level: RiskHaloLevel
  cards: (RiskHaloCampaignCard)[]
}

/** The units for so many skulls. */
export interface RiskHaloSkullsInfo {
  skulls: number
  units: number
}

/**
 * Where the table stands in the eyes of a viewer. `seat` is None for a spectator, `seats` are one's own.
 *
 * `lines` begin with event number `since`: where the client left off, or some time ago. `catalogue` names what views
 * and messages refer to by numbers; it is fetched over HTTP, and kept.
 */
export interface RiskHaloSnapshot {
  kind: "snapshot"
  to: number
  version: number
  table: TableInfo
  catalogue: string
  seat: number | null
  seats: (number)[]
  branch: number
  cursor: number
  since: number
  lines: (RiskHaloLogLine)[]
  view: RiskHaloView | null
  question: RiskHaloPut | null
  clock: Clock | null
  result: Result | null
  chat: (ChatLine)[]
}

export type RiskHaloSpotOfACampaignCard = number

/** A player always defends with the most dice, or decides again (rh.attack.standing). */
export interface RiskHaloStandByEvent {
  kind: "stand_by"
  seat: Seat
  most_dice: boolean
}

/** What stands in a territory of one's own. */
export interface RiskHaloStandingNote {
  kind: "standing"
  units: number
  hero: boolean
}

/** What one answer led to, and where the table stood then. Number 0 is the position before any answer. */
export interface RiskHaloStep {
  number: number
  given: RiskHaloGiven | null
  lines: (RiskHaloLogLine)[]
  view: RiskHaloView
  question: RiskHaloPut | null
}

/** Some steps of a replay: as a seat saw them, or open, if `seat` is None. */
export interface RiskHaloSteps {
  seat: number | null
  steps: (RiskHaloStep)[]
}

/** No invasion more in this turn. */
export interface RiskHaloStopAttackingAnswer {
  kind: "stop_attacking"
}

/** No roll more in this invasion. */
export interface RiskHaloStopInvasionAnswer {
  kind: "stop_invasion"
}

/**
 * An attack: so many units, perhaps with the Hero, against so many of a player or of the neutral Flood.
 *
 * `chance` is how often of a hundred times the territory falls if both sides roll the most dice to the end and nobody
 * uses a card.
 */
export interface RiskHaloStrengthNote {
  kind: "strength"
  units: number
  hero: boolean
  owner: Seat | null
  against: number
  hero_defends: boolean
  chance: number
}

/** The neighbour that loses units. */
export interface RiskHaloStrikeAtAnswer {
  kind: "strike_at"
  territory: RiskHaloTerritory
}

/** The ally's territory that a player asks for. */
export interface RiskHaloTakeCommandAnswer {
  kind: "take_command"
  territory: RiskHaloTerritory
}

/** The ally's unit is replaced by one from the source (rh.command.replace). */
export interface RiskHaloTakeCommandEvent {
  kind: "take_command"
  seat: Seat
  owner: Seat
  territory: RiskHaloTerritory
  source: RiskHaloTerritory
}

/** Who commands which faction (rh.setup.forces). */
export interface RiskHaloTakeForceEvent {
  kind: "take_force"
  seat: Seat
  faction: RiskHaloFaction
}

export type RiskHaloTerritory = number

/** A territory: where it lies on its board, in columns and rows, and the printed borders to others. */
export interface RiskHaloTerritoryInfo {
  id: number
  name: string
  region: number
  board: number
  x: number
  y: number
  borders: (number)[]
}

/** A moment at which cards are used. */
export interface RiskHaloTimingInfo {
  id: number
  key: string
  text: string
}

/**
 * Something that happened, as one viewer perceived it.
 *
 * Numbers count everything that happened at a table, for everybody alike. `answer` is the number of the question whose
 * answer led to it; None for what happened before the first. `clause` is the rule that it comes from.
 */
export interface RiskHaloTold {
  number: number
  answer: number | null
  event: RiskHaloEvent
  clause: string
}

/** A turn begins, with one maneuver and no deeds (rh.turn.clockwise). */
export interface RiskHaloTurnEvent {
  kind: "turn"
  seat: Seat
  round: number
}

/** A card for its skulls. */
export interface RiskHaloTurnInAnswer {
  kind: "turn_in"
  card: RiskHaloFactionCard
}

/** A captured card for its skulls. */
export interface RiskHaloTurnInCapturedAnswer {
  kind: "turn_in_captured"
  card: RiskHaloFactionCard
}

/** A card is laid down for its skulls, out of the hand or out of the captured ones (rh.skulls.turn_in). */
export interface RiskHaloTurnInEvent {
  kind: "turn_in"
  seat: Seat
  faction: RiskHaloFaction
  card: RiskHaloFactionCard
  captured: boolean
}

/** Where units of a card go. */
export interface RiskHaloUnitsToAnswer {
  kind: "units_to"
  territory: RiskHaloTerritory
}

/** A card for its ability. */
export interface RiskHaloUseAnswer {
  kind: "use"
  card: RiskHaloFactionCard
}

/** A captured card for its ability, which it has not for its captor (rh.out.skulls_only). */
export interface RiskHaloUseCapturedAnswer {
  kind: "use_captured"
  card: RiskHaloFactionCard
}

/** A card is used for its ability and goes from the hand to the discard pile (rh.faction.discard). */
export interface RiskHaloUseCardEvent {
  kind: "use_card"
  seat: Seat
  faction: RiskHaloFaction
  card: RiskHaloFactionCard
}

/**
 * The table as somebody sees it.
 *
 * `owner` and `units` have an entry for each territory: units without an owner are the neutral Flood's, and where
 * there is neither, a territory is empty. `flood_to_place` are units of the neutral Flood. `tokens` are mobile
 * teleporters, each pair one after the other. `decks` and `discards` have an entry for each faction.
 */
export interface RiskHaloView {
  viewer: number
  seats: (RiskHaloSeatView)[]
  order: (Seat)[]
  turn: Seat | null
  round: number
  owner: (Seat | null)[]
  units: (number)[]
  flood_to_place: number
  tokens: (RiskHaloTerritory)[]
  decks: (number)[]
  discards: ((RiskHaloFactionCard)[])[]
  laid: (RiskHaloFactionCard)[]
  battle: RiskHaloBattleView | null
  conquered: number
  maneuvers: number
  figures: RiskHaloFiguresEvent
  over: boolean
  winners: (Seat)[]
}

/** Why is this not an option? Answered by `reasoned`. */
export interface RiskHaloWhy {
  kind: "why"
  answer: RiskHaloAnswer
  id?: number
}

/** One scenario as it was read; `faults` says why it could not be. */
export interface Scenario {
  file: string
  title: string
  game: string
  clauses: (string)[]
  told: { [name: string]: PositionValue }
  faults?: (string)[]
}

/** A scenario of the rulebook, by its number there. */
export interface ScenarioInfo {
  number: number
  title: string
  note: string
  clauses: (string)[]
}

/** Scenarios of a rulebook. */
export interface Scenarios {
  scenarios: (ScenarioInfo)[]
}

export type Seat = number

/** One seat of the table. */
export interface SeatForm {
  seat: number
}

/** Who sits on a seat. `person` is his id; `here`: his device is connected; `stand_in`: a bot plays for him. */
export interface SeatInfo {
  seat: number
  sits: "bot" | "open" | "person"
  name: string
  person: string | null
  level: string | null
  ready: boolean
  here: boolean
  stand_in: boolean
}

/** What this server is and offers. */
export interface ServerInfo {
  version: string
  wire: number
  games: (GameOffer)[]
}

/** A setting of a game, for menus and help. */
export interface SettingInfo {
  name: string
  default: boolean | number | string
  choices: (boolean | number | string)[]
  text: string
  clauses: (string)[]
  ruling: string
}

/**
 * A table to be opened. Whoever opens it sits on its first seat and is its host.
 *
 * `private`: the lobby does not show it, its link is the invitation. `delay`: seconds by which spectators are behind.
 * `bots`: levels of the bots that sit on the last seats from the start.
 */
export interface TableForm {
  game: string
  players: number
  settings?: { [name: string]: boolean | number | string }
  clock?: ClockRules
  watch?: "anyone" | "nobody"
  delay?: number
  private?: boolean
  hints?: boolean
  bots?: (string)[]
}

/**
 * A table, as everybody may see it.
 *
 * `practice`: one person and bots, so that moves may be taken back. `host` is the id of the person who opened it.
 * `number` is how many questions have been answered, `catalogue` the name of what cannot change in this game.
 * `next` is the table of the rematch, `replay` where a finished game can be seen again.
 */
export interface TableInfo {
  id: string
  game: string
  version: number
  stage: "over" | "playing" | "waiting"
  players: number
  settings: { [name: string]: boolean | number | string }
  clock: ClockRules
  watch: "anyone" | "nobody"
  delay: number
  private: boolean
  hints: boolean
  practice: boolean
  host: string | null
  seats: (SeatInfo)[]
  opened: number
  number: number
  spectators: number
  catalogue: string
  wish: Wish | null
  result: Result | null
  next: string | null
  replay: string | null
}

/** Who sits where has changed, or how far the table is. */
export interface TableNews {
  kind: "table"
  table: TableInfo
}

/** An answer or a wish was taken, and is written down. `number` is the question that it was for. */
export interface TakenNews {
  kind: "taken"
  to: number
  number: number
}

/** An option that was tried: `share` is its part of what the policy gives to all, `value` how often its seat won. */
export interface Tried {
  code: number
  words: string
  share: number
  value: number
  games: number
}

/** When the game turned: the answer after which those who won were so much more likely to win, and what happened. */
export interface Turning {
  number: number
  seat: number
  words: string
  before: number
  after: number
  happened: (string)[]
}

/**
 * Go back to the question of this number, one's own: elsewhere than at a practice table only if everybody agrees.
 *
 * At a practice table, what bots have answered since is taken back with it: of earlier questions, the last one's own.
 */
export interface UndoRequest {
  kind: "undo"
  number: number
  id?: number
}

/** A record that somebody has brought along, and where it can be seen. */
export interface Uploaded {
  replay: string
  at: number
}

/** BANG! The Dice Game: The Walking Dead */
export interface WalkingDead {
  catalogue?: WalkingDeadCatalogue
  view?: WalkingDeadView
  question?: WalkingDeadQuestion
  asked?: WalkingDeadAsked
  row?: WalkingDeadRow
  option?: WalkingDeadOption
  answer?: WalkingDeadAnswer
  note?: WalkingDeadNote
  refusal?: WalkingDeadRefusal
  told?: WalkingDeadTold
  event?: WalkingDeadEvent
  result?: Result
  record?: WalkingDeadRecord
  seat_log?: WalkingDeadSeatLog
  game_info?: GameInfo
  clause?: Clause
  scenario?: Scenario
  demonstration?: WalkingDeadDemonstration
  frame?: WalkingDeadFrame
  given?: WalkingDeadGiven
  log_line?: WalkingDeadLogLine
  put?: WalkingDeadPut
  why?: WalkingDeadWhy
  snapshot?: WalkingDeadSnapshot
  moved?: WalkingDeadMoved
  refused_all?: WalkingDeadRefusedAll
  previewed?: WalkingDeadPreviewed
  lines?: WalkingDeadLines
  step?: WalkingDeadStep
  steps?: WalkingDeadSteps
  demonstrated?: WalkingDeadDemonstrated
  request?: WalkingDeadRequest
  news?: WalkingDeadNews
}

/** A 1 or a 2 is pointed at a player (wd.range.aimed_first); `aid` is the place of the First Aid that doubles it. */
export interface WalkingDeadAimEvent {
  kind: "aim"
  seat: Seat
  die: WalkingDeadFace
  place: WalkingDeadPlace
  target: Seat
  aid: WalkingDeadPlace | null
}

export type WalkingDeadAnswer = WalkingDeadRerollAnswer | WalkingDeadKeepAnswer | WalkingDeadPassAnswer | WalkingDeadHitAnswer | WalkingDeadDoubleAnswer | WalkingDeadHealAnswer | WalkingDeadClearAnswer | WalkingDeadTakeAnswer | WalkingDeadShedAnswer

/** Who gains Health by this die? It gives one; `own` is what it gives to whoever asks for himself (wd.aid.any). */
export interface WalkingDeadAskAid {
  kind: "aid"
  place: WalkingDeadPlace
  pending: (WalkingDeadPlace)[]
  own: number
}

/** Whom does this die hit? (wd.range.must) */
export interface WalkingDeadAskAim {
  kind: "aim"
  die: WalkingDeadFace
  place: WalkingDeadPlace
  pending: (WalkingDeadPlace)[]
}

/** Father Gabriel: who gains a Health? (wd.gabriel.start) */
export interface WalkingDeadAskBless {
  kind: "bless"
}

/** Eugene: whose Walker is discarded for this die? (wd.eugene.discard) */
export interface WalkingDeadAskClear {
  kind: "clear"
  place: WalkingDeadPlace
  pending: (WalkingDeadPlace)[]
}

/**
 * Rick: how many Walkers instead of the Health that somebody's dice would cost? They are 1s and 2s, or a Grenade
 * (wd.rick.instead).
 */
export interface WalkingDeadAskInstead {
  kind: "instead"
  amount: number
  by: Seat
  grenade: boolean
}

/** Keep the dice, or roll some of them again? So many re-rolls are left (wd.turn.reroll). */
export interface WalkingDeadAskReroll {
  kind: "reroll"
  dice: (WalkingDeadFace)[]
  left: number
}

/** Glenn has lost Health, perhaps by somebody's dice: how many of his Walkers does he discard? (wd.glenn.discard) */
export interface WalkingDeadAskShed {
  kind: "shed"
  amount: number
  walkers: number
  by: Seat | null
}

export type WalkingDeadAsked = WalkingDeadAskReroll | WalkingDeadAskAim | WalkingDeadAskAid | WalkingDeadAskBless | WalkingDeadAskInstead | WalkingDeadAskShed | WalkingDeadAskClear

/** Everything that is printed, and the tokens: `walkers` lie in the pile at the start, `tokens` are all Health. */
export interface WalkingDeadCatalogue {
  game: string
  faces: (WalkingDeadFaceInfo)[]
  characters: (WalkingDeadCharacterInfo)[]
  roles: (WalkingDeadRoleInfo)[]
  dice: number
  walkers: number
  tokens: number
  leader_bonus: number
}

export type WalkingDeadCharacter = number

/** A character and the Health on the card. */
export interface WalkingDeadCharacterInfo {
  id: number
  key: string
  name: string
  health: number
  ability: string
  clauses: (string)[]
}

/** A Walker of a player is discarded. */
export interface WalkingDeadClearAnswer {
  kind: "clear"
  target: Seat
}

/** A scenario to step through. */
export interface WalkingDeadDemonstrated {
  scenario: ScenarioInfo
  players: (string)[]
  settings: { [name: string]: boolean | number | string }
  seat: number | null
  catalogue: WalkingDeadCatalogue
  steps: (WalkingDeadStep)[]
}

/** A scenario to step through. `seat` is whose eyes it is seen with; None for everything, with nothing hidden. */
export interface WalkingDeadDemonstration {
  game: string
  title: string
  note: string
  clauses: (string)[]
  players: (string)[]
  settings: WalkingDeadSettings
  seat: Seat | null
  catalogue: WalkingDeadCatalogue
  frames: (WalkingDeadFrame)[]
}

/** The die is aimed at a player, and a First Aid doubles it. */
export interface WalkingDeadDoubleAnswer {
  kind: "double"
  target: Seat
}

/** The game is over (wd.end.at_once). */
export interface WalkingDeadEndEvent {
  kind: "end"
  winners: (Seat)[]
}

export type WalkingDeadEvent = WalkingDeadShuffleRolesEvent | WalkingDeadLookAtRoleEvent | WalkingDeadShowRoleEvent | WalkingDeadSeatCharacterEvent | WalkingDeadTakeHealthEvent | WalkingDeadTurnEvent | WalkingDeadRollEvent | WalkingDeadKeepDiceEvent | WalkingDeadInfectedEvent | WalkingDeadAimEvent | WalkingDeadGrenadeEvent | WalkingDeadTakeWalkerEvent | WalkingDeadReturnWalkersEvent | WalkingDeadShedWalkersEvent | WalkingDeadOverrunEvent | WalkingDeadWalkersInsteadEvent | WalkingDeadLoseEvent | WalkingDeadGainEvent | WalkingDeadOutEvent | WalkingDeadFiguresEvent | WalkingDeadEndEvent

export type WalkingDeadFace = number

/** A face of a die, in the order in which they are resolved; `effect` is what the summary card says. */
export interface WalkingDeadFaceInfo {
  id: number
  key: string
  name: string
  effect: string
  clauses: (string)[]
}

/**
 * What follows from who is still in play (wd.range.skip_out): how many places apart two players sit, by the shorter
 * way (0 is nobody's), and whom a 1 and a 2 of each of them can hit.
 */
export interface WalkingDeadFiguresEvent {
  kind: "figures"
  places: ((number)[])[]
  ones: ((Seat)[])[]
  twos: ((Seat)[])[]
}

/**
 * What one answer leads to: what happens, what the table then looks like, and what is asked.
 *
 * Number 0 is the position, before any answer.
 */
export interface WalkingDeadFrame {
  number: number
  given: WalkingDeadGiven | null
  events: (WalkingDeadTold)[]
  view: WalkingDeadView
  question: WalkingDeadQuestion | null
}

/** Health gained, or none for lack of room (wd.tokens.gain). */
export interface WalkingDeadGainEvent {
  kind: "gain"
  seat: Seat
  amount: number
  source: "dwight" | "father_gabriel" | "first_aid" | "maggie"
  by: Seat
  left: number
}

/**
 * An answer of a scenario: who gives it, in which words, and what they mean, if that is one thing.
 *
 * If it is refused, `refused` says why, and nothing has changed. What a seat says is nobody else's business: in the
 * eyes of another all but the seat is None.
 */
export interface WalkingDeadGiven {
  seat: Seat
  words: string | null
  answer: WalkingDeadAnswer | null
  refused: Reason | null
}

/** What the player gains, and what he has then (wd.aid.cap). */
export interface WalkingDeadGivesNote {
  kind: "gives"
  amount: number
  left: number
}

/** The Grenade goes off: these players are about to lose a Health (wd.grenade.three). */
export interface WalkingDeadGrenadeEvent {
  kind: "grenade"
  seat: Seat
  targets: (Seat)[]
}

/** A player gains Health. */
export interface WalkingDeadHealAnswer {
  kind: "heal"
  target: Seat
}

/** The die is aimed at a player. */
export interface WalkingDeadHitAnswer {
  kind: "hit"
  target: Seat
}

/** Three Infections: no more rolling (wd.infection.three). */
export interface WalkingDeadInfectedEvent {
  kind: "infected"
  seat: Seat
}

/** All dice stay as they are. */
export interface WalkingDeadKeepAnswer {
  kind: "keep"
}

/** The dice lie as they are, though they could be rolled again (wd.turn.reroll). */
export interface WalkingDeadKeepDiceEvent {
  kind: "keep_dice"
  seat: Seat
}

/** The Health that is left to the player after all that has been aimed at him, this included (wd.range.together). */
export interface WalkingDeadLeavesNote {
  kind: "leaves"
  left: number
}

/** What has happened from event `since` on. */
export interface WalkingDeadLines {
  kind: "lines"
  to: number
  since: number
  lines: (WalkingDeadLogLine)[]
}

/** Something that happened, and its words for this reader. */
export interface WalkingDeadLogLine {
  told: WalkingDeadTold
  text: string
}

/** A player looks at his own role (wd.setup.own_role). */
export interface WalkingDeadLookAtRoleEvent {
  kind: "look_at_role"
  seat: Seat
  role: WalkingDeadRole | null
}

/** Health lost; `by` is nobody where no player did it (wd.out.last_health). */
export interface WalkingDeadLoseEvent {
  kind: "lose"
  seat: Seat
  amount: number
  cause: "grenade" | "infection" | "overrun" | "range"
  by: Seat | null
  left: number
}

/** Somebody has answered: what happened from event `since` on, and where the table stands now. */
export interface WalkingDeadMoved {
  kind: "moved"
  branch: number
  cursor: number
  since: number
  lines: (WalkingDeadLogLine)[]
  view: WalkingDeadView | null
  question: WalkingDeadPut | null
  clock: Clock | null
  result: Result | null
}

export type WalkingDeadNews = WalkingDeadSnapshot | WalkingDeadMoved | WalkingDeadRefusedAll | WalkingDeadPreviewed | WalkingDeadLines | TableNews | ChattedNews | TakenNews | RefusedNews | ReasonedNews | AdvisedNews | KnownNews | GoodbyeNews

export type WalkingDeadNote = WalkingDeadLeavesNote | WalkingDeadGivesNote

/** One answer that may be given now. `code` is the same answer as a whole number, stable within a game's version. */
export interface WalkingDeadOption {
  index: number
  code: number
  answer: WalkingDeadAnswer
  note?: WalkingDeadNote | null
}

/** Eliminated; the role is shown (wd.out.role_shown). */
export interface WalkingDeadOutEvent {
  kind: "out"
  seat: Seat
  role: WalkingDeadRole
}

/** The last Walker has been taken (wd.walker.last). */
export interface WalkingDeadOverrunEvent {
  kind: "overrun"
  seat: Seat
}

/** Nobody, or no Walker. */
export interface WalkingDeadPassAnswer {
  kind: "pass"
}

export type WalkingDeadPlace = number

export type WalkingDeadPlaces = number

/** The question that would follow; None if it depends on what is not known yet. */
export interface WalkingDeadPreviewed {
  kind: "previewed"
  to: number
  question: WalkingDeadPut | null
}

/** The open question, and its words. `options` are those of each row: one for each value, or one without a field. */
export interface WalkingDeadPut {
  question: WalkingDeadQuestion
  text: string
  options: ((string)[])[]
}

/**
 * What the rules want to know, and of whom. `rows` and `default` are None in the eyes of every other seat.
 *
 * `default` is the code of the answer that is given for a player who does not answer in time: safe, and never better
 * than what a player would choose. `clause` is the rule that the question comes from.
 */
export interface WalkingDeadQuestion {
  number: number
  seat: Seat
  about: WalkingDeadAsked
  rows: (WalkingDeadRow)[] | null
  default: number | null
  clause: string
}

/**
 * A whole game: who played what with which chances, and every answer as its option's code.
 *
 * `data` names replaced data files; `position` is where the game began, if not with its set-up. `chances` are seeds
 * that took the place of the first: from which question on, and which.
 */
export interface WalkingDeadRecord {
  game: string
  version: number
  players: (string)[]
  settings: WalkingDeadSettings
  seed: string
  answers: (number)[]
  data?: string
  position?: { [name: string]: PositionValue } | null
  chances?: ([number, string])[]
  format?: number
}

/** Something that a person might want to do now, and why it is not an option. */
export interface WalkingDeadRefusal {
  code: number
  answer: WalkingDeadAnswer
  reason: Reason
}

/** What might be wanted and may not be, each with its words. */
export interface WalkingDeadRefusedAll {
  kind: "refused_all"
  to: number
  refusals: (WalkingDeadRefusal)[]
  texts: (string)[]
}

export type WalkingDeadRequest = WalkingDeadWhy | HelloRequest | AnswerRequest | RefusalsRequest | PreviewRequest | InquireRequest | PastRequest | HintRequest | KnowRequest | ChatRequest | EyesRequest | ResignRequest | BackRequest | UndoRequest | AgreeRequest

/** These dice are rolled again. */
export interface WalkingDeadRerollAnswer {
  kind: "reroll"
  dice: WalkingDeadPlaces
}

/** Back to the pile; so many lie there now (wd.tokens.lose). */
export interface WalkingDeadReturnWalkersEvent {
  kind: "return_walkers"
  seat: Seat
  amount: number
  cause: "grenade" | "out" | "overrun"
  left: number
}

export type WalkingDeadRole = number

/**
 * A role; `copies` says how many of them are dealt at this table. Among three, the goal is `last_goal` as soon as
 * somebody has fallen.
 */
export interface WalkingDeadRoleInfo {
  id: number
  key: string
  name: string
  goal: string
  last_goal: string | null
  copies: number
  clauses: (string)[]
}

/**
 * The dice at these places are rolled, and that is what they show; the others are kept (wd.turn.roll_all).
 *
 * So many re-rolls are left.
 */
export interface WalkingDeadRollEvent {
  kind: "roll"
  seat: Seat
  thrown: (WalkingDeadPlace)[]
  rolled: (WalkingDeadFace)[]
  kept: (WalkingDeadFace)[]
  left: number
}

/**
 * Options that differ only in their last choice: which place in a cube, whom to aim at, how many units.
 *
 * `answer` and `code` are those of the first. `field` is what differs and `values` are all that may be chosen there:
 * the code of a value is `code + (value - values[0]) * unit`. Without a field the row is one option. `notes` has one
 * entry for each value, or one for all of them if it is the same; none if there is nothing to note.
 */
export interface WalkingDeadRow {
  answer: WalkingDeadAnswer
  code: number
  field?: string
  values?: (number)[]
  unit?: number
  notes?: (WalkingDeadNote | null)[]
}

/** Who plays whom (wd.setup.characters_dealt). */
export interface WalkingDeadSeatCharacterEvent {
  kind: "seat_character"
  seat: Seat
  character: WalkingDeadCharacter
}

/** What one viewer was told of a game, to keep. It holds no seed and no answers, and cannot be played. */
export interface WalkingDeadSeatLog {
  game: string
  version: number
  players: (string)[]
  settings: WalkingDeadSettings
  viewer: number
  events: (WalkingDeadTold)[]
  standoff?: string
}

/**
 * One player's place. `role` is None while it is secret, `character` until it is dealt; `threatened` is the Health
 * that aimed dice or a Grenade are about to cost.
 */
export interface WalkingDeadSeatView {
  seat: Seat
  character: WalkingDeadCharacter | null
  role: WalkingDeadRole | null
  health: number
  most: number
  walkers: number
  alive: boolean
  threatened: number
}

export interface WalkingDeadSettings {
  /** What becomes of the other dice when the third Infection eliminates the player whose turn it is. */
  infection_death?: "dice lost" | "dice resolved"
  /** What becomes of the dice when an Overrun eliminates the player whose turn it is. */
  overrun_death?: "dice lost" | "dice resolved"
  /** Whether all 1 and 2 dice are aimed before any of them hits. */
  aiming?: "all first" | "one by one"
  /** How Andrea counts places: each way round on its own, or always the shorter way. */
  places?: "one direction" | "shortest way"
  /** Whether Rick may take one Walker for one of the two Health that a doubled die costs. */
  rick_doubled?: "each health" | "all or nothing"
  /** How many Walkers a player takes who makes the Governor lose several Health at once. */
  governor_walkers?: "per event" | "per health"
  /** Whether a Grenade's owner discards Walkers before or after taking the Governor's. */
  governor_grenade?: "discard first" | "walker first"
  /** What happens when the Governor's Walker is the last in the pile. */
  governor_last_walker?: "overrun" | "left in the pile"
  /** Whether the player who eliminates the Governor still takes his Walker. */
  governor_dying?: false | true
  /** When Negan's four Health or less is tested. */
  negan_test?: "once" | "each die"
  /** Whether Maggie gains Health at the end of a turn that three Infections cut short. */
  maggie_after_infection?: false | true
  /** What Dwight gets when he loses his last Health together with another player. */
  dwight_dying?: "gains nothing" | "is saved"
  /** Whether Father Gabriel may choose nobody. */
  gabriel_may_pass?: false | true
  /** Three players: who has eliminated a player that falls to an Overrun. */
  overrun_credit?: "nobody" | "last walker"
  /** Three players: who wins when all three are eliminated at once. */
  all_fall?: "savior" | "draw"
  /** Whether Health tokens can run out. */
  health_supply?: "unlimited" | "counted"
}

/** So many of the own Walkers are discarded. */
export interface WalkingDeadShedAnswer {
  kind: "shed"
  walkers: WalkingDeadWalkers
}

/** Somebody's ability discards Walkers of his own or of another player (wd.glenn.discard, wd.eugene.discard). */
export interface WalkingDeadShedWalkersEvent {
  kind: "shed_walkers"
  seat: Seat
  owner: Seat
  amount: number
  left: number
}

/** A role, for all to see (wd.setup.leader_open, wd.three.open). */
export interface WalkingDeadShowRoleEvent {
  kind: "show_role"
  seat: Seat
  role: WalkingDeadRole
}

/** These role cards are shuffled, and one is dealt to each player, face down (wd.setup.roles_dealt). */
export interface WalkingDeadShuffleRolesEvent {
  kind: "shuffle_roles"
  roles: (WalkingDeadRole)[]
}

/**
 * Where the table stands in the eyes of a viewer. `seat` is None for a spectator, `seats` are one's own.
 *
 * `lines` begin with event number `since`: where the client left off, or some time ago. `catalogue` names what views
 * and messages refer to by numbers; it is fetched over HTTP, and kept.
 */
export interface WalkingDeadSnapshot {
  kind: "snapshot"
  to: number
  version: number
  table: TableInfo
  catalogue: string
  seat: number | null
  seats: (number)[]
  branch: number
  cursor: number
  since: number
  lines: (WalkingDeadLogLine)[]
  view: WalkingDeadView | null
  question: WalkingDeadPut | null
  clock: Clock | null
  result: Result | null
  chat: (ChatLine)[]
}

/** What one answer led to, and where the table stood then. Number 0 is the position before any answer. */
export interface WalkingDeadStep {
  number: number
  given: WalkingDeadGiven | null
  lines: (WalkingDeadLogLine)[]
  view: WalkingDeadView
  question: WalkingDeadPut | null
}

/** Some steps of a replay: as a seat saw them, or open, if `seat` is None. */
export interface WalkingDeadSteps {
  seat: number | null
  steps: (WalkingDeadStep)[]
}

/** So many Walkers instead of Health. */
export interface WalkingDeadTakeAnswer {
  kind: "take"
  walkers: WalkingDeadWalkers
}

/** The Health that a player begins with, and the most that he can have (wd.setup.life_points). */
export interface WalkingDeadTakeHealthEvent {
  kind: "take_health"
  seat: Seat
  amount: number
  most: number
}

/** From the pile: for a die, for the Governor, or instead of Health; so many are left there (wd.walker.take). */
export interface WalkingDeadTakeWalkerEvent {
  kind: "take_walker"
  seat: Seat
  cause: "die" | "governor" | "instead"
  left: number
}

/**
 * Something that happened, as one viewer perceived it.
 *
 * Numbers count everything that happened at a table, for everybody alike. `answer` is the number of the question whose
 * answer led to it; None for what happened before the first. `clause` is the rule that it comes from.
 */
export interface WalkingDeadTold {
  number: number
  answer: number | null
  event: WalkingDeadEvent
  clause: string
}

/** A turn begins; the five dice lie ready (wd.turn.clockwise). */
export interface WalkingDeadTurnEvent {
  kind: "turn"
  seat: Seat
}

/**
 * The table as somebody sees it. `dice` is what each of them shows, by its place, and empty before the first roll
 * of a turn; `kept` are the places that were not rolled last.
 */
export interface WalkingDeadView {
  viewer: number
  seats: (WalkingDeadSeatView)[]
  turn: Seat
  dice: (WalkingDeadFace)[]
  kept: (WalkingDeadPlace)[]
  rolls_left: number
  pile: number
  figures: WalkingDeadFiguresEvent
  over: boolean
  winners: (Seat)[]
}

export type WalkingDeadWalkers = number

/** Walkers instead of a loss of Health (wd.rick.instead). */
export interface WalkingDeadWalkersInsteadEvent {
  kind: "walkers_instead"
  seat: Seat
  amount: number
}

/** Why is this not an option? Answered by `reasoned`. */
export interface WalkingDeadWhy {
  kind: "why"
  answer: WalkingDeadAnswer
  id?: number
}

/** Where something is that was made by a request. */
export interface Where {
  id: string
}

/** Somebody would like to go back to a question; who has agreed so far. Everybody must. */
export interface Wish {
  seat: number
  number: number
  agreed: (number)[]
}

/** Something that somebody wrote in a chat. */
export interface Written {
  table: string
  at: number
  text: string
}
