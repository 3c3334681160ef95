/** Content below an answer: a form, a proposed picture, started generations. */
import { lazy, Suspense } from 'react';
import type { OnCalculate } from '../calculators/calculator-form.tsx';
import { type AssistantMessage, offersOf, openProposalsOf, worksOf } from './assistant-message.ts';

const CalculatorOffer = lazy(async () => ({
  default: (await import('../calculators/calculator-offer.tsx')).CalculatorOffer,
}));
const ProposalCard = lazy(async () => ({
  default: (await import('./proposal-card.tsx')).ProposalCard,
}));
const WorkInThread = lazy(async () => ({
  default: (await import('./work-in-thread.tsx')).WorkInThread,
}));

export interface AnswerExtrasProps {
  message: AssistantMessage;
  isLast: boolean;
  busy: boolean;
  onCalculate: OnCalculate;
  /** Called when a generation is started from this answer. */
  onWork: (generationId: string) => void;
}

export function AnswerExtras({ message, isLast, busy, onCalculate, onWork }: AnswerExtrasProps) {
  const offers = offersOf(message);
  const works = worksOf(message);
  const open = openProposalsOf(message);
  return (
    <Suspense>
      {offers?.calculation && (
        <CalculatorOffer
          offered={offers.calculation}
          startsOpen={isLast && offers.opensForm === true}
          busy={busy}
          onCalculate={onCalculate}
        />
      )}
      {works.map((generationId) => (
        <WorkInThread key={generationId} generationId={generationId} onRetried={onWork} />
      ))}
      {open.map((proposal) => (
        <ProposalCard
          key={JSON.stringify(proposal)}
          proposal={proposal}
          agreementKey={`${message.id}-${works.length}`}
          onStarted={onWork}
        />
      ))}
    </Suspense>
  );
}
