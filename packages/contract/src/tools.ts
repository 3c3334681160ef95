/** The tools that make pictures: what each is called and who may use it. */
export type ToolAccess = 'anyone' | 'account' | 'premium';

export interface Tool {
  readonly label: string;
  readonly access: ToolAccess;
  /** Start of the name a downloaded picture gets. */
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
