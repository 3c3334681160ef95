/** ElevenLabs: speech. */
import { createElevenLabs } from '@ai-sdk/elevenlabs';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';
import { withVoice } from '../../words/plain-speech-model.ts';

export function createElevenlabsProvider({ connection }: ProviderSettings): ModelProvider {
  const { address, key, settings, fetch } = connection;
  const toAddress: typeof fetch = (input, init) => {
    // The package has a fixed base URL; requests go to the configured one.
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${address}${pathname}${search}`, init);
  };
  const elevenlabs = createElevenLabs({ apiKey: key ?? '', fetch: toAddress });
  return {
    speechModel: (modelId) => withVoice(elevenlabs.speech(modelId), settings.ELEVENLABS_VOICE),
  };
}
