/** Typical power of household appliances, for questions that don't give it. */
export interface Appliance {
  readonly name: string;
  readonly words: RegExp;
  readonly watts: number;
}

const row = (name: string, watts: number, words: string): Appliance => ({
  name,
  watts,
  words: new RegExp(`\\b(?:${words})\\b`, 'i'),
});

export const appliances: readonly Appliance[] = [
  row('a dehumidifier', 300, 'dehumidifiers?'),
  row('an infrared panel', 600, 'infra-?red (?:panels?|heaters?)'),
  row('an oil-filled radiator', 1500, 'oil[- ](?:filled )?(?:radiators?|heaters?)'),
  row('a heated towel rail', 150, '(?:heated |electric )?towel (?:rails?|radiators?)'),
  row('an electric blanket', 100, '(?:electric|heated) (?:blankets?|throws?)'),
  row('a patio heater', 2000, '(?:electric )?patio heaters?'),
  row('an immersion heater', 3000, 'immersion(?: heaters?)?'),
  row(
    'an electric heater',
    2000,
    '(?:fan|electric|convector|panel|portable|space|halogen|plug[- ]in)[- ](?:fan )?heaters?',
  ),
  row('an electric shower', 9000, 'electric showers?'),
  row('a portable air conditioner', 1000, 'air con\\w*|a\\/?c unit'),
  row('a fan', 50, '(?:desk|ceiling|pedestal|standing|floor|extractor|bathroom) fans?'),
  row('a kettle', 2500, 'kettles?'),
  row('an air fryer', 1500, 'air ?fryers?'),
  row('a microwave', 1200, 'microwaves?'),
  row('an iron', 2000, 'irons?'),
  row('a hairdryer', 1800, 'hair ?dryers?'),
  row('a vacuum cleaner', 800, 'vacuum(?: cleaner)?s?|hoovers?'),
  row('a television', 100, 'tvs?|televisions?|telly'),
  row('a games console', 150, 'consoles?|playstation|xbox'),
  row('a desktop computer', 150, 'desktops?|(?:gaming )?pcs?|computers?'),
  row('an LED lamp', 8, '(?:led )?(?:bulbs?|lamps?)'),
];

export const applianceIn = (text: string): Appliance | undefined =>
  appliances.find(({ words }) => words.test(text));
