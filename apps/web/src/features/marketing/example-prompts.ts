export const examplePrompts = [
  'A small house by a lake with a green roof, at dusk',
  'My living room in the Scandinavian style, bright and calm',
  'How high should a kitchen worktop be for tall people?',
  'A villa of concrete and oak with a long pool, in snow',
  'The front of our house as Le Corbusier would draw it',
  'A reading corner under the stairs with a round window',
  'Which way should the bedroom windows face?',
  'A brick townhouse with a garden on the roof, as watercolour',
  'My garage as a workshop with a wall of tools',
  'How much does a new timber floor weigh per square metre?',
] as const;
