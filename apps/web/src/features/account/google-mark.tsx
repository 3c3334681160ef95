export function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M20.5 12H12.4M20.5 12a8.5 8.5 0 1 1-2.6-6.1"
        stroke="currentColor"
        strokeWidth="2.4"
      />
    </svg>
  );
}
