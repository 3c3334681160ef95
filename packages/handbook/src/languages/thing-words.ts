/** Furniture, equipment and materials: English | German | French | Spanish | Italian | Portuguese. */
export const thingWords = `
kitchen worktop | kuchenarbeitsplatte | plan de travail de cuisine/plan de travail de la cuisine | encimera de cocina/encimera de la cocina | piano cucina/piano di lavoro della cucina/top cucina | bancada da cozinha/bancada de cozinha
worktop | arbeitsplatte/arbeitshohe | plan de travail | encimera/mesada | piano di lavoro | bancada
kitchen island | kucheninsel/kochinsel | ilot/ilot central/ilot de cuisine | isla de cocina/isla | isola/isola cucina | ilha/ilha de cozinha
sofa | sofa/couch | canape | sofa | divano | sofa
armchairs | sessel | fauteuil/fauteuils | sillon/sillones/butaca/butacas | poltrona/poltrone | poltrona/poltronas
table | tisch | table | mesa | tavolo | mesa
dining table | esstisch | table a manger/table de salle a manger | mesa de comedor | tavolo da pranzo | mesa de jantar
people | personen/leute | personnes | personas | persone | pessoas
chair | stuhl/stuhle | chaise/chaises | silla | sedia/sedie | cadeira
bed | bett | lit | cama | letto | cama
wardrobe | kleiderschrank/schrank | armoire/penderie | armario | armadio | guarda roupa/roupeiro/armario
desk | schreibtisch | bureau | escritorio | scrivania | secretaria/escrivaninha
rug | teppich | tapis | alfombra | tappeto | tapete
curtains | vorhang/vorhange/gardinen | rideau/rideaux | cortina/cortinas | tenda/tende | cortina/cortinas/cortinados
mirror | spiegel | miroir | espejo | specchio | espelho
tv | fernseher/tv | tele/television/televiseur | televisor/television/tele | televisore/tv | televisao
shower | dusche | douche | ducha | doccia | chuveiro/ducha/duche
bathtub | badewanne/wanne | baignoire | banera/tina | vasca/vasca da bagno | banheira
washbasin | waschbecken/waschtisch | lavabo/vasque | lavabo/lavamanos | lavabo/lavandino | lavatorio/pia
washing machine | waschmaschine | lave linge/machine a laver | lavadora | lavatrice | maquina de lavar
dishwasher | geschirrspuler/spulmaschine | lave vaisselle | lavavajillas | lavastoviglie | maquina de lavar louca/lava loucas
fridge | kuhlschrank | frigo/refrigerateur | nevera/frigorifico | frigorifero/frigo | frigorifico/geladeira
oven | ofen/backofen/herd | four | horno | forno | forno
hob | kochfeld/herdplatte | plaque de cuisson | placa/vitroceramica | piano cottura | placa de cozinha
gas hob | gasherd/gaskochfeld | gaziniere/plaque au gaz/cuisiniere a gaz | cocina de gas/placa de gas | fornelli a gas/piano cottura a gas | fogao a gas
extractor hood | dunstabzug/dunstabzugshaube | hotte | campana extractora | cappa | exaustor/coifa
gas boiler | gastherme/gasheizung/heizkessel | chaudiere/chaudiere a gaz | caldera/caldera de gas | caldaia/caldaia a gas | caldeira/esquentador
heat pump | warmepumpe | pompe a chaleur | bomba de calor/aerotermia | pompa di calore | bomba de calor
underfloor heating | fussbodenheizung | chauffage au sol/plancher chauffant | suelo radiante | riscaldamento a pavimento | piso radiante/piso aquecido
heating | heizung | chauffage | calefaccion | riscaldamento | aquecimento
radiator | heizkorper | radiateur/radiateurs | radiador/radiadores | radiatore/termosifone | radiador
fireplace | kamin | cheminee | chimenea | camino/caminetto | lareira
wood stove | kaminofen/holzofen | poele/poele a bois | estufa de lena | stufa a legna | salamandra/fogao a lenha
solar panels | solaranlage/photovoltaik/solarpanel | panneaux solaires/panneau solaire | paneles solares/placas solares | pannelli solari/fotovoltaico | paineis solares
socket | steckdose/steckdosen | prise/prises/prise electrique | enchufe/enchufes/toma de corriente | presa/prese/presa elettrica | tomada/tomadas
light switch | lichtschalter/schalter | interrupteur | interruptor | interruttore | interruptor
wiring | stromleitung/kabel/elektrik/leitungen | cable electrique/electricite/installation electrique | cable/instalacion electrica/electricidad | impianto elettrico/cavi/fili elettrici | instalacao eletrica/eletricidade/fios
fuse box | sicherungskasten | tableau electrique | cuadro electrico | quadro elettrico | quadro eletrico
lamp | lampe | lampe/luminaire | lampara | lampada | lampada/candeeiro
light | licht/beleuchtung | lumiere/eclairage | luz/iluminacion | luce/illuminazione | luz/iluminacao
gas pipe | gasleitung | tuyau de gaz/conduite de gaz | tuberia de gas | tubo del gas/tubo di gas | tubo de gas/cano de gas
water pipe | wasserleitung/rohr | tuyau/tuyauterie | tuberia/tubo | tubo/tubatura | cano/tubo
insulation | dammung/isolierung/warmedammung | isolation/isolant | aislamiento/aislante | isolamento/isolante/coibentazione | isolamento
mineral wool | mineralwolle/steinwolle/glaswolle | laine de verre/laine de roche/laine minerale | lana de roca/lana mineral/lana de vidrio | lana di roccia/lana di vetro/lana minerale | la de rocha/la de vidro/la mineral
double glazing | zweifachverglasung/doppelverglasung | double vitrage | doble acristalamiento/doble vidrio | doppi vetri/doppio vetro | vidro duplo
double | doppelt/zweifach | double | doble | doppio/doppi | duplo
triple glazing | dreifachverglasung/dreifachglas | triple vitrage | triple acristalamiento/triple vidrio | tripli vetri/triplo vetro | vidro triplo
wood | holz | bois | madera | legno | madeira
oak | eiche/eichenholz | chene | roble | rovere/quercia | carvalho
walnut | nussbaum | noyer | nogal | noce | nogueira
parquet | parkett | parquet | parque/parquet | parquet | parquet/parque
porcelain tile | feinsteinzeug | gres cerame/gres | gres/gres porcelanico/porcelanico | gres/gres porcellanato | porcelanato/gres
vinyl flooring | vinylboden/vinyl | sol vinyle/lino pvc | suelo vinilico/vinilo | pavimento vinilico/vinile/pvc | piso vinilico/vinil
granite | granit | granit | granito | granito | granito
marble | marmor | marbre | marmol | marmo | marmore
quartz | quarz/quarzstein | quartz | cuarzo | quarzo | quartzo
stone | stein/naturstein | pierre | piedra | pietra | pedra
plasterboard | gipskarton/rigips/gipskartonplatte | placo/placoplatre/plaque de platre | pladur/placa de yeso | cartongesso | pladur/gesso cartonado/drywall
render | aussenputz | crepi/enduit | revoco/enfoscado | intonaco esterno | reboco
plaster | putz | platre | yeso/enlucido | intonaco | estuque/gesso
steel | stahl | acier | acero | acciaio | aco
glass | glas | verre | vidrio/cristal | vetro | vidro
asbestos | asbest/asbestzement/eternit/faserzement | amiante/fibrociment/eternit | amianto/asbesto/fibrocemento/uralita | amianto/eternit/fibrocemento | amianto/fibrocimento/telhas de fibrocimento
lead paint | bleifarbe | peinture au plomb | pintura con plomo | vernice al piombo | tinta com chumbo
lead pipes | bleirohre | tuyaux en plomb | tuberias de plomo | tubi di piombo | canos de chumbo
colour | farbe/farben/wandfarben | couleur/couleurs | color/colores | colore/colori | cor/cores
white | weiss | blanc/blanche | blanco | bianco/bianca | branco
grey | grau | gris/grise | gris/grises | grigio/grigia | cinza/cinzento
green | grun | vert/verte | verde | verde | verde
sage green | salbeigrun | vert sauge | verde salvia | verde salvia | verde salvia
blue | blau | bleu/bleue | azul | blu/azzurro | azul
navy blue | dunkelblau/marineblau | bleu marine/bleu fonce | azul marino/azul oscuro | blu scuro/blu navy | azul marinho/azul escuro
red | rot | rouge | rojo | rosso | vermelho
yellow | gelb | jaune | amarillo | giallo | amarelo
black | schwarz | noir/noire | negro | nero | preto
beige | beige | beige | beige | beige | bege
dark | dunkel/dunkle | sombre/fonce | oscuro | scuro/buio | escuro
north facing | nordseite/nordzimmer/norden/nach norden | orientee nord/nord/plein nord | orientado al norte/norte | esposta a nord/nord | virado a norte/norte
architect | architekt/architektin | architecte | arquitecto/arquitecta | architetto | arquiteto/arquiteta
structural engineer | statiker/tragwerksplaner | ingenieur structure/bureau d etudes | ingeniero estructural | ingegnere strutturista/strutturista | engenheiro estrutural/engenheiro de estruturas
building permit | baugenehmigung/bauantrag | permis de construire/declaration prealable | licencia de obras/permiso de obra | permesso di costruire/scia/cila | licenca de construcao/alvara
landlord | vermieter | proprietaire/bailleur | casero/propietario/arrendador | proprietario/padrone di casa | senhorio/proprietario
neighbour | nachbar/nachbarn | voisin/voisins | vecino/vecinos | vicino di casa/vicini | vizinho/vizinhos
baby | baby | bebe | bebe | neonato/bimbo | bebe
child | kind/kinder | enfant/enfants | nino/ninos | bambino/bambini | crianca/criancas
dog | hund | chien | perro | cane | cao/cachorro
cat | katze | chat | gato | gatto | gato
`;
