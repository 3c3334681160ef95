import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/theme.ts';
import { classNames } from '../../ui/class-names.ts';
import { MoonGlyph, SunGlyph, SystemGlyph } from '../../ui/glyphs.tsx';

const choices = [
  { choice: 'system', label: 'As the system', Glyph: SystemGlyph },
  { choice: 'light', label: 'Light', Glyph: SunGlyph },
  { choice: 'dark', label: 'Dark', Glyph: MoonGlyph },
] as const satisfies readonly { choice: ThemeChoice; label: string; Glyph: typeof SunGlyph }[];

export function ThemeSwitch({ className }: { className?: string }) {
  const chosen = useThemeChoice();
  return (
    <fieldset className={classNames('inline-flex rounded-md border border-line p-0.5', className)}>
      <legend className="unseen">Colours</legend>
      {choices.map(({ choice, label, Glyph }) => (
        <button
          key={choice}
          type="button"
          aria-label={label}
          aria-pressed={chosen === choice}
          title={label}
          onClick={() => chooseTheme(choice)}
          className="grid size-8 place-items-center rounded-sm text-faint transition-colors hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink"
        >
          <Glyph />
        </button>
      ))}
    </fieldset>
  );
}
