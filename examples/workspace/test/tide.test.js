import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stations } from '../src/stations.js';
import { extremes, height } from '../src/tide.js';

const from = Date.parse('2026-05-01T00:00:00Z');

test('high and low waters take turns', () => {
  const kinds = extremes(stations.hollhafen, from, 48).map(({ kind }) => kind);
  assert.ok(kinds.length >= 7);
  assert.ok(kinds.every((kind, index) => index === 0 || kind !== kinds[index - 1]));
});

test('no height within a day is above the highest high water', () => {
  const station = stations['sankt-erme'];
  const highest = Math.max(...extremes(station, from, 24).map(({ metres }) => metres));
  for (let hour = 0; hour < 24; hour++) assert.ok(height(station, from + hour * 3_600_000) <= highest + 0.05);
});
