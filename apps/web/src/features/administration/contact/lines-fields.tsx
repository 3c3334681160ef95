/** Extra contact lines, such as a phone number, each with a label. */
import { contactLimits } from '@maquette/contract';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import {
  type ContactDraft,
  type DraftFaults,
  type DraftLine,
  mayAddLine,
  withNewLine,
} from './contact-draft.ts';

export interface LinesFieldsProps {
  draft: ContactDraft;
  faults: DraftFaults['lines'];
  onChange: (draft: ContactDraft) => void;
}

export function LinesFields({ draft, faults, onChange }: LinesFieldsProps) {
  const change = (key: number, part: Partial<DraftLine>) =>
    onChange({
      ...draft,
      lines: draft.lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
    });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1">
        <h2 className="text-title">More lines</h2>
      </legend>
      <p className="text-[0.9375rem] text-soft">
        A phone number, another mailbox, a page with help. They stand at the foot of public pages
        and under About, Questions and Policy.
      </p>
      {draft.lines.length > 0 && (
        <ul aria-label="More lines" className="grid gap-4 border-t border-line pt-4">
          {draft.lines.map(({ key, label, address }, place) => (
            <li key={key} className="grid items-start gap-3 sm:grid-cols-[1fr_1.4fr_auto]">
              <TextField
                label={`What line ${place + 1} is for`}
                placeholder="Phone"
                value={label}
                onChange={(event) => change(key, { label: event.target.value })}
                autoComplete="off"
                maxLength={contactLimits.labelCharacters}
              />
              <TextField
                label={`Address of line ${place + 1}`}
                placeholder="+44 20 7946 0958"
                error={faults[key]}
                value={address}
                onChange={(event) => change(key, { address: event.target.value })}
                autoComplete="off"
                spellCheck={false}
                maxLength={contactLimits.addressCharacters}
              />
              <Button
                className="justify-self-start sm:mt-6.5"
                aria-label={`Remove line ${place + 1}`}
                onClick={() =>
                  onChange({ ...draft, lines: draft.lines.filter((line) => line.key !== key) })
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {mayAddLine(draft) && (
        <Button className="justify-self-start" onClick={() => onChange(withNewLine(draft))}>
          Add a line
        </Button>
      )}
    </fieldset>
  );
}
