import { Link } from 'react-router';
import { useEnterTool } from '../../lib/enter-tool.ts';
import { paths } from '../../lib/paths.ts';
import { ArrowGlyph } from '../../ui/glyphs.tsx';

export const studios = [
  {
    to: paths.chat,
    name: 'Assistant',
    text: 'Ask about homes and buildings. It answers, reads aloud, and looks at pictures.',
  },
  {
    to: paths.exteriors,
    name: 'Exteriors',
    text: 'Your house in sixteen hands, from Wright to the Mediterranean.',
  },
  {
    to: paths.interiors,
    name: 'Interiors',
    text: 'Your room in ten styles, furnished anew.',
  },
  { to: paths.visuals, name: 'Visuals', text: 'Describe a building and see it, from every side.' },
  {
    to: paths.sketch,
    name: 'Sketches',
    text: 'A drawing and a few words become a picture. No account needed.',
  },
] as const;

export function StudioIndex() {
  const enter = useEnterTool();
  return (
    <section aria-labelledby="studios-title" className="page">
      <h2 id="studios-title" className="text-heading">
        Five rooms to work in
      </h2>
      <ul className="mt-8 border-b border-line">
        {studios.map(({ to, name, text }) => (
          <li key={name} className="border-t border-line">
            <Link
              to={to}
              onClick={(event) => void enter(event, to)}
              className="group grid items-center gap-x-8 gap-y-1 py-5 sm:grid-cols-[12rem_1fr_auto]"
            >
              <span className="font-serif text-2xl tracking-[-0.012em] transition-colors group-hover:text-accent">
                {name}
              </span>
              <span className="text-soft">{text}</span>
              <span className="text-faint transition-transform duration-200 ease-drawn group-hover:translate-x-1.5 group-hover:text-accent max-sm:hidden">
                <ArrowGlyph />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
