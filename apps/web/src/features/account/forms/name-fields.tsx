import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../ui/forms/text-field.tsx';

type NameField = UseFormRegisterReturn & { error: string | undefined };

export function NameFields({ firstName, lastName }: { firstName: NameField; lastName: NameField }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <TextField {...firstName} label="First name" autoComplete="given-name" required />
      <TextField {...lastName} label="Last name" autoComplete="family-name" required />
    </div>
  );
}
