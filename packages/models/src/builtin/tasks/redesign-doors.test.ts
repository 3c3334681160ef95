import { expect, test } from 'vitest';
import { keptRoomSentence } from './redesign-doors.ts';

const corner = { x: 0, y: 0 };
const opening = (kind: 'window' | 'door') => ({
  kind,
  corners: [corner, corner, corner, corner] as const,
  plane: 4,
  confidence: 0.9,
});
const openings = [opening('window'), opening('window'), opening('door')];

test.each([
  [0, 'Furniture: new layout. Kept: windows, door, walls and viewpoint.'],
  [1, 'Furniture: new layout. Kept: window, door, walls and viewpoint.'],
  [2, 'Furniture: new layout. Kept: door, walls and viewpoint.'],
])('%i windows that are drawn anew are not told as kept', (newWindows, sentence) => {
  expect(keptRoomSentence({ openings }, { change: 'furniture' }, newWindows)).toBe(sentence);
});
