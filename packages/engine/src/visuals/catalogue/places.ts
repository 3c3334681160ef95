/** Rooms of one use: their words and their usual things. */
import type { MaterialKey } from '../brief/vocabulary/finishes.ts';
import type { CatalogueKey } from './catalogue.ts';

export interface PlaceRow {
  readonly words: string;
  /** German | French | Spanish | Italian | Portuguese, each with its words between slashes. */
  readonly others: string;
  readonly things: readonly (CatalogueKey | KnownThing)[];
  readonly walls?: MaterialKey;
  readonly isWindowless?: true;
}

/** Things that had a form before the catalogue. */
type KnownThing =
  | (
      | 'bucket'
      | 'globe'
      | 'shelves'
      | 'table'
      | 'chairs'
      | 'rug'
      | 'computer'
      | 'barrel'
      | 'easel'
      | 'clock'
    )
  | ('guitar' | 'teddy-bear' | 'art' | 'sofa' | 'candles' | 'tv' | 'mirror' | 'strip-lights')
  | ('bed' | 'desk' | 'sink' | 'piano' | 'bench' | 'washing-machine' | 'basket' | 'firewood');

const place = (
  words: string,
  others: string,
  things: PlaceRow['things'],
  more: Pick<PlaceRow, 'walls' | 'isWindowless'> = {},
): PlaceRow => ({ words, others, things, ...more });

export const places: readonly PlaceRow[] = [
  place(
    'classroom|school room|schoolroom|class room|school classroom',
    'klassenzimmer/klassenraum | salle de classe | aula/clase | aula scolastica | sala de aula',
    ['school-desks', 'blackboard', 'world-map', 'globe'],
  ),
  place(
    'kindergarten|play room|playroom|daycare|preschool|kids playroom|children s playroom',
    'kindergarten/spielzimmer | salle de jeux/maternelle | guarderia/cuarto de juegos | asilo/stanza dei giochi | jardim de infancia/brinquedoteca',
    ['toy-box', 'cube-shelf', 'building-blocks', 'play-tent', 'rug'],
  ),
  place(
    'waiting room|doctor s waiting room',
    'wartezimmer/warteraum | salle d attente | sala de espera | sala d attesa | sala de espera',
    ['waiting-chairs', 'water-cooler', 'magazines', 'art'],
  ),
  place(
    'hotel reception|reception|front office',
    'hotelempfang | reception d hotel | recepcion de hotel | reception d albergo | recepcao de hotel',
    ['reception-desk', 'sofa', 'art'],
  ),
  place(
    'dental clinic|dentist|dentist s office|dental practice|dentist office|treatment room',
    'zahnarztpraxis | cabinet dentaire | clinica dental | studio dentistico | consultorio dentario',
    ['massage-chair', 'hospital-curtain', 'water-cooler'],
  ),
  place(
    'hospital room|hospital ward|hospital|patient room|clinic',
    'krankenzimmer/krankenhaus | chambre d hopital/hopital | habitacion de hospital/hospital | camera d ospedale/ospedale | quarto de hospital/hospital',
    ['hospital-bed', 'hospital-curtain', 'waiting-chairs'],
  ),
  place(
    'doctor s office|doctor office|doctor s practice|surgery|vet clinic|examination room|consulting room',
    'arztpraxis/sprechzimmer | cabinet medical | consultorio medico | studio medico/ambulatorio | consultorio medico',
    ['massage-chair', 'filing-cabinet', 'hospital-curtain'],
  ),
  place(
    'massage room|treatment spa|massage studio',
    'massageraum | salon de massage | sala de masajes | sala massaggi | sala de massagem',
    ['massage-chair', 'candles', 'snake-plant'],
  ),
  place(
    'meeting room|conference room|board room|boardroom',
    'besprechungsraum/konferenzraum/sitzungszimmer | salle de reunion/salle de conference | sala de reuniones/sala de juntas | sala riunioni/sala conferenze | sala de reunioes/sala de reuniao',
    ['table', 'chairs', 'whiteboard', 'water-cooler'],
  ),
  place(
    'laboratory|lab|science lab|chemistry lab|science room',
    'labor | laboratoire | laboratorio | laboratorio | laboratorio',
    ['serving-counter', 'microscope', 'goods-shelves', 'whiteboard'],
  ),
  place(
    'server room|data center|data centre|control room',
    'serverraum/rechenzentrum | salle des serveurs | sala de servidores | sala server | sala de servidores',
    ['server-rack'],
    { isWindowless: true },
  ),
  place(
    'supermarket|grocery store|grocery|convenience store|corner shop|general store|mini market|greengrocer',
    'supermarkt/lebensmittelladen | supermarche/epicerie | supermercado/tienda de comestibles | supermercato/alimentari | supermercado/mercearia',
    ['goods-shelves', 'fruit-stand', 'shop-counter', 'vending-machine'],
  ),
  place(
    'pharmacy|chemist|drugstore|apothecary',
    'apotheke/drogerie | pharmacie | farmacia | farmacia | farmacia',
    ['shop-counter', 'goods-shelves', 'jar-shelves', 'scales'],
  ),
  place(
    'clothes shop interior|shop for clothes|store for clothes|clothing store|clothes store|fashion store|fashion shop|boutique interior|clothing shop|vintage clothes shop|inside a boutique|fashion boutique',
    'kleiderladen/modegeschaft | magasin de vetements | tienda de ropa | negozio di abbigliamento | loja de roupas',
    ['clothes-rail', 'mannequin', 'display-table', 'shop-counter', 'mirror'],
  ),
  place(
    'shoe shop|shoe store',
    'schuhladen/schuhgeschaft | magasin de chaussures | zapateria | negozio di scarpe | loja de sapatos/sapataria',
    ['display-table', 'shoe-rack', 'goods-shelves', 'bench'],
  ),
  place(
    'record store|record shop|music shop|vinyl shop',
    'plattenladen | disquaire | tienda de discos | negozio di dischi | loja de discos',
    ['record-player', 'crates', 'speakers', 'art'],
  ),
  place(
    'bookshop interior|bookstore interior|inside a bookshop|bookstore|inside a bookstore|book store',
    'buchladen/buchhandlung | librairie | libreria interior | libreria interna | livraria',
    ['shelves', 'display-table', 'shop-counter', 'magazines'],
  ),
  place(
    'bakery interior|inside a bakery|pastry shop|patisserie|cake shop',
    'konditorei/backerei | patisserie/boulangerie | pasteleria/panaderia | pasticceria/panetteria | confeitaria/padaria',
    ['cake-display', 'bread', 'shop-counter', 'blackboard'],
  ),
  place(
    'ice cream parlour|ice cream parlor|ice cream shop|gelateria|sweet shop|candy shop|candy store',
    'eisdiele/eiscafe/sussigkeitenladen | glacier/confiserie | heladeria/tienda de dulces | gelateria/negozio di dolci | sorveteria/gelataria',
    ['cake-display', 'jar-shelves', 'gumball-machine', 'blackboard'],
  ),
  place(
    'flower shop interior|inside a flower shop|florist interior|florist shop',
    'blumenladen | fleuriste/boutique de fleurs | floristeria | fioraio/negozio di fiori | floricultura/florista',
    ['flower-buckets', 'shop-counter', 'dried-flowers', 'blackboard'],
  ),
  place(
    'jewellery shop|jewelry store|jewelry shop|jewellery store|jeweller',
    'juwelier/schmuckladen | bijouterie | joyeria | gioielleria | joalheria',
    ['display-cabinet', 'cake-display', 'plinth', 'mirror'],
  ),
  place(
    'toy shop|toy store',
    'spielzeugladen/spielwarenladen | magasin de jouets | jugueteria | negozio di giocattoli | loja de brinquedos',
    ['cube-shelf', 'toy-train', 'rocking-horse', 'shop-counter', 'teddy-bear'],
  ),
  place(
    'antique shop|thrift shop|second hand shop|antique store|flea market',
    'antiquitatenladen/trodelladen/flohmarkt | antiquaire/brocante | tienda de antiguedades/rastro | negozio di antiquariato | antiquario/loja de antiguidades',
    ['grandfather-clock', 'display-cabinet', 'gramophone', 'treasure-chest'],
  ),
  place(
    'wine cellar|wine vault|wine room',
    'weinkeller | cave a vin | bodega | cantina dei vini/cantina | adega',
    ['wine-rack', 'barrel', 'bottles', 'wine-glasses'],
    { walls: 'stone', isWindowless: true },
  ),
  place(
    'cellar|basement|basement room|vaulted cellar|crypt',
    'keller/kellerraum/untergeschoss | sous sol | sotano | seminterrato/scantinato | porao',
    ['cardboard-boxes', 'goods-shelves', 'ducts'],
    { walls: 'brick', isWindowless: true },
  ),
  place(
    'sauna|sauna interior|finnish sauna|inside a sauna|steam sauna|sauna room|steam room',
    'sauna/dampfbad | sauna/hammam | sauna | sauna | sauna',
    ['sauna-benches', 'sauna-stove', 'bucket'],
    { walls: 'timber', isWindowless: true },
  ),
  place(
    'recording studio|music studio|sound studio|rehearsal room|practice room|podcast studio|radio studio|band room',
    'tonstudio/musikstudio/proberaum | studio d enregistrement/studio de musique | estudio de grabacion/estudio de musica | studio di registrazione/sala prove | estudio de gravacao/estudio de musica',
    ['mixing-desk', 'microphone', 'speakers', 'guitar'],
  ),
  place(
    'photo studio|photography studio|film studio|photographer s studio',
    'fotostudio | studio photo | estudio fotografico | studio fotografico | estudio fotografico',
    ['studio-light', 'tripod-camera', 'folding-chair'],
  ),
  place(
    'dance studio|ballet studio|ballet room|dance room|ballet school',
    'tanzstudio/ballettsaal | studio de danse/salle de danse | estudio de danza/sala de ballet | sala danza/scuola di danza | estudio de danca',
    ['wall-bars', 'mirror', 'piano'],
  ),
  place(
    'yoga studio|yoga room|meditation room|pilates studio',
    'yogastudio/yogaraum | studio de yoga/salle de yoga | estudio de yoga/sala de yoga | studio di yoga/sala yoga | estudio de ioga',
    ['yoga-mats', 'floor-cushions', 'candles', 'snake-plant'],
  ),
  place(
    'home gym|fitness room|fitness studio|weight room|training room|crossfit gym|fitness center',
    'fitnessraum/fitnessstudio | salle de sport/salle de musculation | gimnasio en casa/sala de pesas | palestra in casa/sala pesi | academia em casa/academia',
    ['treadmill', 'dumbbells', 'weight-bench', 'mirror', 'yoga-mats'],
  ),
  place(
    'pottery studio|ceramics studio|pottery workshop|potter s studio',
    'topferwerkstatt/topferei | atelier de poterie | taller de ceramica | laboratorio di ceramica | atelie de ceramica',
    ['pottery-wheel', 'jar-shelves', 'jug'],
  ),
  place(
    'sewing room|sewing studio|tailor shop|tailor s workshop|craft room|fashion atelier',
    'nahzimmer/schneiderei/bastelzimmer | atelier de couture | taller de costura/sastreria | sartoria/stanza da cucito | atelie de costura',
    ['sewing-machine', 'mannequin', 'yarn', 'cube-shelf'],
  ),
  place(
    'gaming room|gamer room|game room with computer|streaming room|streamer room',
    'gamingzimmer/zockerzimmer | salle gaming/chambre de gamer | cuarto gamer/sala gamer | stanza da gaming | quarto gamer',
    ['desk', 'computer', 'gaming-chair', 'strip-lights', 'speakers'],
  ),
  place(
    'arcade room|game arcade|amusement arcade|arcade hall',
    'spielhalle | salle d arcade/salle de jeux video | sala recreativa/sala de juegos | sala giochi | sala de jogos',
    ['arcade-machine', 'pinball', 'gaming-chair', 'strip-lights'],
    { isWindowless: true },
  ),
  place(
    'nightclub|night club|disco|dance club|club interior|jazz club',
    'nachtclub/diskothek/disko | boite de nuit/discotheque | discoteca | discoteca | discoteca/boate',
    ['disco-ball', 'bar-counter', 'speakers', 'stage'],
    { isWindowless: true },
  ),
  place(
    'cinema|movie theater|movie theatre|cinema hall|screening room|cinema interior',
    'kino/kinosaal | cinema/salle de cinema | cine/sala de cine | cinema/sala cinematografica | cinema/sala de cinema',
    ['cinema-seats', 'projection-screen', 'popcorn-machine'],
    { isWindowless: true },
  ),
  place(
    'cocktail lounge|hotel bar|whisky bar|irish pub|wine bar|sports bar|lounge bar',
    'hotelbar/cocktailbar/weinbar | bar d hotel/bar a cocktails/bar a vin | bar de hotel/cocteleria | bar dell albergo/enoteca | bar de hotel',
    ['bar-counter', 'bottles', 'waiting-chairs'],
  ),
  place(
    'canteen|cafeteria|mess hall|school canteen',
    'kantine/mensa | cantine | comedor escolar/cantina | mensa | cantina/refeitorio',
    ['table', 'chairs', 'cake-display', 'vending-machine'],
  ),
  place(
    'locker room|changing room|dressing cubicle|fitting room|staff room',
    'umkleide/umkleideraum/umkleidekabine | vestiaire | vestuario/probador | spogliatoio | vestiario/balneario',
    ['lockers', 'bench', 'mirror'],
  ),
  place(
    'laundrette|laundromat|launderette',
    'waschsalon | laverie | lavanderia automatica | lavanderia a gettoni | lavandaria self service',
    ['washing-machine', 'waiting-chairs', 'vending-machine', 'basket'],
  ),
  place(
    'prison cell|jail cell|jail|dungeon|prison',
    'gefangniszelle/kerker/verlies | cellule de prison/cachot | celda/calabozo | cella di prigione/prigione | cela de prisao/masmorra',
    ['mattress', 'bucket', 'weapons'],
    { walls: 'stone', isWindowless: true },
  ),
  place(
    'castle hall|throne room|knight s hall|medieval hall|great hall of a castle|castle interior|inside a castle|palace interior',
    'thronsaal/rittersaal/burgsaal | salle du trone | sala del trono | sala del trono | sala do trono',
    ['throne', 'armour', 'banner', 'weapons'],
    { walls: 'stone' },
  ),
  place(
    'courtroom|court room|court house interior',
    'gerichtssaal | salle d audience/tribunal | sala de tribunal | aula di tribunale | sala de tribunal',
    ['lectern', 'waiting-chairs', 'banner'],
  ),
  place(
    'bank interior|bank hall|bank branch|post office|police station|ticket office',
    'bankfiliale/postamt/polizeiwache | agence bancaire/bureau de poste | oficina bancaria/oficina de correos/comisaria | filiale bancaria/ufficio postale | agencia bancaria/correios',
    ['reception-desk', 'safe', 'waiting-chairs', 'filing-cabinet'],
  ),
  place(
    'metro station|subway station|underground station|subway platform|airport lounge|airport gate|departure lounge',
    'u bahn station/abflughalle | station de metro/salon d aeroport | estacion de metro/sala de embarque | stazione della metropolitana/sala d imbarco | estacao de metro/sala de embarque',
    ['turnstile', 'waiting-chairs', 'vending-machine', 'track-lights'],
    { isWindowless: true },
  ),
  place(
    'tattoo studio|tattoo parlour|nail salon|nail studio|beauty studio|cosmetic studio|make up studio',
    'tattoostudio/nagelstudio/kosmetikstudio | salon de tatouage/onglerie | estudio de tatuajes/salon de unas | studio di tatuaggi/centro estetico | estudio de tatuagem/salao de unhas',
    ['massage-chair', 'dressing-table', 'art', 'studio-light'],
  ),
  place(
    'witch s kitchen|witch kitchen|witch room|wizard s study|alchemist s lab|potion room',
    'hexenkuche/zauberzimmer | cuisine de sorciere | cocina de bruja | stanza della strega | cozinha da bruxa',
    ['cauldron', 'jar-shelves', 'broom', 'skull', 'candles'],
  ),
  place(
    'attic room|storage room|store room|box room|lumber room|storeroom',
    'abstellraum/abstellkammer | debarras | trastero | ripostiglio | despensa/arrumos',
    ['cardboard-boxes', 'treasure-chest', 'crates'],
  ),
];
