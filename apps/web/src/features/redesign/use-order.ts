/** Orders renders: checks for premium first, refreshes the quota afterwards. */
import { type StudioKind, studios } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, apiQueries } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { problemCodeOf } from '../../lib/problem-text.ts';
import { randomId } from '../../lib/random-id.ts';
import { usePerson } from '../../lib/session/session.ts';
import { type RenderSource, requestOf } from './recipe.ts';

export interface Order extends RenderSource {
  readonly originalUrl: string;
}

/** A retry is the same order, so an accepted one isn't made twice. */
interface KeyedOrder extends Order {
  readonly idempotencyKey: string;
}

export function useOrder(kind: StudioKind, onOrdered: (id: string, order: Order) => void) {
  const navigate = useNavigate();
  const person = usePerson();
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: ({ recipe, photoId, edits, layout, houseEdits, idempotencyKey }: KeyedOrder) =>
      api.renders.create({
        ...requestOf(kind, recipe, photoId, edits),
        ...(layout ? { layout } : {}),
        ...(houseEdits ? { houseEdits } : {}),
        idempotencyKey,
      }),
    onSuccess: ({ id }, order) => {
      onOrdered(id, order);
      void queryClient.invalidateQueries({ queryKey: apiQueries.quota.key() });
    },
    onError: async (error) => {
      if (problemCodeOf(error) === 'PREMIUM_REQUIRED') await navigate(paths.upgrade);
    },
  });
  const needsPremium = studios[kind].premium && person?.paymentStatus !== 'completed';
  const order = async (wanted: Order) => {
    if (needsPremium) {
      await navigate(paths.upgrade);
      return;
    }
    create.mutate({ ...wanted, idempotencyKey: randomId() });
  };
  const failure =
    create.isError && problemCodeOf(create.error) !== 'PREMIUM_REQUIRED' ? create.error : null;
  const again = () => create.variables && create.mutate(create.variables);
  /** Clears the error when the order changes. */
  const forget = () => create.isError && create.reset();
  return { order, again, forget, failure, needsPremium, isPending: create.isPending };
}
