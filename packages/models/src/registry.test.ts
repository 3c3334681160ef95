import { NoSuchModelError, NoSuchProviderError } from 'ai';
import { expect, test } from 'vitest';
import { createModels, splitModelId } from './registry.ts';

test('an id is split at the first colon', () => {
  expect(splitModelId('ollama:llava:7b')).toEqual({ providerId: 'ollama', modelId: 'llava:7b' });
});

test('an unknown provider and an unknown model are told apart', async () => {
  const models = createModels();
  await expect(models.imageModel('nobody:x')).rejects.toSatisfy(NoSuchProviderError.isInstance);
  await expect(models.imageModel('builtin:x')).rejects.toSatisfy(NoSuchModelError.isInstance);
  await models.close();
});

test('the environment names the model of a role; empty means our own', () => {
  const models = createModels({ environment: { RESTYLE_MODEL: 'sdapi:any', CHAT_MODEL: ' ' } });
  expect(models.idFor('restyle')).toBe('sdapi:any');
  expect(models.idFor('chat')).toBe('builtin:handbook');
});

test('a provider is loaded once, and again after a failure', async () => {
  let loads = 0;
  const models = createModels(
    {},
    {
      shaky: {
        load: async () => {
          loads++;
          if (loads === 1) throw new Error('not yet');
          return { label: () => 'Shaky' };
        },
      },
    },
  );
  await expect(models.label('shaky:a')).rejects.toThrow('not yet');
  expect(await models.label('shaky:a')).toBe('Shaky');
  expect(await models.label('shaky:b')).toBe('Shaky');
  expect(loads).toBe(2);
});
