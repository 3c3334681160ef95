/** Inlined: the icon set has no brand icons. */
const glyphs = {
  Instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="0.6" fill="currentColor" />
    </>
  ),
  Pinterest: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M10 20.5l2.6-11M8.6 13.2c-1.5-3.2.4-6.2 3.6-6.2 2.9 0 4.6 2 4 4.7-.6 2.6-2.6 3.9-4.3 3.3-.7-.3-1.1-.8-1.2-1.4" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path d="M10.2 9.2v5.6l4.8-2.8z" fill="currentColor" />
    </>
  ),
  LinkedIn: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="2.5" />
      <path d="M8 10.5V17M8 7.3v.1M11.8 17v-6.5M11.8 13.4c0-1.7 1-2.8 2.4-2.8s2.2 1 2.2 2.7V17" />
    </>
  ),
} as const;

export function SocialIcon({ name, size = 20 }: { name: keyof typeof glyphs; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {glyphs[name]}
    </svg>
  );
}
