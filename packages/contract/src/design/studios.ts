/** The interior and exterior studios as one table; they are one feature. */
import {
  exteriorAesthetics,
  exteriorPropertyTypes,
  exteriorRoomTypes,
  interiorAesthetics,
  interiorPropertyTypes,
  interiorRoomTypes,
  type Option,
} from './options.ts';
import { exteriorPresets, interiorPresets, type StylePreset } from './presets.ts';

export type StudioKind = 'interior' | 'exterior';

export interface Studio {
  readonly kind: StudioKind;
  readonly styles: readonly StylePreset[];
  readonly roomTypes: readonly Option[];
  readonly propertyTypes: readonly Option[];
  readonly aesthetics: readonly Option[];
  readonly defaults: {
    readonly style: string;
    readonly roomType: string;
    readonly propertyType: string;
    readonly aesthetic: string;
  };
  /** Whether ordering a picture needs the premium plan. */
  readonly premium: boolean;
}

export const studios = {
  interior: {
    kind: 'interior',
    styles: interiorPresets,
    roomTypes: interiorRoomTypes,
    propertyTypes: interiorPropertyTypes,
    aesthetics: interiorAesthetics,
    defaults: {
      style: 'Modern',
      roomType: 'Foyer',
      propertyType: 'Residential',
      aesthetic: 'Bright',
    },
    premium: true,
  },
  exterior: {
    kind: 'exterior',
    styles: exteriorPresets,
    roomTypes: exteriorRoomTypes,
    propertyTypes: exteriorPropertyTypes,
    aesthetics: exteriorAesthetics,
    defaults: {
      style: 'Zaha Hadid',
      roomType: 'Garage',
      propertyType: 'Residential',
      aesthetic: 'Bright',
    },
    premium: false,
  },
} as const satisfies Record<StudioKind, Studio>;
