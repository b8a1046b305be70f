// The games that have a board of their own, each loaded when somebody sits down at it.
import type { GameId } from '../messages';
import type { Face } from './face';

/** A face whose game is known only when the page runs. The table it is given is of the same game. */
export type AnyFace = Face<GameId>;

type Loader<G extends GameId> = () => Promise<{ face: Face<G> }>;

const LOADERS: { [G in GameId]?: Loader<G> } = {
  bang: () => import('./bang/face'),
  halo_bang: () => import('./halo_bang/face'),
  walking_dead: () => import('./walking_dead/face'),
  risk_halo: () => import('./risk_halo/face'),
  flashpoint: () => import('./flashpoint/face'),
};

/** The face of a game; one that has no board of its own gets the generic table. */
export async function faceOf(game: string): Promise<AnyFace> {
  const loader = (LOADERS as Partial<Record<string, Loader<GameId>>>)[game];
  if (loader) return (await loader()).face;
  const { genericFace } = await import('./generic/face');
  return genericFace(game);
}
