import { type EngineJob, engineJobs } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { refreshSystem } from '../../lib/system.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ErrorState } from '../../ui/states.tsx';

export interface DisconnectProps {
  job: EngineJob;
  engine: { readonly id: string; readonly label: string };
}

export function Disconnect({ job, engine: { id, label } }: DisconnectProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const disconnect = useMutation({
    mutationFn: () => api.engines.disconnect({ job, id }),
    onSettled: () => {
      refreshSystem();
      return queries.invalidateQueries({ queryKey: apiQueries.engines.key() });
    },
  });
  return (
    <>
      <Button
        size="small"
        busy={disconnect.isPending}
        aria-label={`Disconnect ${label} from ${engineJobs[job].label}`}
        onClick={() => setAsking(true)}
      >
        Disconnect
      </Button>
      {disconnect.error && <ErrorState {...problemMessage(disconnect.error)} />}
      <ConfirmDialog
        open={asking}
        title={`Disconnect ${label}?`}
        sentence="The job goes back to the engine after it in the list. If no other job needs its key, the key is deleted here."
        cancelLabel="Keep it"
        okLabel="Disconnect"
        danger
        onAnswer={(ok) => {
          setAsking(false);
          if (ok) disconnect.mutate();
        }}
      />
    </>
  );
}
