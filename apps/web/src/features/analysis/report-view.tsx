/** The report on a picture in words, with its JSON below. */
import type { PictureAnalysis } from '@maquette/contract';
import { analysisJson } from '../../studio/seen/analysis-json.ts';
import { SeenThings } from '../../studio/seen/seen-things.tsx';
import { Tag } from '../../ui/chip.tsx';

const percent = (share: number) => `${Math.round(share * 100)} %`;

const qualityWords = ({
  sharpness,
  noise,
  clippedLights,
  clippedDarks,
}: PictureAnalysis['quality']) => [
  sharpness > 0.6 ? 'Sharp' : sharpness > 0.3 ? 'Fairly sharp' : 'Soft or blurred',
  noise > 9 ? 'grainy' : 'clean',
  ...(clippedLights > 0.02 ? [`${percent(clippedLights)} blown out`] : []),
  ...(clippedDarks > 0.04 ? [`${percent(clippedDarks)} lost in black`] : []),
];

function sizeWords(shape: NonNullable<PictureAnalysis['shape']>): string {
  const size = `${shape.widthMetres.toFixed(1)} x ${shape.depthMetres.toFixed(1)} m, ${shape.heightMetres.toFixed(1)} m high`;
  return shape.isDoubtful
    ? `doubtful: perhaps ${size}`
    : `about ${size}, give or take ${percent(shape.doubt)}`;
}

interface ReportViewProps {
  report: PictureAnalysis;
  /** URL of the picture in the browser; null if only the server has it. */
  pictureUrl: string | null;
}

export function ReportView({ report, pictureUrl }: ReportViewProps) {
  const { perspective, light } = report;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {report.answer && <p className="border-l-2 border-accent pl-4 text-lg">{report.answer}</p>}
      <p>{report.description}</p>
      {pictureUrl && report.things.length > 0 && (
        <SeenThings things={report.things} pictureUrl={pictureUrl} />
      )}
      <section className="grid gap-2">
        <h3 className="text-title">Colours</h3>
        <ul className="flex flex-wrap gap-2">
          {report.palette.map(({ hex, name, share }) => (
            <li
              key={hex}
              className="flex items-center gap-2 rounded-md border border-line py-1 pr-3 pl-1 text-sm"
            >
              <span
                className="size-7 rounded-sm border border-line"
                style={{ background: hex }}
                aria-hidden="true"
              />
              <span>
                {name}{' '}
                <span className="text-faint tabular-nums">
                  {hex} · {percent(share)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-[0.9375rem]">
        <dt className="text-faint">Light</dt>
        <dd>
          {light.warmth}, brightness {percent(light.brightness)}, contrast {percent(light.contrast)}
        </dd>
        <dt className="text-faint">Photo</dt>
        <dd>{qualityWords(report.quality).join(', ')}</dd>
        {perspective && (
          <>
            <dt className="text-faint">View</dt>
            <dd>
              {perspective.angleDegrees < 8
                ? 'straight on'
                : `${Math.round(perspective.angleDegrees)}° off the wall`}
              , tilted {perspective.rollDegrees.toFixed(1)}°
            </dd>
          </>
        )}
        {report.room && (
          <>
            <dt className="text-faint">Room</dt>
            <dd>
              {report.room.name}, {percent(report.room.likelihood)} sure
            </dd>
          </>
        )}
        {report.shape && (
          <>
            <dt className="text-faint">Size</dt>
            <dd>{sizeWords(report.shape)}</dd>
          </>
        )}
        {report.surfaces.length > 0 && (
          <>
            <dt className="text-faint">Surfaces</dt>
            <dd className="flex flex-wrap gap-1.5">
              {report.surfaces.map(({ name, share, colour }) => (
                <Tag key={name}>
                  {name} · {colour} · {percent(share)}
                </Tag>
              ))}
            </dd>
          </>
        )}
        {report.openings.length > 0 && (
          <>
            <dt className="text-faint">Openings</dt>
            <dd>
              {report.openings
                .map(({ kind, count }) => `${count} ${kind}${count === 1 ? '' : 's'}`)
                .join(', ')}
            </dd>
          </>
        )}
        {report.styles.length > 0 && (
          <>
            <dt className="text-faint">Style</dt>
            <dd className="grid gap-0.5">
              {report.styles.map(({ style, likelihood, reasons }) => (
                <span key={style}>
                  {style} ({percent(likelihood)}): {reasons.join(', ')}
                </span>
              ))}
            </dd>
          </>
        )}
        <dt className="text-faint">Engine</dt>
        <dd>{report.engine.label}</dd>
      </dl>
      {report.suggestions.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-title">Suggestions</h3>
          <ul className="grid list-disc gap-1 pl-5">
            {report.suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-1 text-note text-faint">
        {report.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {report.cannotSee.map((limit) => (
          <p key={limit}>{limit}</p>
        ))}
        {report.locationRemoved && <p>The place stored in this photo was removed.</p>}
      </div>
      <details open className="min-w-0">
        <summary className="min-h-9 w-fit content-center text-sm text-soft">JSON</summary>
        <pre
          className="mt-1 max-h-96 overflow-auto rounded-md bg-sunken p-3 text-note"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
        >
          {analysisJson(report)}
        </pre>
      </details>
    </div>
  );
}
