export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-80 -translate-y-20 rounded-md bg-ink px-4 py-3 text-paper focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
