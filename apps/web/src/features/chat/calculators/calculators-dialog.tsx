/** All calculators: choose one and fill it in; the result goes to the thread. */
import type { CalculatorForm as Form } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemMessage } from '../../../lib/problem-text.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { SpinnerPage } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { CalculatorForm, type OnCalculate } from './calculator-form.tsx';
import { calculatorForms } from './calculator-forms.ts';

export interface CalculatorsDialogProps {
  onCalculate: OnCalculate;
  onClose: () => void;
}

export function CalculatorsDialog({ onCalculate, onClose }: CalculatorsDialogProps) {
  const forms = useQuery(calculatorForms);
  const [chosen, setChosen] = useState<Form | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={chosen?.name ?? 'Calculators'}
      description={chosen?.summary ?? 'Exact, with every step shown in the conversation.'}
      width="medium"
      onBack={chosen ? () => setChosen(null) : undefined}
    >
      {forms.isPending && <SpinnerPage label="Opening the calculators" />}
      {forms.error && (
        <ErrorState {...problemMessage(forms.error)} onRetry={() => void forms.refetch()} />
      )}
      {chosen ? (
        <CalculatorForm
          form={chosen}
          busy={false}
          begins
          onCalculate={(calculation, words) => {
            onClose();
            onCalculate(calculation, words);
          }}
        />
      ) : (
        <ul className="-mx-3 grid sm:grid-cols-2">
          {forms.data?.map((form) => (
            <li key={form.slug}>
              <button
                type="button"
                onClick={() => setChosen(form)}
                className="grid min-h-11 w-full gap-0.5 rounded-md px-3 py-2 text-left hover:bg-sunken"
              >
                <span className="font-medium">{form.name}</span>
                <span className="text-note text-faint">{form.summary}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
