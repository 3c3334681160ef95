import { type DefaultValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { problemMessage } from '../../../lib/problem-text.ts';
import { useNotices } from '../../../ui/overlays/notices.tsx';

type FormSchema = z.ZodObject<z.ZodRawShape>;

/**
 * Form that loads its schema on the first submit and shows failures of the server in a notice, with the
 * server's sentence.
 */
export function useAccountForm<Schema extends FormSchema>(
  loadSchema: () => Promise<Schema>,
  defaultValues: DefaultValues<z.input<Schema>>,
  send: (values: z.output<Schema>) => Promise<void>,
) {
  const notices = useNotices();
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: async (values, context, options) => {
      const { zodResolver } = await import('@hookform/resolvers/zod');
      return loadSchema().then((schema) => zodResolver(schema)(values, context, options));
    },
    defaultValues,
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      await notices.failed(problemMessage(error));
    }
  });
  return { ...form, submit };
}
