/** Fire and escape. */
import type { WarningRow } from './warning.ts';

export const fireWarnings: readonly WarningRow[] = [
  {
    subject: 'a cooker that is left on',
    words: [
      `hob* | cooker* | stove* | oven* | the gas | gas ring* | gas tap* | pan | pans | pot on | kitchen`,
      `forget* | forgot* | left on | leav* on | leav* it on | leav* the gas | dementia | alzheimer* | confused`,
    ],
    unless: `cost* | what size | how big | what is | what are | layout | forgot to order | stain* | burnt | clean*`,
    reply:
      '**A hob that is left on starts fires, and gas that is not lit fills the room.** Fit flame-failure taps or a hob guard that cuts gas or current off by time or heat, a heat alarm and, with gas, a gas alarm; a locking valve lets others shut the gas when nobody is by. An induction hob that goes off by itself is the safest. Where gas smells: no switch, no flame, windows open, everybody out, call the emergency line.',
    slugs: ['induction-or-gas'],
    examples: [
      'my cooker is gas and i forget it on',
      'mum has dementia how do i make the kitchen safe',
      'Dad keeps leaving the gas on, what can we do?',
    ],
    counterExamples: ['What does a gas hob cost?', 'burnt pan forgot to stir, how do i clean it'],
  },
  {
    subject: 'burning things indoors',
    words: [
      `barbecue* | bbq* | charcoal | grill | generator* | patio heater* | camping stove* |
      fire pit* | brazier*`,
      `indoor* | inside | in the house | in my house | in the garage | in my garage |
      in a garage | bedroom | basement | living room | tent | kitchen | conservatory |
      enclosed | balcony`,
    ],
    unless: `outdoor kitchen* | electric grill* | built-in grill* | grill in the oven`,
    reply:
      '**Never burn charcoal or run a generator or outdoor heater indoors**, not even in a garage or conservatory with the door open: carbon monoxide builds up without smell and kills within minutes. Keep it outside, well away from windows and anything that burns, and fit carbon monoxide alarms. On balconies open fires are usually forbidden.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
    examples: [
      'Can I use a barbecue in the garage?',
      'Is a charcoal grill inside the conservatory ok with the door open?',
      'running a generator in the basement',
    ],
    counterExamples: ['How big should an outdoor kitchen with a grill be?'],
  },
  {
    subject: 'stoves, chimneys and fireplaces',
    words: [
      `wood burner* | woodburner* | log burner* | wood stove* | woodstove* |
      multi-fuel stove* | open fire* | fireplace*`,
      `install* | fit | fitting | myself | diy | reopen* | open up | opening up |
      use the old | unblock | light the | pipe out | flue out | out the window |
      out of the window | through the window | without a chimney | no chimney`,
    ],
    unless: `cost* | how much | electric fireplace* | fake fireplace* | tv above`,
    reply:
      '**A fire needs a sound flue, a hearth of the right size, clearances to anything that burns, enough air, and a carbon monoxide alarm.** Its flue ends above the roof, never in a window. Have an old chimney swept and smoke-tested before the first fire; the installation is inspected (HETAS or building control in the UK, a permit in most of North America).',
    slugs: ['fireplaces-and-stoves', 'smoke-and-carbon-monoxide-alarms'],
    examples: [
      'Can I install a log burner myself?',
      'I want to open up the old fireplace and use it',
      'can I put in a wood stove and just let the pipe out the window',
    ],
    counterExamples: [
      'What does installing a wood stove cost?',
      'Is a fireplace below a TV a good idea?',
    ],
  },
  {
    subject: 'escape and protection from fire',
    words: [
      `bedroom* | sleep* | loft conversion* | basement room* | attic room* | bars on |
      window bars | security bars | fire door* | e-bike* | ebike* | e-scooter* |
      escape window* | fire escape*`,
      `no window* | without a window | without window* | windowless | bars on | window bars |
      security bars | basement | remove the door | removing the door | remove fire door* |
      prop* open | hallway | block* the | charg* | open plan stairs | lock* window* |
      lock at night | ladder* | only a hatch | loft hatch | tiny window* | small window*`,
    ],
    unless: `how wide | how high | width of | cost* | under the stairs | colour* | color* |
      ceiling height | ventilat*`,
    reply:
      '**Everybody must be able to get out while a fire burns.** A room that is slept in needs a second way out, usually a window of escape size, or a protected route to the outside, and an interlinked smoke alarm outside it. Keep exits free of things that burn (batteries being charged above all), and never bar a window without a release that opens from inside.',
    slugs: ['escape-windows-and-fire-exits', 'smoke-and-carbon-monoxide-alarms'],
    examples: [
      'Can I make a bedroom in the basement without a window?',
      'I want security bars on the bedroom windows',
      'Is it ok to charge an e-bike in the hallway?',
      'Can I prop open the fire door?',
      'Is a ladder enough to reach an attic bedroom?',
    ],
    counterExamples: ['How wide should a hallway be?', 'What colour suits a basement bedroom?'],
  },
];
