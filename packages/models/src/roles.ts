/** Which model does what: one row a job of the product, each open to another by one variable. */
export interface Role {
  /** The environment variable that names other models, as `provider:model`, in order of preference. */
  readonly variable: string;
  /** What works with nothing installed. */
  readonly builtin: string;
  /** Our own steps in without being listed. */
  readonly endsWithBuiltin: boolean;
}

export const roles = {
  chat: { variable: 'CHAT_MODEL', builtin: 'builtin:handbook', endsWithBuiltin: false },
  vision: { variable: 'VISION_MODEL', builtin: 'builtin:eyes', endsWithBuiltin: false },
  speech: { variable: 'SPEECH_MODEL', builtin: 'builtin:voice', endsWithBuiltin: true },
  restyle: { variable: 'RESTYLE_MODEL', builtin: 'builtin:restyle', endsWithBuiltin: false },
  visuals: { variable: 'IMAGE_MODEL', builtin: 'builtin:visuals', endsWithBuiltin: false },
  sketch: { variable: 'SKETCH_MODEL', builtin: 'builtin:sketch', endsWithBuiltin: false },
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
