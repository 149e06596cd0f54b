import { backOut, callFunc, eased, moveTo, play, sequence } from 'rx-motion';
import { of } from 'rxjs';

export function exercise() {
  const ship = { x: 0, y: 0 };
  let landed = 0;
  const flight = sequence(
    eased(moveTo(1, { x: 100, y: 0 }), backOut),
    callFunc(() => landed++),
  );
  play(flight, ship, of(0, 0.5, 0.75)).subscribe();
  if (ship.x !== 100 || landed !== 1) throw new Error(`a ship at ${ship.x} has landed ${landed} times`);
}
