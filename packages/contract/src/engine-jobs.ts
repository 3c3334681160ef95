/** Jobs of engines, in display order. */
export const engineJobs = {
  chat: { label: 'Assistant', does: 'answers questions' },
  vision: { label: 'Eyes', does: 'looks at pictures' },
  speech: { label: 'Voice', does: 'reads answers aloud' },
  restyle: { label: 'Interiors and exteriors', does: 'restyles photos' },
  visuals: { label: 'Visuals', does: 'makes pictures from words' },
  sketch: { label: 'Sketch to picture', does: 'turns drawings into pictures' },
} as const;
export type EngineJob = keyof typeof engineJobs;
