// The stations that ship with the service.

export const stations = {
  hollhafen: {
    name: 'Hollhafen',
    mean: 2.4,
    constituents: {
      M2: { amplitude: 1.32, phase: 338 },
      S2: { amplitude: 0.35, phase: 41 },
      N2: { amplitude: 0.22, phase: 312 },
      O1: { amplitude: 0.09, phase: 246 },
    },
  },
  'sankt-erme': {
    name: 'Sankt Erme',
    mean: 3.1,
    constituents: {
      M2: { amplitude: 1.87, phase: 122 },
      S2: { amplitude: 0.66, phase: 170 },
      K1: { amplitude: 0.08, phase: 74 },
    },
  },
};
