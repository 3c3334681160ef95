/** Styles: the sixteen exterior names, the ten interior ones, and a few everybody asks for. */
import { entry, type Vocabulary } from './entry.ts';

export const styles = {
  'zaha-hadid': entry(
    'Zaha Hadid',
    'zaha hadid|zaha|hadid|parametric|futuristic|parametricism|fluid|flowing|futurist|organic curve',
  ),
  'frank-lloyd-wright': entry(
    'Frank Lloyd Wright',
    'frank lloyd wright|lloyd wright|wright|prairie style|usonian|prairie school|frank wright',
  ),
  'le-corbusier': entry(
    'Le Corbusier',
    'le corbusier|corbusier|corbu|villa savoye|purist|international style|pilotis|corbusian',
  ),
  'renzo-piano': entry('Renzo Piano', 'renzo piano|piano|high tech|hightech architecture|renzo'),
  'rem-koolhaas': entry('Rem Koolhaas', 'rem koolhaas|koolhaas|oma style|oma|stacked volume|rem'),
  'mies-van-der-rohe': entry(
    'Mies Van Der Rohe',
    'mies van der rohe|mies|van der rohe|less is more|miesian',
  ),
  'frank-gehry': entry(
    'Frank Gehry',
    'frank gehry|gehry|deconstructivist|deconstructivism|deconstructed|titanium curve|deconstructionist',
  ),
  'antoni-gaudi': entry(
    'Antoni Gaudí',
    'antoni gaudi|gaudi|modernisme|catalan modernism|trencadis|art nouveau|gaudi like|gaudiesque|antonio gaudi',
  ),
  'santiago-calatrava': entry(
    'Santiago Calatrava',
    'santiago calatrava|calatrava|white rib|skeletal|bone like|ribbed',
  ),
  farmhouse: entry(
    'Farmhouse',
    'farmhouse style|modern farmhouse|farm style|framhouse style|country style|country|farmhouse chic|shaker',
  ),
  coastal: entry(
    'Coastal',
    'coastal|coastal style|hamptons|beachy|nautical|hampton style|seaside style|beach style',
  ),
  traditional: entry(
    'Traditional',
    'traditional|traditional style|colonial style|georgian|heritage|conservative|craftsman|neo georgian',
  ),
  mediterranean: entry(
    'Mediterranean',
    'mediterranean|mediterranean style|tuscan|spanish|andalusian|greek island|provencal|moorish|italian|ibiza style|santorini|greek|spanish revival|moroccan',
  ),
  rustic: entry(
    'Rustic',
    'rustic|rustic style|rural|countrified|weathered|alpine style|lodge style',
  ),
  cottage: entry(
    'Cottage',
    'cottage style|english cottage style|cottagecore|storybook|fairytale|fairy tale|whimsical',
  ),
  midcentury: entry(
    'Mid-century',
    'midcentury|mid century|mid century modern|midcentury modern|fifties|1950s|1960s|sixties|retro modern|atomic age|mcm|eames era',
  ),
  modern: entry(
    'Modern',
    'modern|contemporary|modernist|modern style|current|up to date|sleek|bauhaus|modernism',
  ),
  classic: entry(
    'Classic',
    'classic|classical|neoclassical|elegant classic|french classic|parisian|haussmann|baroque|regency|haussmannian|renaissance',
  ),
  scandinavian: entry(
    'Scandinavian',
    'scandinavian|scandi|nordic|hygge|swedish|danish|norwegian|finnish|nordic style|scandic|ikea',
  ),
  minimal: entry(
    'Minimal',
    'minimal|minimalist|minimalistic|minimalism|pared back|reduced|monastic',
  ),
  industrial: entry(
    'Industrial',
    'industrial|industrial style|warehouse|factory style|urban loft|steampunk|loft style|factory|industrial loft',
  ),
  cyberpunk: entry(
    'Cyberpunk',
    'cyberpunk|neon|synthwave|blade runner|sci fi|neon lit|vaporwave|science fiction|neon light',
  ),
  bohemian: entry('Bohemian', 'bohemian|boho|boho chic|eclectic|hippie|gypsy|maximalist'),
  brutalist: entry('Brutalist', 'brutalist|brutalism|raw concrete style|beton brut'),
  japandi: entry('Japandi', 'japandi|japanese|zen|wabi sabi|japanese style|asian|oriental|tatami'),
  'art-deco': entry(
    'Art deco',
    'art deco|deco|gatsby|1920s|twenties|hollywood regency|streamline moderne',
  ),
  victorian: entry(
    'Victorian',
    'victorian|gothic|queen anne|edwardian|tudor|victorian style|neo gothic',
  ),
} as const satisfies Vocabulary;

export type Style = keyof typeof styles;
