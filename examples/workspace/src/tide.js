// The height of the tide: a sum of cosines, one for each harmonic constituent of a station.

const HOUR = 3_600_000;

/** Speeds of the constituents in degrees an hour. */
const SPEEDS = { M2: 28.9841042, S2: 30, N2: 28.4397295, K1: 15.0410686, O1: 13.9430356 };

/** Metres above chart datum at `at` (milliseconds since the epoch). */
export function height(station, at) {
  let metres = station.mean;
  for (const [name, { amplitude, phase }] of Object.entries(station.constituents)) {
    metres += amplitude * Math.cos(((SPEEDS[name] * (at / HOUR) - phase) * Math.PI) / 180);
  }
  return metres;
}

/** High and low waters in the `hours` after `from`, in order. */
export function extremes(station, from, hours) {
  const step = HOUR / 10;
  const found = [];
  let before = height(station, from - step);
  let here = height(station, from);
  for (let at = from; at < from + hours * HOUR; at += step) {
    const after = height(station, at + step);
    if (here > before && here >= after) found.push({ kind: 'high', at, metres: here });
    if (here < before && here <= after) found.push({ kind: 'low', at, metres: here });
    before = here;
    here = after;
  }
  return found;
}
