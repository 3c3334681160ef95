import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/theme.ts';
import { classNames } from '../../ui/class-names.ts';

const choices = [
  { choice: 'system', label: 'As the system', Icon: Monitor },
  { choice: 'light', label: 'Light', Icon: Sun },
  { choice: 'dark', label: 'Dark', Icon: Moon },
] as const satisfies readonly { choice: ThemeChoice; label: string; Icon: typeof Sun }[];

export function ThemeSwitch({ className }: { className?: string }) {
  const chosen = useThemeChoice();
  return (
    <fieldset className={classNames('inline-flex rounded-md border border-line p-0.5', className)}>
      <legend className="unseen">Colours</legend>
      {choices.map(({ choice, label, Icon }) => (
        <button
          key={choice}
          type="button"
          aria-label={label}
          aria-pressed={chosen === choice}
          title={label}
          onClick={() => chooseTheme(choice)}
          className="grid size-8 place-items-center rounded-sm text-faint transition-colors hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink"
        >
          <Icon size={16} />
        </button>
      ))}
    </fieldset>
  );
}
