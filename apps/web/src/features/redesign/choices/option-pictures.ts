import {
  type Option,
  type StudioKind,
  type StylePreset,
  stylePicturePath,
} from '@maquette/contract';
import type { SelectOption } from '../../../ui/forms/select.tsx';

const house = 'M3 11l9-7 9 7M5 9.5V21h14V9.5M10 21v-6h4v6';
const garage = 'M3 21V9l9-5 9 5v12M7 21v-9h10v9M7 15h10M7 18h10';

/** Line drawings of 24 x 24 as SVG paths, by label. */
const drawings: Readonly<Record<string, string>> = {
  Foyer: 'M8 21V3h8v18M4 21h16M13.5 12v1',
  'Living Room':
    'M4 12V9a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v3M3 18v-4a2 2 0 0 1 4 0v1h10v-1a2 2 0 0 1 4 0v4zM6 18v2M18 18v2',
  'Dining Room': 'M12 3v3M8 10a4 4 0 0 1 8 0zM3 14h18M6 14v7M18 14v7',
  Kitchen: 'M3 13h18v8H3zM12 13v8M14 13V7a2.5 2.5 0 0 1 5 0v1M5 8h5v5H5zM5 8V6h5v2M8 16h1M15 16h1',
  'Powder Room': 'M8 3h8v6H8zM5 13h14a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5zM12 18v3',
  Bedroom: 'M3 20V7M3 17h18v3M21 17v-3a3 3 0 0 0-3-3H9v6M5 12h2',
  Bathroom: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V5.5a2 2 0 0 1 4 0M7 19l-1 2M17 19l1 2',
  Office: 'M7 4h10v7H7zM12 11v3M3 14h18M5 14v7M19 14v7',
  Garage: garage,
  Barbershop:
    'M6 3l10.5 13M18 3L7.5 16M6 20.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM18 20.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  Den: 'M6 11V7a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v4M4 19v-6a2 2 0 0 1 4 0v2h8v-2a2 2 0 0 1 4 0v6zM7 19v2M17 19v2',
  Exterior: house,
  Backyard:
    'M12 14a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zM12 10v11M3 21v-5l1.5-1.5L6 16v5M18 21v-5l1.5-1.5L21 16v5M3 18h3M18 18h3M2 21h20',
  Frontyard: 'M4 10l8-6 8 6M6 8.5V14h12V8.5M10.5 14L7 21M13.5 14L17 21M2 14h20',
  Rooftop: 'M3 12l9-7 9 7M16 8.5V5h2.5v5M3 17l9-7 9 7M6 15v6h12v-6',
  Facade: 'M5 21V3h14v18M9 7h1M14 7h1M9 11h1M14 11h1M10 21v-5h4v5M3 21h18',
  Residential: house,
  Apartment: 'M5 21V3h14v18M9 7h1M14 7h1M9 11h1M14 11h1M9 15h1M14 15h1M11 21v-3h2v3M3 21h18',
  Suburban:
    'M2 12l6-5 6 5M4 10.5V21h8V10.5M7 21v-5h2v5M18 12a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM18 9v12M2 21h20',
  Hometown: 'M2 21v-8l3.5-3 3.5 3v8M9 21V9l3-4 3 4v12M15 21v-8l3.5-3 3.5 3v8M2 21h20',
  Commercial:
    'M4 9l1.5-5h13L20 9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.400 0A2.7 2.7 0 0 0 20 9M5 12v9h14v-9M9 21v-5h6v5',
  Tower: 'M8 21V7l4-4 4 4v14M8 11h8M8 14h8M8 17h8M5 21h14',
};

/** Gradient for each aesthetic. */
const swatches: Readonly<Record<string, string>> = {
  Bright: 'linear-gradient(135deg, #fffef9, #f1e6c8)',
  Warm: 'linear-gradient(135deg, #f8dcae, #bf7d43)',
  Dark: 'linear-gradient(135deg, #454b55, #121418)',
  Gotham: 'linear-gradient(135deg, #75828f, #1d252e)',
  Glam: 'linear-gradient(135deg, #f4dfe2, #c49a3c)',
  Vintage: 'linear-gradient(135deg, #dcc7a2, #8b7452)',
  Airy: 'linear-gradient(135deg, #fbfdff, #c9dfeb)',
  Edgy: 'linear-gradient(115deg, #e8e8e6 50%, #1a1a1c 50%)',
  Calm: 'linear-gradient(135deg, #e3eae2, #9db2a4)',
  Vibrant: 'linear-gradient(115deg, #e4572e, #f3c23b 35%, #2aa198 68%, #4a57d8)',
};

const stencil = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}")`;

export const styleOptions = (
  kind: StudioKind,
  styles: readonly StylePreset[],
): readonly SelectOption[] =>
  styles.map(({ label }) => ({
    label,
    value: label,
    picture: `url("${stylePicturePath(kind, label)}")`,
  }));

export const drawnOptions = (options: readonly Option[]): readonly SelectOption[] =>
  options.map((option) => {
    const path = drawings[option.label];
    return path ? { ...option, picture: stencil(path), drawn: true } : option;
  });

export const lightOptions = (options: readonly Option[]): readonly SelectOption[] =>
  options.map((option) => ({ ...option, picture: swatches[option.label] }));
