/** The recipe in words, for engines that read words. */
import type { RestyleRecipe } from '@maquette/models';

const subjects = {
  interior: 'room',
  exterior: 'building',
} as const;

export function renderPrompt(recipe: RestyleRecipe): string {
  const { kind, style, roomType, propertyType, aesthetic } = recipe;
  return [
    `Restyle this photo of a ${subjects[kind]} (${roomType}, ${propertyType.toLowerCase()})`,
    `in the ${style} style with a ${aesthetic.toLowerCase()} atmosphere.`,
    'Keep the camera, the walls, the windows, the doors and the proportions exactly as they are;',
    'change materials, colours, light and decoration only. Photorealistic, natural light.',
  ].join(' ');
}
