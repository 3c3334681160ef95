/** The analysis of the emptied photo: surfaces extend over the places of removed things. */
import type { Plane } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { resizeArea } from '../../ops/resize.ts';
import { type Analysis, classesOf, noPlane, type Surface } from '../../sense/analysis.ts';
import { createWorkingImage } from '../../sense/photo/working-image.ts';
import { luminanceOf, shadingsOf } from '../../sense/surfaces/shading.ts';
import type { EmptiedPhoto } from './empty-photo.ts';

const classOfPlane = ['floor', 'ceiling', 'wall', 'wall', 'wall'] as const;
const shaded: readonly string[] = ['floor', 'wall', 'ceiling', 'door'];
/** Filled pixels certainly belong to their plane. */
const certain = 0.96;
const edgePx = 1;

export function emptiedAnalysis(analysis: Analysis, emptied: EmptiedPhoto): Analysis {
  const { image, isFilled, planes } = emptied;
  const { widthPx, heightPx } = image;
  const names = classesOf.interior;
  const classOf = analysis.classOf.slice();
  const planeOf = analysis.planeOf.slice();
  const certainty = analysis.certainty.data.slice();
  const protect = analysis.protect.data.slice();
  const mattes = analysis.surfaces.map(({ matte }) => matte.data.slice());
  for (let at = 0; at < isFilled.length; at++) {
    if (!isFilled[at]) continue;
    const own = names.indexOf(classOfPlane[planes[at]!]!);
    classOf[at] = own;
    planeOf[at] = planes[at] ?? noPlane;
    certainty[at] = certain;
    protect[at] = 0;
    for (const [index, matte] of mattes.entries()) matte[at] = index === own ? 1 : 0;
  }
  for (const matte of mattes) soften(matte, isFilled, widthPx, heightPx);
  const working = createWorkingImage(image);
  const luminance = luminanceOf(working);
  const beliefs = mattes.map((matte) =>
    resizeArea(matte, widthPx, heightPx, working.width, working.height),
  );
  const facts = beliefs.map((belief) => measure(belief, working, luminance));
  const lit = names.flatMap((name, index) =>
    shaded.includes(name) && facts[index]!.area > 0.002 ? [index] : [],
  );
  const shadings = shadingsOf(
    working,
    luminance,
    lit.map((index) => beliefs[index]!.slice()),
  );
  const plane = (data: Float32Array): Plane => ({ widthPx, heightPx, data });
  return {
    ...analysis,
    photo: image,
    classOf,
    planeOf,
    certainty: plane(certainty),
    protect: plane(protect),
    surfaces: analysis.surfaces.map(
      (surface, index): Surface => ({
        ...surface,
        matte: plane(mattes[index]!),
        shading: shadings[lit.indexOf(index)] ?? null,
        confidence: Math.max(surface.confidence, lit.includes(index) ? 0.9 : 0),
        ...facts[index]!,
      }),
    ),
  };
}

/** Where two surfaces meet on what was filled, their edge is as soft as a photo's. */
function soften(
  matte: Float32Array,
  isFilled: Uint8Array,
  widthPx: number,
  heightPx: number,
): void {
  const soft = boxMean(matte, widthPx, heightPx, edgePx);
  for (let at = 0; at < matte.length; at++) if (isFilled[at]) matte[at] = soft[at]!;
}

function measure(
  belief: Float32Array,
  image: ReturnType<typeof createWorkingImage>,
  luminance: Float32Array,
): Pick<Surface, 'area' | 'colour' | 'luminance'> {
  let [area, cover, lightness, a, b, light] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < belief.length; i++) {
    const share = belief[i]!;
    area += share;
    if (share < 0.35) continue;
    const weight = share * share;
    cover += weight;
    lightness += weight * image.lightness[i]!;
    a += weight * image.a[i]!;
    b += weight * image.b[i]!;
    light += weight * luminance[i]!;
  }
  const over = cover > 0 ? 1 / cover : 0;
  return {
    area: area / belief.length,
    colour: [lightness * over, a * over, b * over],
    luminance: light * over,
  };
}
