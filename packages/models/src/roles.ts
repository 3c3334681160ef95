/** Which model does what: one row a job of the product, each open to another by one variable. */
export interface Role {
  /** The environment variable that names another model, as `provider:model`. */
  readonly variable: string;
  /** What works with nothing installed. */
  readonly builtin: string;
}

export const roles = {
  chat: { variable: 'CHAT_MODEL', builtin: 'builtin:handbook' },
  vision: { variable: 'VISION_MODEL', builtin: 'builtin:eyes' },
  speech: { variable: 'SPEECH_MODEL', builtin: 'builtin:voice' },
  restyle: { variable: 'RESTYLE_MODEL', builtin: 'builtin:restyle' },
  visuals: { variable: 'IMAGE_MODEL', builtin: 'builtin:visuals' },
  sketch: { variable: 'SKETCH_MODEL', builtin: 'builtin:sketch' },
} as const satisfies Record<string, Role>;
export type RoleName = keyof typeof roles;

/** The model id of a role: what the environment says, otherwise our own. */
export function modelIdFor(
  role: RoleName,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  return environment[roles[role].variable]?.trim() || roles[role].builtin;
}
