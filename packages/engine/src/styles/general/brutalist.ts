import type { Style } from '../style.ts';

export const brutalist: Style = {
  words: { label: 'Brutalist', words: 'brutalist|brutalism|raw concrete style|beton brut' },
  drawn: {
    kinds: ['museum', 'apartment-block', 'villa'],
    layouts: { museum: 'stacked' },
    building: {
      always: true,
      walls: [['concrete'], ['concrete', '#8f8b83']],
      accents: [['concrete', '#7f7c75'], ['concrete']],
      roofs: [['concrete']],
      frames: ['#3a3a39', '#26282b'],
      trims: ['#8b877f', '#a39f97'],
      doors: ['#4a3a2e', '#3a3a39'],
      panes: { columns: 1, bars: [] },
    },
    roomLike: 'industrial',
  },
};
