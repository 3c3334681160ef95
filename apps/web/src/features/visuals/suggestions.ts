/** Thirteen suggested prompts; the first five are shown. */
export const visualSuggestions = [
  'A modern villa with a long pool at dusk, warm light behind the glass',
  'A stone cottage with a thatched roof in a garden full of flowers',
  'Scandinavian living room with a grey sofa and oak floor in morning light',
  'A timber cabin by a lake in autumn fog',
  'A white Mediterranean house with blue shutters and olive trees',
  'A glass tower in the city at night after rain',
  'A prairie house with wide eaves under a summer sky, watercolour',
  'An industrial loft kitchen with brick walls and black pendants',
  'A farmhouse with a red door in deep snow',
  'A row of colourful townhouses on a quiet street',
  'A courtyard house with a reflecting pool, aerial view',
  'A mid-century house in the desert at golden hour',
  'A blueprint of a small pavilion in a park',
] as const;

export const suggestionsShown = 5;
