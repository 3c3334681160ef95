/** The few icons of the first page, inlined so that it doesn't load the icon set. */
import type { ReactNode } from 'react';

function Glyph({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const MenuGlyph = () => (
  <Glyph size={22}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Glyph>
);

export const CloseGlyph = () => (
  <Glyph>
    <path d="M6 6l12 12M18 6L6 18" />
  </Glyph>
);

export const CheckGlyph = () => (
  <Glyph size={18}>
    <path d="M5 12.5l4.5 4.5L19 7" />
  </Glyph>
);

export const ChevronGlyph = ({ turned = false }: { turned?: boolean }) => (
  <Glyph>
    <path d={turned ? 'M14.5 6l-6 6 6 6' : 'M9.5 6l6 6-6 6'} />
  </Glyph>
);

export const ArrowGlyph = () => (
  <Glyph>
    <path d="M4 12h15M13 6l6 6-6 6" />
  </Glyph>
);

export const PauseGlyph = () => (
  <Glyph size={16}>
    <path d="M8.5 6v12M15.5 6v12" />
  </Glyph>
);

export const PlayGlyph = () => (
  <Glyph size={16}>
    <path d="M8 5.5v13l10-6.5z" />
  </Glyph>
);

export const SystemGlyph = () => (
  <Glyph size={16}>
    <path d="M3.5 5h17v11h-17zM9 20h6M12 16v4" />
  </Glyph>
);

export const SunGlyph = () => (
  <Glyph size={16}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
  </Glyph>
);

export const MoonGlyph = () => (
  <Glyph size={16}>
    <path d="M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z" />
  </Glyph>
);
