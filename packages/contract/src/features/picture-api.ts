/** Procedures for pictures, by feature; `api.ts` adds the others. */
import { analysisProcedures } from './analysis.ts';
import { generationProcedures, shareProcedures } from './generations.ts';
import { photoProcedures } from './photos.ts';
import { quotaProcedures } from './quota.ts';
import { renderProcedures } from './redesign.ts';
import { sketchProcedures } from './sketch.ts';
import { visualProcedures } from './visuals.ts';

export const pictureApi = {
  photos: photoProcedures,
  analysis: analysisProcedures,
  renders: renderProcedures,
  visuals: visualProcedures,
  sketches: sketchProcedures,
  generations: generationProcedures,
  shares: shareProcedures,
  quota: quotaProcedures,
};
