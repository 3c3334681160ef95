/** Turns the share link on and off: anyone with the link sees this one result until it is off. */

import type { Generation } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { api, apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { useCopy } from '../../studio/copy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorWords } from '../../ui/error-words.tsx';
import { Switch } from '../../ui/forms/switch.tsx';

export function ShareSwitch({ generation }: { generation: Generation }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    scope: { id: generation.id },
    mutationFn: async (on: boolean) => {
      if (on) await api.generations.share({ id: generation.id });
      else await api.generations.unshare({ id: generation.id });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQueries.generations.key() }),
  });
  const { share } = generation;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <Switch
        label="Share with a link"
        checked={share !== null}
        onCheckedChange={(on) => change.mutate(on)}
        disabled={change.isPending}
      />
      {share && <ShareAddress url={new URL(share.url, window.location.origin).href} />}
      {change.isError && (
        <p role="alert" className="text-note text-danger">
          <ErrorWords {...problemMessage(change.error)} />
        </p>
      )}
    </div>
  );
}

function ShareAddress({ url }: { url: string }) {
  const { copied, copy } = useCopy(url);
  return (
    <div className="flex items-center gap-2">
      <code className="min-w-0 grow truncate text-note text-soft" title={url}>
        {url}
      </code>
      <Button size="small" icon={<Copy size={16} />} onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
