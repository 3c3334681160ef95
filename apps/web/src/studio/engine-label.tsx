/** The engine that made a result, how much of the photo it kept, and its notes. */
import type { Generation } from '@maquette/contract';
import { Ruler, Sparkles } from 'lucide-react';
import { Tag } from '../ui/chip.tsx';

export function ResultFacts({
  generation,
}: {
  generation: Pick<Generation, 'engine' | 'structureScore' | 'notes'>;
}) {
  const { engine, structureScore, notes } = generation;
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-1.5">
        {engine && <Tag icon={<Sparkles size={14} aria-hidden="true" />}>{engine.label}</Tag>}
        {structureScore !== null && (
          <Tag icon={<Ruler size={14} aria-hidden="true" />}>
            Structure kept {Math.round(structureScore)} %
          </Tag>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="text-note text-faint">
          {note}
        </p>
      ))}
    </div>
  );
}
