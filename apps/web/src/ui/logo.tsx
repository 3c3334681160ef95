/** The logo: a room's plan with an open door. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <path d="M12 24H4V4h20v20h-4" stroke="currentColor" strokeWidth="2.25" />
      <path d="M12 24v-8" stroke="var(--accent)" strokeWidth="1.5" />
      <path d="M12 16a8 8 0 0 1 8 8" stroke="var(--accent)" strokeWidth="1" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-serif text-[1.375rem] leading-none font-[480] tracking-[-0.02em]">
        Maquette
      </span>
    </span>
  );
}
