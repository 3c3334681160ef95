import { expect, test, vi } from 'vitest';
import { answer } from '../answer/answer.ts';
import { dictionaryOf } from './dictionary.ts';
import { inEnglish } from './in-english.ts';

test.each([
  ['Wie hoch muss ein Treppengeländer sein?', 'german', 'stairs guard railing'],
  ['Wie viele Liter Farbe für 2,60 m hohe Wände?', 'german', 'how much paint for 2.60 m high wall'],
  ['Combien coûte une pompe à chaleur ?', 'french', 'heat pump'],
  ['¿Puedo poner un jacuzzi en la terraza?', 'spanish', 'can i install hot tub in terrace'],
  ['Quanti gradini per un dislivello di 2,9 m?', 'italian', 'how many risers'],
  ['Qual a largura de uma porta?', 'portuguese', 'how wide'],
  ['Wie hoch hängt man einen Badspiegel?', 'german', 'how high hang bathroom mirror'],
  ['Welche Farbe passt zu einem grünen Sofa?', 'german', 'green sofa'],
  ['Mon parquet grince, comment réparer ?', 'french', 'parquet squeak how do i repair'],
  ["Combien coûte l'isolation des combles ?", 'french', 'how much does cost loft insulation'],
  ['El grifo gotea, ¿cómo lo reparo?', 'spanish', 'tap drip'],
  ['Ogni quanto si pulisce la grondaia?', 'italian', 'how often'],
  ['A torneira está a pingar', 'portuguese', 'tap'],
  ['Wie breit muss eine Treppe im Mehrfamilienhaus sein?', 'german', 'stairs in house'],
  ["C'est quoi le style Art déco ?", 'french', 'style art deco'],
])('%s', (question, language, words) => {
  const read = inEnglish(question);
  expect(read?.language).toBe(language);
  expect(read?.text).toContain(words);
});

test.each([
  'Quartz or granite?',
  'What is a piano nobile?',
  'art nouveau architects',
  'sofa depth standard',
  'Casa Mila by Gaudi',
  'paint coverage per litre',
])('English is unchanged: %s', (question) => expect(inEnglish(question)).toBeUndefined());

test('a calculation uses the measures, and the answer says how it was understood', () => {
  const reply = answer('Quanta vernice per una stanza di 4 x 3 m con soffitto di 2,6 m?');
  expect(reply.calculation?.values).toMatchObject({ length: 4, width: 3, height: 2.6 });
  expect(reply.markdown).toMatch(/^_Read from Italian as “how much paint/);
});

test('danger comes first in every language', () => {
  for (const question of [
    'Es riecht nach Gas, was tun?',
    'ça sent le gaz dans la cave',
    '¡huele a gas en la cocina!',
    "c'è odore di gas in cucina",
    'cheira a gás na cozinha',
  ]) {
    expect(answer(question).markdown).toMatch(/^\*\*If you smell gas/);
  }
});

test('previous questions are read in their language too', () => {
  const history = [{ role: 'user', text: 'Wie breit muss ein Flur sein?' }] as const;
  expect(answer('und in Australien?', history).markdown).toContain('1,000 mm');
});

test('a compound is split, and a word that is longer than any is not tried', () => {
  const german = dictionaryOf('german');
  expect(german.longestAt(['schlafzimmerwand'], 0)?.english).toBe('bedroom wall');
  const word = 'schlafzimmerwand'.repeat(500);
  const slice = vi.spyOn(String.prototype, 'slice');
  expect(german.longestAt([word], 0)).toBeUndefined();
  expect(slice.mock.calls.length).toBeLessThan(10);
  slice.mockRestore();
});
