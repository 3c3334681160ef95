import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('without the internet, calls are still made: the server may be at home', async () => {
  onlineManager.setOnline(false);
  const answer = { queryKey: ['home'], queryFn: async () => 'read' };
  expect(await queryClient.fetchQuery(answer)).toBe('read');
  const order = new MutationObserver(queryClient, { mutationFn: async () => 'made' });
  expect(await order.mutate()).toBe('made');
});
