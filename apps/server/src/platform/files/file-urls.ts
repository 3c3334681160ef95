/** Where a file is found on the wire. */
export type FileView = 'file' | 'thumb' | 'download';

const endings: Readonly<Record<FileView, string>> = {
  file: '',
  thumb: '/thumb',
  download: '/download',
};

export function fileUrl(id: string, view: FileView = 'file', share?: string): string {
  return `/api/files/${id}${endings[view]}${share ? `?share=${share}` : ''}`;
}
