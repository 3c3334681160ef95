/** Ways to become the server's administrator: the code printed at start, or a link by e-mail. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ErrorState } from '../../ui/states.tsx';

export function BecomeAdministrator() {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const { data } = useQuery(apiQueries.engines.access.queryOptions());
  const claim = useMutation({
    mutationFn: (code: string) => api.engines.claim({ code }),
    onSuccess: async () => {
      setSearch({}, { replace: true });
      await queries.invalidateQueries({ queryKey: apiQueries.engines.key() });
    },
  });
  const link = search.get('claim');
  const waysIn = data?.waysIn;
  if (!link && !waysIn?.code && !waysIn?.mail) return null;
  return (
    <section aria-label="Do you run this server?" className="grid max-w-xl gap-5">
      <h2 className="text-title">Do you run this server?</h2>
      {claim.error && <ErrorState {...problemMessage(claim.error)} />}
      {link ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-soft">
            The link you opened proves your e-mail address. It works once, for the account you are
            signed in with.
          </p>
          <Button variant="primary" busy={claim.isPending} onClick={() => claim.mutate(link)}>
            Yes, I run this server
          </Button>
        </div>
      ) : (
        <>
          {waysIn?.code && <CodeForm busy={claim.isPending} onCode={claim.mutate} />}
          {waysIn?.mail && <LinkByMail />}
        </>
      )}
    </section>
  );
}

function CodeForm({ busy, onCode }: { busy: boolean; onCode: (code: string) => void }) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onCode(code.trim());
  };
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <TextField
        label="Code"
        hint="The server printed it when it started, where its log is read. It works once."
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        className="w-full"
      />
      <Button type="submit" variant="primary" busy={busy} disabled={!code.trim()}>
        Become administrator
      </Button>
    </form>
  );
}

function LinkByMail() {
  const send = useMutation({ mutationFn: () => api.engines.sendLink() });
  if (send.isSuccess) {
    return (
      <p role="status" className="border-l-2 border-accent pl-4">
        A mail is on its way to your address. Open its link in this browser within one hour.
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft">
        The settings of this server name your e-mail address. A link by mail proves that it is
        yours.
      </p>
      {send.error && <ErrorState {...problemMessage(send.error)} />}
      <Button icon={<Mail size={18} />} busy={send.isPending} onClick={() => send.mutate()}>
        Send me a link
      </Button>
    </div>
  );
}
