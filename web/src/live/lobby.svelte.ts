// The lobby as it changes, and what the server offers.
import type { GameOffer, Lobby, Reason, ServerInfo, TableInfo } from '../wire';
import { api } from './api';
import { reasonOf } from './reasons';
import { Socket } from './socket';

class LobbyStore {
  offer: ServerInfo | null = $state.raw(null);
  /** Why there is no offer yet. */
  refused: Reason | null = $state.raw(null);
  tables: readonly TableInfo[] = $state.raw([]);
  people = $state(0);
  /** The tables at which the game waits for whoever looks. */
  asked: ReadonlySet<string> = $state.raw(new Set());
  /** Whether the tables are those of now; null until they have been told once. */
  live: boolean | null = $state(null);
  private looking = 0;

  async load(): Promise<void> {
    if (this.offer !== null) return;
    try {
      this.offer = await api.server();
      this.refused = null;
    } catch (error) {
      this.refused = reasonOf(error);
    }
  }
  gameOf(id: string): GameOffer | null {
    return this.offer?.games.find((one) => one.info.id === id) ?? null;
  }
  /** Follow the lobby while somebody looks at it. */
  watch(): () => void {
    const mine = ++this.looking;
    const socket = new Socket<never, Lobby>('lobby/live', {
      opened: () => void this.load(),
      heard: (lobby) => {
        if (mine !== this.looking) return;
        this.live = true;
        this.tables = lobby.tables;
        this.people = lobby.people;
        this.asked = new Set(lobby.asked);
      },
      lost: () => (this.live = false),
    });
    return () => {
      socket.close();
      if (mine === this.looking) this.live = null;
    };
  }
}

export const lobby = new LobbyStore();
