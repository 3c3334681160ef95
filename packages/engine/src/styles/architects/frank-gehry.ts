import type { Style } from '../style.ts';

export const frankGehry: Style = {
  words: {
    label: 'Frank Gehry',
    words:
      'frank gehry|gehry|deconstructivist|deconstructivism|deconstructed|titanium curve|deconstructionist',
  },
  exterior: {
    name: 'Frank Gehry',
    finishes: {
      facades: [
        { kind: 'titaniumShingles' },
        { kind: 'titaniumShingles', colours: ['#cfc6b4', '#bda98a', '#b5bcc4'] },
      ],
      roofs: ['#b4b6b8', '#a39f98'],
      doors: ['#5b6068'],
      garage: '#b9b8b4',
      grounds: [{ kind: 'pavers', colours: ['#b3aca0', '#a39b8e'] }],
      glass: '#88a4b2',
      skies: ['storm', 'clear'],
      planting: { warmth: 0.05, saturation: 0.88, lightness: 0 },
      saturation: 0.82,
      mood: [-6.3, -1.3, -2.1],
      grade: {
        stops: -0.16,
        warmth: -0.26,
        tint: 0.3,
        contrast: 0.26,
        saturation: 0.86,
        bloom: 0.14,
      },
    },
  },
  drawn: { kinds: ['museum'] },
};
