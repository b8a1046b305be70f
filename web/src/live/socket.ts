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
  private closed = false;
  private readonly path: string;
  private readonly ear: Ear<In>;

  constructor(path: string, ear: Ear<In>) {
    this.path = path;
    this.ear = ear;
    this.open();
  }

  send(message: Out): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Not again in a while, but now. */
  retry(): void {
    clearTimeout(this.timer);
    this.tries = 0;
    if (this.socket === null && !this.closed) this.open();
  }

  close(): void {
    this.closed = true;
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
    socket.onmessage = (event) => this.ear.heard(JSON.parse(String(event.data)) as In);
    socket.onclose = () => {
      if (this.socket === socket) this.again();
    };
  }

  private again(): void {
    this.socket = null;
    if (this.closed) return;
    this.ear.lost();
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}
