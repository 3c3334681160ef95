/** Measures and calculator inputs: English | German | French | Spanish | Italian | Portuguese. */
export const measureWords = `
how much paint | wie viel farbe/wieviel farbe/wie viel wandfarbe/wie viele liter farbe | combien de peinture/quelle quantite de peinture/combien de litres de peinture | cuanta pintura/cuantos litros de pintura | quanta vernice/quanta pittura/quanti litri di vernice/quanti litri di pittura | quanta tinta/quantos litros de tinta
paint | wandfarbe/anstrichfarbe/streichen/lack | peinture/peindre | pintura/pintar | vernice/pittura/verniciare/dipingere/imbiancare/tinteggiare | tinta/pintar
coats | anstriche/anstrich/anstrichen | couches/couche | capas/manos | mani/mano | demaos/demao
high | hoch/hohe | haut/haute | alto/alta | alto/alta/alti/alte | alto/alta
height | raumhohe | hauteur | altura | altezza | altura
ceiling height | deckenhohe | hauteur sous plafond | altura del techo/altura de techo | altezza del soffitto | pe direito
wide | breit/breite | large/largeur | ancho/anchura/de ancho | larghezza/largo/larga | largura/largo
long | lang/lange | longueur | longitud/largo/de largo | lunghezza/lungo/lunga | comprimento/comprido
thick | dick/dicke/stark | epais/epaisseur | espesor/grosor | spesso/spessore | espessura
deep | tief/tiefe | profond/profondeur | profundo/profundidad | profondo/profondita | profundo/profundidade
area | flache | surface | superficie | superficie | area/superficie
floor to floor | geschosshohe/stockwerkshohe | hauteur d etage | altura entre plantas/altura de piso a piso | altezza di piano/interpiano | altura entre pisos
risers | stufen/stufe/steigungen/treppenstufen | marches/marche/contremarches | peldanos/peldano/escalones/escalon | gradini/gradino/scalini/alzate | degraus/degrau/espelhos
tread going | auftritt/auftrittstiefe | giron | huella | pedata | cobertor/piso do degrau
riser height | stufenhohe/steigung | hauteur de marche/hauteur des marches | contrahuella/altura del peldano | alzata/altezza del gradino | altura do degrau
stairs | treppe/treppen | escalier/escaliers | escalera/escaleras | scala/scale | escada/escadas
step | schwelle | seuil | umbral | soglia | soleira
ramp length | rampenlange/lange der rampe/wie lang muss die rampe sein | longueur de rampe/quelle longueur de rampe | longitud de rampa/longitud de la rampa | lunghezza della rampa | comprimento da rampa
ramp | rampe | rampe | rampa | rampa | rampa
wheelchair | rollstuhl | fauteuil roulant | silla de ruedas | sedia a rotelle/carrozzina | cadeira de rodas
slope | gefalle/neigung | pente | pendiente/inclinacion | pendenza | inclinacao/pendente
tiles | fliese/fliesen/kacheln | carreaux/carreau/carrelage | baldosas/baldosa/azulejos/azulejo | piastrelle/piastrella/mattonelle | azulejos/azulejo/ladrilhos/ladrilho
bricks | ziegel/ziegelsteine/backsteine/klinker | briques/brique | ladrillos/ladrillo | mattoni/mattone | tijolos/tijolo
wallpaper | tapete/tapeten/tapetenrollen | papier peint | papel pintado | carta da parati | papel de parede
rolls | rollen | rouleaux | rollos | rotoli | rolos
concrete volume for slab | wie viel beton fur eine bodenplatte | volume de beton pour une dalle | volumen de hormigon para una losa | volume di calcestruzzo per una platea | volume de betao para uma laje/volume de concreto para uma laje
concrete | beton | beton | hormigon/concreto | calcestruzzo/cemento | betao/concreto
slab | bodenplatte/betonplatte | dalle | losa/solera | platea/soletta/massetto | laje
volume | volumen | volume | volumen | volume | volume
laminate | laminat/laminatboden | stratifie | laminado/tarima | laminato | laminado
waste | verschnitt | chute/chutes | desperdicio | scarto/sfrido | desperdicio
fits | passt/passen | tient/rentre/tenir | cabe/caben | ci sta/entra/ci stanno | cabe/cabem
heat load radiator watts | heizlast/heizkorper watt | puissance radiateur | potencia radiador | potenza radiatore | potencia radiador
how many lumens | wie viele lumen/wieviel lumen | combien de lumens | cuantos lumenes | quanti lumen | quantos lumens
square metres | quadratmeter/qm | metres carres/metre carre | metros cuadrados | metri quadrati/metri quadri/mq | metros quadrados
cubic metres | kubikmeter | metres cubes | metros cubicos | metri cubi | metros cubicos
metres | meter/metern | metres/metre | metros/metro | metri/metro | metros/metro
centimetres | zentimeter | centimetres | centimetros | centimetri | centimetros
litres | liter | litres | litros | litri | litros
convert | umrechnen | convertir | convertir | convertire | converter
scale | massstab | echelle | escala | scala di rappresentazione/in scala | escala
roof area | dachflache | surface du toit/surface de toiture | superficie del tejado | superficie del tetto | area do telhado
u value | u wert | coefficient u | valor u/transmitancia | trasmittanza/valore u | valor u
air changes | luftwechsel | renouvellement d air | renovaciones de aire | ricambi d aria | renovacoes de ar
`;
