/** What the cars of a season are called. */

import type { GameParts } from '../games/game';
import { seatName } from '../shared/names';
import type { SeasonInfo } from '../shared/protocol';

export function carNames(season: SeasonInfo, parts: GameParts): string[] {
  return Array.from({ length: season.cars }, (_, car) =>
    car < season.seats.length
      ? seatName(season.seats[car], parts.number(car))
      : (parts.legendName?.(car) ?? parts.number(car)),
  );
}
