/** Tubs and vanities by their names. */
import type { bathtub } from '../../furniture/bath/tubs-and-towels.ts';
import type { vanity } from '../../furniture/bath/vanity.ts';
import type { Room } from '../room.ts';
import { kindAsked, kindOf, noteKind } from './kind-asked.ts';

type TubStyle = Parameters<typeof bathtub>[1];
type VanityStyle = Parameters<typeof vanity>[1]['style'];

export const tubOf = (room: Room, drawn: TubStyle): TubStyle =>
  kindOf<TubStyle>(room, 'bathtub', ['claw', 'oval', 'slab'], drawn);

export function vanityOf(room: Room, drawn: VanityStyle): VanityStyle {
  if (room.design.brief.parts.sink?.form === 'pedestal') return 'pedestal';
  if (kindAsked(room, 'cabinets') !== 'floating') return drawn;
  noteKind(room, 'cabinets', 'floating');
  return 'floating';
}
