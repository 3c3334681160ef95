/** Picture tools: names and required access. */
export type ToolAccess = 'anyone' | 'account' | 'premium';

export interface Tool {
  readonly label: string;
  readonly access: ToolAccess;
  /** Prefix of downloaded files' names. */
  readonly downloadName: string;
}

export const tools = {
  interior: { label: 'Interiors', access: 'premium', downloadName: 'interior-render' },
  exterior: { label: 'Exteriors', access: 'account', downloadName: 'exterior-render' },
  visual: { label: 'Visuals', access: 'account', downloadName: 'visual' },
  sketch: { label: 'Sketches', access: 'anyone', downloadName: 'sketch' },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;
export const toolNames = Object.keys(tools) as [ToolName, ...ToolName[]];
