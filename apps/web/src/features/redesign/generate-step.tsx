/** Step 3: the button, the remaining quota or a note that premium is needed, and errors. */
import { notices, plans } from '@maquette/contract';
import { type ReactNode, Suspense } from 'react';
import { paths } from '../../lib/paths.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { QuotaLine } from '../../studio/quota-line.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export interface GenerateStepProps {
  /** The prompt, for engines that take text. */
  words: ReactNode;
  busy: boolean;
  /** Previews are free here; the button leads to the upgrade. */
  needsPremium: boolean;
  /** Error of the last order, or null. */
  failure: unknown;
  onGenerate: () => void;
  onAgain: () => void;
}

export function GenerateStep(props: GenerateStepProps) {
  const { words, busy, needsPremium, failure, onGenerate, onAgain } = props;
  return (
    <>
      {words && <Suspense>{words}</Suspense>}
      <div className="flex items-center gap-x-4">
        <Button
          variant="primary"
          size="large"
          className="min-w-40 grow @min-[36rem]:min-w-52 @min-[36rem]:grow-0"
          busy={busy}
          onClick={onGenerate}
        >
          Generate
        </Button>
        {needsPremium ? <PremiumLine /> : <QuotaLine />}
      </div>
      {failure != null && (
        <ErrorState {...problemMessage(failure, notices.uploadFailed)} onRetry={onAgain} />
      )}
    </>
  );
}

function PremiumLine() {
  return (
    <p className="text-note text-faint">
      Looking is free. Making it needs <TextLink to={paths.upgrade}>{plans.premium.label}</TextLink>
      .
    </p>
  );
}
