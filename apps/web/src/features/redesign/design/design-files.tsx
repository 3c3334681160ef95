import type { DesignOfPicture } from '@maquette/contract';
import { Box, FileSpreadsheet, Ruler } from 'lucide-react';

const rows = [
  { kind: 'model', label: '3D model (glTF)', Icon: Box },
  { kind: 'plan', label: 'Plan (SVG)', Icon: Ruler },
  { kind: 'elevation', label: 'Elevation (SVG)', Icon: Ruler },
  { kind: 'side-elevation', label: 'Side elevation (SVG)', Icon: Ruler },
  { kind: 'list', label: 'List with costs (CSV)', Icon: FileSpreadsheet },
] as const;

export function DesignFiles({ files }: { files: DesignOfPicture['files'] }) {
  return (
    <ul aria-label="Downloads" className="flex flex-wrap gap-x-5 gap-y-1">
      {rows.map(({ kind, label, Icon }) => {
        const url = files[kind];
        return (
          url && (
            <li key={kind}>
              <a
                href={url}
                download
                className="inline-flex min-h-11 items-center gap-2 text-sm text-soft underline underline-offset-4 hover:text-ink"
              >
                <Icon size={16} aria-hidden="true" />
                {label}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
