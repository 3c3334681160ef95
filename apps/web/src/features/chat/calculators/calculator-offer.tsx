/** Form of the calculator that an answer used: open if values were missing, otherwise behind a button. */
import type { CalculatorInput } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CalculatorForm, type OnCalculate } from './calculator-form.tsx';
import { calculatorForms } from './calculator-forms.ts';

export interface CalculatorOfferProps {
  offered: CalculatorInput;
  startsOpen: boolean;
  busy: boolean;
  onCalculate: OnCalculate;
}

export function CalculatorOffer({ offered, startsOpen, busy, onCalculate }: CalculatorOfferProps) {
  const [open, setOpen] = useState(startsOpen);
  const { data } = useQuery({ ...calculatorForms, enabled: open });
  const form = data?.find(({ slug }) => slug === offered.calculator);
  if (!open) {
    return (
      <Button
        size="small"
        className="justify-self-start"
        icon={<SlidersHorizontal size={16} />}
        onClick={() => setOpen(true)}
      >
        Change the values
      </Button>
    );
  }
  if (!form) return null;
  return (
    <div className="max-w-xl rounded-lg border border-line bg-raised p-4 sm:p-5">
      <CalculatorForm
        form={form}
        values={offered.values}
        busy={busy}
        onCalculate={(calculation, words) => {
          setOpen(false);
          onCalculate(calculation, words);
        }}
      />
    </div>
  );
}
