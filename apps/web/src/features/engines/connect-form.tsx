/** Form for key, address and model: an engine that passes its trial takes over the job on all hosts. */
import type { ConnectionField, EngineChoice, EngineJob } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { refreshSystem } from '../../lib/system.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Outcome, pictureJobs } from './outcome.tsx';

export interface ConnectFormProps {
  job: EngineJob;
  choice: EngineChoice;
}

const reachedBySentence: Readonly<Record<EngineChoice['reachedBy'], string | undefined>> = {
  'nothing yet': undefined,
  environment: 'Its key and address are those of the environment.',
  connection: 'Its key and address were entered here before.',
};

export function ConnectForm({ job, choice }: ConnectFormProps) {
  const { provider, maker, fields, reachedBy } = choice;
  const queries = useQueryClient();
  const [model, setModel] = useState(choice.model);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isAnew, setAnew] = useState(false);
  const asksForValues = reachedBy === 'nothing yet' || isAnew;
  const connect = useMutation({
    mutationFn: () =>
      api.engines.connect({
        ...{ job, provider },
        model: model.trim(),
        ...(asksForValues ? { values: { ...values } } : {}),
      }),
    onSuccess: ({ saved }) => {
      if (!saved) return;
      // The page doesn't keep the key either.
      setValues({});
      setAnew(false);
      refreshSystem();
      return queries.invalidateQueries({ queryKey: apiQueries.engines.key() });
    },
  });
  const lacks = asksForValues && fields.some((field) => isLacking(field, values[field.name]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    connect.mutate();
  };
  return (
    <form onSubmit={submit} aria-label={`Connect ${maker}`} className="grid gap-4">
      <TextField
        label="Model"
        value={model}
        onChange={(event) => setModel(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="max-w-md"
      />
      {asksForValues ? (
        fields.map((field) => (
          <ValueField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            onValue={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
          {reachedBySentence[reachedBy]}
          {reachedBy === 'connection' && (
            <Button size="small" onClick={() => setAnew(true)}>
              Enter others
            </Button>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          busy={connect.isPending}
          disabled={lacks || !model.trim()}
        >
          Try it and connect
        </Button>
        {pictureJobs.has(job) && (
          <p className="text-note text-faint">The trial makes one small picture.</p>
        )}
      </div>
      {connect.error && <ErrorState {...problemMessage(connect.error)} />}
      {connect.data && !connect.isPending && (
        <>
          <Outcome outcome={connect.data.trial} />
          <p className="text-note text-soft">
            {connect.data.saved
              ? 'It does the job from now on, and our own engine steps in when it is down.'
              : 'Nothing was saved.'}
          </p>
        </>
      )}
    </form>
  );
}

const isLacking = ({ isRequired, fallback }: ConnectionField, value = '') =>
  isRequired && fallback === null && value.trim() === '';

interface ValueFieldProps {
  field: ConnectionField;
  value: string;
  onValue: (value: string) => void;
}

function ValueField({ field, value, onValue }: ValueFieldProps) {
  const { label, what, isRequired, fallback, example } = field;
  const shared = {
    label: isRequired && fallback === null ? label : `${label} (optional)`,
    placeholder: fallback ?? example,
    value,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
    spellCheck: false,
    className: 'max-w-md',
  };
  // Browsers autofill a saved password unless the field is for a new one.
  if (what === 'key') return <PasswordField {...shared} autoComplete="new-password" />;
  return (
    <TextField {...shared} inputMode={what === 'address' ? 'url' : 'text'} autoComplete="off" />
  );
}
