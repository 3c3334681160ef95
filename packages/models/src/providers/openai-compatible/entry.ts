/** Servers that speak OpenAI's older, widely copied interface; one row a kind of server. */
import type { ProviderEntry } from '../../provider.ts';
import { ownServerLimits } from '../../transport/transport-limits.ts';

interface ServerKind {
  readonly name: string;
  /** The beginning of its variables. */
  readonly prefix: string;
  /** Usual address; undefined where there is none. */
  readonly usualAddress?: string;
  readonly chat: string;
  readonly vision: string;
  /** Default address. */
  readonly speech?: string;
  readonly advice: string;
}

const serverKinds = {
  ollama: {
    name: 'Ollama',
    prefix: 'OLLAMA',
    usualAddress: 'http://127.0.0.1:11434/v1',
    chat: 'qwen3:8b',
    vision: 'qwen2.5vl:7b',
    advice: 'Install Ollama, then: ollama pull {model}',
  },
  lmstudio: {
    name: 'LM Studio',
    prefix: 'LMSTUDIO',
    usualAddress: 'http://127.0.0.1:1234/v1',
    chat: 'qwen3-8b',
    vision: 'qwen2.5-vl-7b-instruct',
    advice: 'Load a model in LM Studio and start its server under Developer.',
  },
  vllm: {
    name: 'vLLM',
    prefix: 'VLLM',
    usualAddress: 'http://127.0.0.1:8000/v1',
    chat: 'Qwen/Qwen3-8B',
    vision: 'Qwen/Qwen2.5-VL-7B-Instruct',
    advice: 'Start it with: vllm serve {model} --enable-auto-tool-choice --tool-call-parser hermes',
  },
  llamacpp: {
    name: 'llama.cpp',
    prefix: 'LLAMACPP',
    usualAddress: 'http://127.0.0.1:8080/v1',
    chat: 'qwen3-8b',
    vision: 'qwen2.5-vl-7b',
    advice: 'Start it with: llama-server --jinja -m model.gguf',
  },
  compatible: {
    name: 'OpenAI-compatible server',
    prefix: 'COMPATIBLE',
    chat: 'any-model',
    vision: 'any-model',
    speech: 'kokoro',
    advice: 'Any server with /chat/completions under its address.',
  },
} as const satisfies Record<string, ServerKind>;

function entryOf(id: string, kind: ServerKind): ProviderEntry {
  const { name, prefix, usualAddress, chat, vision, speech, advice } = kind;
  return {
    name,
    does: ['chat', 'vision', 'speech'],
    variables: [
      {
        name: `${prefix}_URL`,
        what: 'address',
        isRequired: usualAddress === undefined,
        ...(usualAddress ? { fallback: usualAddress } : {}),
        example: usualAddress ?? 'http://192.168.1.20:8000/v1',
      },
      { name: `${prefix}_API_KEY`, what: 'key', example: 'only-if-it-asks-for-one' },
      { name: `${prefix}_VOICE`, what: 'setting', example: 'af_heart' },
    ],
    examples: { chat, vision, ...(speech ? { speech } : {}) },
    advice,
    limits: ownServerLimits,
    load: async (settings) =>
      (await import('./provider.ts')).createCompatibleProvider({ id, prefix }, settings),
  };
}

export const compatibleEntries = Object.fromEntries(
  Object.entries(serverKinds).map(([id, kind]) => [id, entryOf(id, kind)]),
) as Readonly<Record<keyof typeof serverKinds, ProviderEntry>>;
