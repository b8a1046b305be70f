// A socket that comes back by itself: after a loss it waits, a little longer each time, and says hello again.

export interface Ear<In> {
  opened(): void;
  heard(message: In): void;
  lost(): void;
}

/** Waits between attempts, in milliseconds; the last one is repeated. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

export class Socket<Out, In> {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends what it does for the whole page. */
  private readonly end = new AbortController();
  private readonly path: string;
  private readonly ear: Ear<In>;

  constructor(path: string, ear: Ear<In>) {
    this.path = path;
    this.ear = ear;
    const { signal } = this.end;
    // A device knows that it is out of reach long before the connection does, and that it is back.
    addEventListener('offline', () => this.drop(), { signal });
    addEventListener('online', () => this.retry(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.retry(), { signal });
    this.open();
  }

  send(message: Out): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Not again in a while, but now. */
  retry(): void {
    if (this.socket !== null || this.end.signal.aborted) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.end.abort();
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.ear.opened();
    };
    socket.onmessage = (event) => this.socket === socket && this.ear.heard(JSON.parse(String(event.data)) as In);
    socket.onclose = () => this.socket === socket && this.again();
  }

  /** Nothing more comes over this connection, whatever it believes. */
  private drop(): void {
    const { socket } = this;
    if (socket === null) return;
    this.again();
    socket.close();
  }

  private again(): void {
    this.socket = null;
    this.ear.lost();
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}
