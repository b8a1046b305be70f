// The lobby as it changes, and what the server offers.
import type { Lobby, ServerInfo, TableInfo } from '../wire';
import { api } from './api';
import { Socket } from './socket';

class LobbyStore {
  offer: ServerInfo | null = $state.raw(null);
  tables: readonly TableInfo[] = $state.raw([]);
  people = $state(0);
  live = $state(false);
  private socket: Socket<never, Lobby> | null = null;

  async load(): Promise<void> {
    this.offer ??= await api.server();
  }
  /** Follow the lobby while somebody looks at it. */
  watch(): () => void {
    const socket = new Socket<never, Lobby>('lobby/live', {
      opened: () => (this.live = true),
      heard: (lobby) => {
        this.tables = lobby.tables;
        this.people = lobby.people;
      },
      lost: () => (this.live = false),
    });
    this.socket = socket;
    return () => {
      socket.close();
      if (this.socket === socket) this.socket = null;
    };
  }
}

export const lobby = new LobbyStore();
