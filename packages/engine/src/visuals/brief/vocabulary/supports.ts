/** Where a building may stand other than on level ground, by words after "on". */
import { entry, type Vocabulary } from './entry.ts';

export const supports = {
  hill: entry(
    'On a hill',
    'hill|hilltop|hillock|mound|knoll|hillside|slope|dune|mountain|mountaintop',
  ),
  rock: entry(
    'On a rock',
    'rock|rocks|boulder|cliff|crag|outcrop|ledge|precipice|clifftop|cliff edge|sea stack|peak|pinnacle|rocky outcrop|edge of a cliff|edge of the cliff',
  ),
  cloud: entry('On a cloud', 'cloud|clouds|bank of clouds|cushion of cloud'),
  turtle: entry('On a turtle', 'turtle|tortoise|back of a turtle|back of a tortoise'),
  raft: entry('On a raft', 'raft|pontoon|float|floating platform|barge|pontoons'),
  stump: entry('On a tree stump', 'tree stump|stump|tree trunk|trunk'),
  column: entry(
    'On a column',
    'column|pillar|pole|plinth|pedestal|single column|single pillar|mast|stem',
  ),
  ice: entry('On ice', 'iceberg|ice floe|glacier|ice shelf'),
  wheels: entry('On wheels', 'wheels|trailer|cart|truck|lorry'),
  island: entry('On an island', 'island|islet|small island|tiny island|rocky island'),
} as const satisfies Vocabulary;

export type Support = keyof typeof supports;
