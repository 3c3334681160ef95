/** A picture the assistant proposes: nothing is generated or counted before the reader agrees. */
import { type PictureProposal, type ToolName, tools } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { api, apiQueries } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { useAccountDialogs } from '../../../lib/session/account-dialogs.ts';
import { usePerson } from '../../../lib/session/session.ts';
import { QuotaLine } from '../../../studio/quota-line.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { RestyleChoices } from './restyle-choices.tsx';

export interface ProposalCardProps {
  proposal: PictureProposal;
  /** Stable per proposal: agreeing twice, or after a reload, makes one picture. */
  agreementKey: string;
  onStarted: (generationId: string) => void;
}

function order(proposal: PictureProposal, agreementKey: string) {
  if (proposal.tool === 'visual') {
    const { prompt } = proposal;
    const idempotencyKey = agreementKey;
    return api.visuals.create({
      prompt,
      shape: 'landscape',
      variations: 1,
      write: true,
      idempotencyKey,
    });
  }
  const { tool: _tool, ...words } = proposal;
  // Changed choices make another picture.
  const idempotencyKey = `${agreementKey}-${words.kind}-${words.style}-${words.roomType}`;
  return api.renders.create({ ...words, variations: 1, idempotencyKey });
}

export function ProposalCard({ proposal, agreementKey, onStarted }: ProposalCardProps) {
  const [wanted, setWanted] = useState(proposal);
  const queryClient = useQueryClient();
  const agree = useMutation({
    mutationFn: () => order(wanted, agreementKey),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: apiQueries.quota.key() });
      onStarted(id);
    },
  });
  const title =
    wanted.tool === 'visual' ? 'Make a picture' : `Restyle your photo as ${wanted.style}`;
  return (
    <section
      aria-label={title}
      className="grid max-w-xl gap-4 rounded-lg border border-line-strong bg-raised p-4 sm:p-5"
    >
      <h3 className="text-title">{title}</h3>
      {wanted.tool === 'visual' ? (
        <p className="text-soft">{wanted.prompt}</p>
      ) : (
        <RestyleChoices wanted={wanted} onChange={setWanted} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Agree
          tool={wanted.tool === 'visual' ? 'visual' : wanted.kind}
          busy={agree.isPending}
          onAgree={() => agree.mutate()}
        />
      </div>
      {agree.error && (
        <ErrorState {...problemMessage(agree.error)} onRetry={() => agree.mutate()} />
      )}
    </section>
  );
}

/** The button that spends a picture, or what is needed first. */
function Agree({ tool, busy, onAgree }: { tool: ToolName; busy: boolean; onAgree: () => void }) {
  const person = usePerson();
  const dialogs = useAccountDialogs();
  if (!person) {
    return (
      <Button variant="primary" onClick={() => dialogs.open('login')}>
        Sign in to make it
      </Button>
    );
  }
  if (tools[tool].access === 'premium' && person.paymentStatus !== 'completed') {
    return (
      <ButtonLink variant="primary" to={paths.upgrade}>
        {tools[tool].label} needs Premium
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="primary" icon={<WandSparkles size={17} />} busy={busy} onClick={onAgree}>
        Make it
      </Button>
      <QuotaLine />
    </>
  );
}
