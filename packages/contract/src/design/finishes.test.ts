import { expect, test } from 'vitest';
import { finishMaterials, finishPaints, thingMaterials } from './finishes.ts';

const told = (list: readonly { readonly kind: string; readonly label: string }[] = []) =>
  list.map(({ kind, label }) => `${kind}: ${label}`);

test('what cabinets, worktops and cloth can be made of', () => {
  const wood = ['oakPlanks: Oak', 'ashPlanks: Ash', 'walnutPlanks: Walnut'];
  const cloth = ['linen: Linen', 'wallpaperStripe: Stripes', 'sisal: Coarse weave'];
  expect(Object.entries(thingMaterials).map(([name, list]) => [name, told(list)])).toEqual([
    ...['cabinets', 'table', 'door'].map((name) => [name, wood]),
    [
      'worktop',
      [
        ...['marble: Marble', 'darkMarble: Dark marble', 'terrazzo: Terrazzo'],
        ...['microcement: Microcement', 'oakPlanks: Oak'],
      ],
    ],
    ...['curtains or blinds', 'sofa', 'bed'].map((name) => [name, cloth]),
  ]);
});

/** A word of a kind that its label has to have as well. */
const substances =
  /oak|ash(?!lar)|walnut|marble|terrazzo|microcement|concrete|plaster|limewash|brick|tile|linen|wallpaper|panelling|shiplap|slats|boards|carpet|herringbone|stucco/i;

test('a label names what is laid, each once', () => {
  for (const [surface, list] of Object.values(finishMaterials).flatMap(Object.entries)) {
    const materials: readonly { readonly kind: string; readonly label: string }[] = list;
    const wrong = materials.filter(({ kind, label }) => {
      const [substance = ''] = substances.exec(kind) ?? [];
      return !label.toLowerCase().includes(substance.toLowerCase());
    });
    expect(told(wrong), surface).toEqual([]);
    for (const key of ['kind', 'label'] as const)
      expect(new Set(materials.map((each) => each[key])).size, surface).toBe(materials.length);
  }
});

test('paints differ in name and colour', () => {
  for (const key of ['label', 'colour'] as const)
    expect(new Set(finishPaints.map((paint) => paint[key])).size).toBe(finishPaints.length);
});
