/** All attacks, one file each in `attacks`. */
import type { Attack } from './attack.ts';
import { archives } from './attacks/archives.ts';
import { diskFill, refusedCrops } from './attacks/disk-fill.ts';
import { figuresReadAloud, newVoices } from './attacks/figures-read-aloud.ts';
import { gibberishEarlierTurns } from './attacks/gibberish-earlier-turns.ts';
import { gibberishQuestion } from './attacks/gibberish-question.ts';
import { halfSentForms } from './attacks/half-sent-forms.ts';
import { largeInterlacedPng } from './attacks/interlaced-png.ts';
import { longestConversation } from './attacks/longest-conversation.ts';
import { manyStreams } from './attacks/many-streams.ts';
import { nestedLists } from './attacks/nested-lists.ts';
import { manyStrokes, mostStrokes } from './attacks/preview-strokes.ts';
import { readEverything } from './attacks/read-everything.ts';
import { retriedOrders } from './attacks/retried-orders.ts';
import { fewScans, manyScans } from './attacks/scan-bomb.ts';

export const attacks: readonly Attack[] = [
  gibberishEarlierTurns,
  gibberishQuestion,
  longestConversation,
  figuresReadAloud,
  nestedLists,
  manyScans,
  fewScans,
  largeInterlacedPng,
  manyStrokes,
  mostStrokes,
  manyStreams,
  diskFill,
  newVoices,
  refusedCrops,
  retriedOrders,
  halfSentForms,
  archives,
  readEverything,
];
