// What somebody has played, game by game.
import type { Profile, Rating } from '../../wire';

export interface Record {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly rating: Rating | null;
}

/** For each game that somebody has played or is rated in: how often, how often won, and the rating. */
export function recordsOf(profile: Profile): Record[] {
  const games = new Set([...profile.played.map((one) => one.game), ...profile.ratings.map((one) => one.game)]);
  return [...games].map((game) => {
    const played = profile.played.filter((one) => one.game === game);
    return {
      game,
      played: played.length,
      won: played.filter((one) => one.won).length,
      rating: profile.ratings.find((one) => one.game === game) ?? null,
    };
  });
}
