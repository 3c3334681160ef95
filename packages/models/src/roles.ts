/** Which model does what: one row a job of the product, each open to another by one variable. */
export interface Role {
  /** The environment variable that names other models, as `provider:model`, in order of preference. */
  readonly variable: string;
  /** Built-in model of this job. */
  readonly builtin: string;
  /** Our own steps in without being listed. */
  readonly endsWithBuiltin: boolean;
  /** How long our own may take for one result. */
  readonly ownLimitMs: number;
  /** Requests per result: a poor restyle is drawn again. */
  readonly tries: number;
}

const picture = { endsWithBuiltin: false, ownLimitMs: 300_000, tries: 1 };

export const roles = {
  chat: {
    variable: 'CHAT_MODEL',
    builtin: 'builtin:handbook',
    endsWithBuiltin: false,
    ownLimitMs: 120_000,
    tries: 1,
  },
  vision: {
    variable: 'VISION_MODEL',
    builtin: 'builtin:eyes',
    endsWithBuiltin: false,
    ownLimitMs: 60_000,
    tries: 1,
  },
  speech: {
    variable: 'SPEECH_MODEL',
    builtin: 'builtin:voice',
    endsWithBuiltin: true,
    ownLimitMs: 90_000,
    tries: 1,
  },
  restyle: { ...picture, variable: 'RESTYLE_MODEL', builtin: 'builtin:restyle', tries: 3 },
  visuals: { ...picture, variable: 'IMAGE_MODEL', builtin: 'builtin:visuals' },
  sketch: { ...picture, variable: 'SKETCH_MODEL', builtin: 'builtin:sketch' },
} as const satisfies Record<string, Role>;
export type RoleName = keyof typeof roles;
export const roleNames = Object.keys(roles) as readonly RoleName[];

/** Made by our own engines, here. */
export const isOwnModel = (id: string): boolean => splitModelId(id).providerId === 'builtin';

/** Split at the first colon: `ollama:llava:7b` is `llava:7b` of `ollama`. */
export function splitModelId(id: string): { providerId: string; modelId: string } {
  const colon = id.indexOf(':');
  return colon < 0
    ? { providerId: id, modelId: '' }
    : { providerId: id.slice(0, colon), modelId: id.slice(colon + 1) };
}
