// A live table: what the socket says becomes positions, and answers go back.
import type { AnyFace } from '../games/games';
import { faceOf } from '../games/games';
import type { Catalogue, Found, GameId, LogLine, Moved, News, Request, Snapshot } from '../messages';
import { Away } from '../table/away.svelte';
import { NOBODY, type Position } from '../table/position';
import { Table, type Link } from '../table/table.svelte';
import { settings } from '../ui/settings.svelte';
import { renew } from '../update';
import type { ChatLine, Clock, Reason, TableInfo } from '../wire';
import { WIRE_VERSION } from '../wire';
import { words } from '../words/words.svelte';
import { api } from './api';
import { Socket } from './socket';

/** The server speaks another version of the wire than this page: it has been updated since. */
const OUTDATED = 'server.version';
/** At most so many lines are kept for the log. */
const KEPT = 400;
/** A bot's move is shown at least this long, so that eyes can follow. */
const SHOWN_MS = 420;
/** Never further behind the truth than this. */
const BEHIND_MS = 1200;

export type Status = 'opening' | 'live' | 'lost' | 'closed';

export class LiveTable {
  info: TableInfo | null = $state.raw(null);
  table: Table<GameId> | null = $state.raw(null);
  status: Status = $state('opening');
  chat: readonly ChatLine[] = $state.raw([]);
  clock: { seat: number; until: number } | null = $state.raw(null);
  seats: readonly number[] = $state.raw([]);
  /** What the server would not do, or why it said goodbye. */
  notice: Reason | null = $state.raw(null);
  /** A hint was asked for, and somebody thinks about it. */
  wondering = $state(false);
  lostAt: number | null = $state(null);
  /** Moves that wait to be shown. */
  waiting = $state(0);
  /** The question that one answered last, and may want back. */
  given: number | null = $state(null);

  private socket: Socket<Request<GameId>, News<GameId>> | null = null;
  private face: AnyFace | null = null;
  private catalogue: Catalogue<GameId> | null = null;
  private seat: number | null = null;
  private cursor: number | null = null;
  private branch = 0;
  private requests = 0;
  private queue: Moved<GameId>[] = [];
  private playing = false;
  /** What has moved since waits until the snapshot is shown, which may still be fetching its board. */
  private begun: Promise<void> = Promise.resolve();
  private asked: number | null = null;
  /** Inquiries that wait for what is found, by the number of their request. */
  private readonly inquiries = new Map<number, (found: Found<GameId> | null) => void>();

  readonly id: string;
  /** What was shown while nobody looked. */
  readonly away = new Away();

  constructor(id: string) {
    this.id = id;
  }

  /** Connect, and stay connected. */
  open(): void {
    if (this.status === 'closed') return;
    this.socket ??= new Socket(`tables/${this.id}/live`, {
      opened: () => this.hello(),
      heard: (news) => void this.heard(news),
      lost: () => this.lost(),
    });
  }

  close(): void {
    this.status = 'closed';
    this.socket?.close();
  }
  retry(): void {
    this.socket?.retry();
  }
  say(text: string): void {
    this.request({ kind: 'chat', text });
  }
  askHint(): void {
    if (this.wondering) return;
    this.wondering = true;
    this.notice = null;
    this.request({ kind: 'hint' });
  }
  undo(number: number): void {
    this.request({ kind: 'undo', number });
  }
  agree(agree: boolean): void {
    this.request({ kind: 'agree', agree });
  }
  back(): void {
    this.request({ kind: 'back' });
  }
  resign(): void {
    this.request({ kind: 'resign' });
  }
  eyes(seat: number): void {
    this.seat = seat;
    this.request({ kind: 'eyes', seat });
  }

  private request(request: Request<GameId>): boolean {
    this.requests += 1;
    return this.socket?.send({ ...request, id: this.requests }) ?? false;
  }

  /** What the server finds; nothing, if the connection is lost meanwhile. */
  private inquire(what: string, parts: Record<string, number>): Promise<Found<GameId> | null> {
    return new Promise((resolve) => {
      if (this.request({ kind: 'inquire', what, parts })) this.inquiries.set(this.requests, resolve);
      else resolve(null);
    });
  }
  private foundOut(request: number, found: Found<GameId> | null): void {
    this.inquiries.get(request)?.(found);
    this.inquiries.delete(request);
  }

  private hello(): void {
    this.request({
      kind: 'hello',
      version: WIRE_VERSION,
      language: words.language,
      branch: this.branch,
      ...(this.cursor === null ? {} : { cursor: this.cursor }),
      ...(this.seat === null ? {} : { seat: this.seat }),
    });
  }

  private lost(): void {
    if (this.status === 'live') this.lostAt = Date.now();
    for (const request of this.inquiries.keys()) this.foundOut(request, null);
    this.status = 'lost';
  }

  private async heard(news: News<GameId>): Promise<void> {
    switch (news.kind) {
      case 'table':
        this.info = news.table;
        this.status = 'live';
        this.rename();
        return;
      case 'snapshot':
        this.queue = [];
        this.begun = this.begin(news);
        return this.begun;
      case 'moved':
        this.queue.push(news);
        this.waiting = this.queue.length;
        if (!this.playing) await this.play();
        return;
      case 'refused_all':
        this.table?.show({
          ...this.table.at,
          refusals: news.refusals.map((refused, k) => ({ refused, text: news.texts[k] ?? '' })),
        });
        return;
      case 'found':
        this.foundOut(news.to, news.found);
        return;
      case 'chatted':
        this.chat = [...this.chat, news.line];
        return;
      case 'refused':
        this.notice = news.reason;
        this.wondering = false;
        this.table?.unlock();
        return;
      case 'advised':
        if (this.wondering && this.table) this.table.hint = { text: news.text, best: news.best, shown: news.code };
        this.wondering = false;
        return;
      case 'goodbye':
        if (news.reason.clause === OUTDATED && renew()) return;
        this.notice = news.reason;
        if (!news.again) this.close();
        return;
      default:
        return;
    }
  }

  private async begin(news: Snapshot<GameId>): Promise<void> {
    const game = news.table.game as GameId;
    if (this.face === null || this.catalogue === null) {
      const [face, catalogue] = await Promise.all([faceOf(game), api.catalogue<GameId>(this.id)]);
      await words.add(face.words);
      this.face = face;
      this.catalogue = catalogue;
    }
    this.info = news.table;
    this.seats = news.seats;
    this.seat = news.seat;
    this.branch = news.branch;
    this.cursor = news.cursor;
    this.chat = news.chat;
    this.waiting = this.queue.length;
    this.lostAt = null;
    this.wondering = false;
    this.status = 'live';
    const before = news.since > 0 ? (this.table?.at.lines ?? []).filter((line) => line.told.number < news.since) : [];
    if (news.view === null) return;
    const at = {
      game,
      ...seatsOf(news.table),
      viewer: news.seat ?? NOBODY,
      catalogue: this.catalogue,
      view: news.view,
      put: news.question,
      refusals: [],
      lines: [...before, ...news.lines],
      result: news.result,
    } as Position<GameId>;
    this.tick(news.clock);
    if (this.table === null) {
      const link: Link = {
        answer: (number, code) => this.answer(number, code),
        why: () => {},
        inquire: (what, parts) => this.inquire(what, parts),
      };
      this.table = new Table(this.face, at, link);
    } else this.show(at);
    this.wantRefusals();
  }

  private answer(number: number, code: number): void {
    this.notice = null;
    this.wondering = false;
    this.away.catchUp();
    this.given = number;
    this.request({ kind: 'answer', number, code, branch: this.branch });
  }

  /** Moves are shown one after the other, quicker the more of them wait. */
  private async play(): Promise<void> {
    this.playing = true;
    await this.begun;
    for (let move = this.queue.shift(); move; move = this.queue.shift()) {
      this.waiting = this.queue.length;
      this.apply(move);
      const wait = settings.swift ? 0 : Math.min(SHOWN_MS, BEHIND_MS / (this.queue.length + 1));
      if (this.queue.length > 0 && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    this.playing = false;
  }

  private apply(move: Moved<GameId>): void {
    const { table } = this;
    if (!table || move.view === null) return;
    this.cursor = move.cursor;
    this.branch = move.branch;
    this.wondering = false;
    const lines = [...table.at.lines.filter((line) => line.told.number < move.since), ...move.lines].slice(-KEPT) as LogLine<GameId>[];
    this.show({ ...table.at, view: move.view, put: move.question, lines, result: move.result, refusals: [] } as Position<GameId>);
    this.tick(move.clock);
    this.wantRefusals();
  }

  private show(at: Position<GameId>): void {
    this.table?.show(at);
    this.away.show(at);
  }

  private rename(): void {
    const { table, info } = this;
    if (table && info) table.show({ ...table.at, ...seatsOf(info) });
  }

  private tick(clock: Clock | null): void {
    this.clock = clock && { seat: clock.seat, until: Date.now() / 1000 + (clock.until - clock.now) };
  }

  private wantRefusals(): void {
    const number = this.table?.mine ? (this.table.question?.number ?? null) : null;
    if (number !== null && number !== this.asked) this.request({ kind: 'refusals' });
    this.asked = number;
  }
}

/** Who sits there, and who of them is a bot or played by one. */
function seatsOf(info: TableInfo): { names: string[]; bots: boolean[] } {
  return { names: info.seats.map((seat) => seat.name), bots: info.seats.map((seat) => seat.sits === 'bot' || seat.stand_in) };
}
