/** A picture the assistant proposes: nothing is made or counted before the reader agrees. */
import { type PictureProposal, studios } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, apiQueries } from '../../lib/api.ts';
import { resultPath } from '../../lib/paths.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useWork } from '../../studio/follow-work.ts';
import { QuotaLine } from '../../studio/quota-line.tsx';
import { WorkFailure, WorkProgress } from '../../studio/work-state.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';

export interface ProposalCardProps {
  proposal: PictureProposal;
  /** The same for the same proposal: agreeing twice, or after a reload, is one picture. */
  agreementKey: string;
}

function wordsOf(proposal: PictureProposal): { title: string; detail: string } {
  if (proposal.tool === 'visual') return { title: 'Make a picture', detail: proposal.prompt };
  const { kind, style, aesthetic } = proposal;
  const mood = studios[kind].aesthetics.find(({ value }) => value === aesthetic)?.label;
  return {
    title: `Restyle your photo as ${style}`,
    detail: [kind === 'interior' ? 'Interior' : 'Exterior', mood].filter(Boolean).join(' · '),
  };
}

function order(proposal: PictureProposal, idempotencyKey: string) {
  const { tool: _tool, ...words } = proposal;
  return 'photoId' in words
    ? api.renders.create({ ...words, variations: 1, idempotencyKey })
    : api.visuals.create({ ...words, shape: 'landscape', variations: 1, idempotencyKey });
}

export function ProposalCard({ proposal, agreementKey }: ProposalCardProps) {
  const queryClient = useQueryClient();
  const agree = useMutation({
    mutationFn: () => order(proposal, agreementKey),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: apiQueries.quota.key() }),
  });
  // A second try of the same picture is followed in its place.
  const [retried, setRetried] = useState<string | null>(null);
  const id = retried ?? agree.data?.id;
  const { title, detail } = wordsOf(proposal);
  return (
    <section
      aria-label={title}
      className="grid max-w-xl gap-3 rounded-lg border border-line-strong bg-raised p-4"
    >
      <header className="grid gap-0.5">
        <h3 className="text-title">{title}</h3>
        <p className="text-soft">{detail}</p>
      </header>
      {id ? (
        <Making key={id} id={id} title={title} onRetried={setRetried} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="primary"
            icon={<WandSparkles size={17} />}
            busy={agree.isPending}
            onClick={() => agree.mutate()}
          >
            Make it
          </Button>
          <QuotaLine />
        </div>
      )}
      {agree.error && (
        <ErrorState sentence={problemText(agree.error)} onRetry={() => agree.mutate()} />
      )}
    </section>
  );
}

interface MakingProps {
  id: string;
  title: string;
  onRetried: (id: string) => void;
}

function Making({ id, title, onRetried }: MakingProps) {
  const work = useWork(id);
  const [picture] = work.pictures;
  if (work.status === 'failed') return <WorkFailure id={id} work={work} onRetried={onRetried} />;
  if (!picture || work.status !== 'done') return <WorkProgress id={id} work={work} />;
  return (
    <Link to={resultPath(id)} className="grid gap-2">
      <img
        src={picture.url}
        alt={title}
        width={picture.widthPx}
        height={picture.heightPx}
        className="h-auto w-full rounded-md"
      />
      <span className="text-note underline underline-offset-4">Open the result</span>
    </Link>
  );
}
