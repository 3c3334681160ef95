/** Everyday words of a home: English | German | French | Spanish | Italian | Portuguese. */
export const householdWords = `
shelf | regal/regalbrett/wandregal | etagere/etageres | estante/estanteria/balda | mensola/scaffale/ripiano | prateleira/estante
bookcase | bucherregal/bucherschrank | bibliotheque | libreria/estanteria de libros | libreria | estante de livros
shelves | regalboden/einlegeboden/fachboden/regalbretter | tablettes/rayons | estantes/baldas | mensole/ripiani | prateleiras
board | brett/bretter/platte/platten/diele | planche/planches/panneau | tabla/tablas/tablero | asse/assi/tavola/pannello | tabua/tabuas/placa
gap | abstand/zwischenraum/lucke/spalt | espacement/ecart/interstice | separacion/hueco entre | spazio tra/distanza tra/intervallo | espacamento/folga/espaco entre
distance | entfernung | distance | distancia | distanza | distancia
space around | platz rundherum/platz drumherum/platz darum | espace autour/place autour/d espace autour | espacio alrededor | spazio intorno/spazio attorno | espaco a volta/espaco em volta
space | platz | espace/place | espacio | spazio | espaco
hang | hangen/hangt/aufhangen/hange | accrocher/suspendre/accroche | colgar/cuelgo/cuelga | appendere/appeso | pendurar
picture | bild/bilder/gemalde | tableau/tableaux/cadre | cuadro/cuadros | quadro/quadri | quadro/quadros
inside | innen/von innen/innenseite | a l interieur/interieur/de l interieur | por dentro/interior | dentro/all interno/interno | por dentro/interior
outside | draussen/aussen/von aussen/aussenseite | dehors/a l exterieur/exterieur | fuera/por fuera/exterior | fuori/all esterno/esterno | por fora/exterior
morning | morgens/am morgen/fruh | le matin/matin | por la manana/mananas | al mattino/la mattina/mattina | de manha/manha
at night | nachts/in der nacht/abends | la nuit/nuit/le soir | de noche/por la noche | di notte/la sera | a noite/de noite
winter | winter/im winter | hiver/en hiver | invierno | inverno/d inverno | inverno
summer | sommer/im sommer | ete/en ete | verano | estate/d estate | verao
squeak | quietschen/quietscht/knarrt/knarren/knarzt/knarzen/knackt | grince/grincer/grincent/craque/craquer | cruje/crujen/chirria/rechina | scricchiola/scricchiolano/cigola | range/rangem/chia
floorboards | dielen/dielenboden/holzdielen | lames de plancher/plancher en bois | tablas del suelo/tarima de madera | assi del pavimento | tabuas do chao/soalho
wood floor | holzboden | sol en bois | suelo de madera | pavimento di legno/pavimento in legno | chao de madeira/piso de madeira
drip | tropft/tropfen/tropfender | goutte/fuit/coule | gotea/goteo/gotean | gocciola/perde | pinga/pingar/pingando
tap | wasserhahn/hahn/armatur/mischbatterie | robinet/robinetterie/mitigeur | grifo/grifos/llave del agua | rubinetto/rubinetti | torneira/torneiras
drain | abfluss/ablauf | evacuation/siphon/ecoulement | desague/sumidero | scarico | ralo/esgoto
blocked | verstopft/verstopfung | bouche/bouchee/engorge | atascado/atascada/obstruido | intasato/otturato/intasata | entupido/entupida
smell | geruch/riecht/stinkt/gestank | odeur/sent mauvais/pue | olor/huele/huele mal | odore/puzza | cheiro/cheira mal/cheira
drains smell | kanalgeruch/abflussgeruch | odeur d egout | olor a desague | odore di fogna | cheiro a esgoto
toilet flush | spulung/toilettenspulung/spulkasten | chasse d eau | cisterna | sciacquone/cassetta di scarico | autoclismo/descarga
shower tray | duschtasse/duschwanne | receveur de douche/bac a douche | plato de ducha | piatto doccia | base de duche
walk-in shower | bodengleiche dusche/ebenerdige dusche | douche italienne/douche a l italienne | ducha a ras de suelo | doccia a filo pavimento | duche ao nivel do chao
shower screen | duschwand/duschabtrennung | paroi de douche | mampara | box doccia | resguardo de duche/box
silicone | silikon/silikonfuge/silikonfugen | silicone/joint silicone | silicona | silicone | silicone
grout | fuge/fugen/fugenmortel | joint/joints | lechada/juntas | fuga/stucco per fughe/fughe | rejunte/juntas
screed | estrich | chape | recrecido/mortero autonivelante | massetto | betonilha/contrapiso
skirting | fussleiste/sockelleiste/sockelleisten/fussleisten | plinthe/plinthes | rodapie/zocalo | battiscopa | rodape
stain | fleck/flecken/verfarbung | tache/taches | mancha/manchas | macchia/macchie | mancha/manchas
scratch | kratzer/zerkratzt | rayure/rayures/raye | aranazo/rayado/rayon | graffio/graffi | risco/riscos/arranhao
limescale | kalk/verkalkt/kalkflecken | calcaire/tartre | cal/sarro | calcare | calcario
glue | kleber/kleben/verkleben/klebstoff | colle/coller | pegamento/cola/pegar | colla/incollare | cola/colar
nail | nagel/nageln | clou/clous | clavo/clavos | chiodo/chiodi | prego/pregos
screw | schraube/schrauben/anschrauben | vis/visser | tornillo/atornillar | vite/viti/avvitare | parafuso/parafusos
wall plug | dubel | cheville/chevilles | taco/tacos | tassello/tasselli | bucha/buchas
carpet | teppichboden/auslegware | moquette | moqueta | moquette | alcatifa/carpete
cork | kork/korkboden | liege | corcho | sughero | cortica
linoleum | linoleum | linoleum | linoleo | linoleum | linoleo
brick | backstein | brique | ladrillo visto | mattone a vista | tijolo a vista
limestone | kalkstein | pierre calcaire | piedra caliza | pietra calcarea | calcario pedra
exposed concrete | sichtbeton | beton apparent/beton brut | hormigon visto | calcestruzzo a vista/cemento a vista | betao a vista/concreto aparente
reinforced concrete | stahlbeton | beton arme | hormigon armado | cemento armato/calcestruzzo armato | betao armado/concreto armado
difference between | unterschied zwischen/der unterschied zwischen | difference entre/la difference entre | diferencia entre | differenza tra/differenza fra | diferenca entre
style | stil/baustil | style | estilo | stile | estilo
timber frame | holzrahmen/holzstanderbau/fachwerk | ossature bois/colombage | estructura de madera/entramado de madera | struttura in legno/telaio in legno | estrutura de madeira
vapour barrier | dampfsperre/dampfbremse | pare vapeur/frein vapeur | barrera de vapor | barriera al vapore/freno al vapore | barreira de vapor/barreira ao vapor
loft insulation | dachbodendammung/dachdammung/deckendammung | isolation des combles/isolation du grenier/isolation de combles/isolation combles | aislamiento del atico/aislamiento de cubierta | isolamento del sottotetto/coibentazione del tetto | isolamento do sotao
wall insulation | fassadendammung/aussendammung/wanddammung | isolation des murs/isolation par l exterieur | aislamiento de fachada/aislamiento de paredes | cappotto termico/isolamento delle pareti | isolamento de paredes/capoto
energy | energie/strom | energie | energia | energia | energia
electricity bill | stromrechnung/stromkosten | facture d electricite | factura de la luz | bolletta della luz/bolletta elettrica | conta da luz
boiler | heizkessel/therme/kessel | chaudiere | caldera | caldaia | caldeira
thermostat | thermostat | thermostat | termostato | termostato | termostato
air conditioner | klimaanlage/klimagerat/split klimaanlage | climatiseur/climatisation/clim | aire acondicionado | condizionatore/climatizzatore/aria condizionata | ar condicionado
fan | ventilator/lufter | ventilateur | ventilador | ventilatore/ventola | ventilador
blinds | jalousie/rollo/rollos/jalousien/plissee | store/stores/volet roulant | persiana/estor/estores/persianas | tapparella/veneziana/tende a rullo | estore/estores/persiana
shutters | rolladen/fensterladen | volets | contraventanas | persiane/scuri | portadas
sunlight | sonne/sonnenlicht/sonneneinstrahlung | soleil | sol | sole | luz do sol
south facing | sudseite/nach suden/suden | plein sud/oriente sud/orientee sud/sud | orientado al sur/sur | esposto a sud/esposta a sud/sud | virado a sul/sul
east facing | ostseite/nach osten | plein est/oriente est/orientee est | orientado al este | esposto a est/esposta a est | virado a nascente
west facing | westseite/nach westen | plein ouest/oriente ouest/orientee ouest | orientado al oeste | esposto a ovest/esposta a ovest | virado a poente
make look bigger | grosser wirken/optisch grosser/vergrossern | agrandir/paraitre plus grand | parecer mas grande/agrandar | sembrare piu grande/ingrandire | parecer maior/ampliar
look | aussehen/wirken | paraitre/avoir l air | parecer/verse | sembrare | parecer
combine | kombinieren/passt zu/passen zu/zusammenpassen | associer/va avec/aller avec/marier | combina con/combinar/queda con | abbinare/sta bene con/si abbina | combinar com/combina com/ficar bem com
furniture | mobel/mobeln | meuble/meubles/mobilier | mueble/muebles | mobile/mobili/arredamento | movel/moveis/mobilia
shoes | schuhe/schuhschrank | chaussures/meuble a chaussures | zapatos/zapatero | scarpe/scarpiera | sapatos/sapateira
coat hooks | garderobe/kleiderhaken | porte manteau/patere | perchero | appendiabiti | cabide
storage | stauraum/aufbewahrung/abstellraum | rangement/rangements | almacenaje/almacenamiento | ripostiglio/contenitori | arrumacao
chest of drawers | kommode | commode | comoda | cassettiera/como | comoda
bunk bed | etagenbett/hochbett/stockbett | lits superposes/lit superpose | litera/literas | letto a castello | beliche
mattress | matratze | matelas | colchon | materasso | colchao
cot | babybett/gitterbett | lit bebe/berceau | cuna | lettino/culla | berco
coffee table | couchtisch | table basse | mesa de centro | tavolino | mesa de centro
bar stool | barhocker | tabouret de bar/tabouret | taburete | sgabello | banco alto
cushions | kissen | coussin/coussins | cojin/cojines | cuscino/cuscini | almofada/almofadas
plant | pflanze/pflanzen/zimmerpflanze | plante/plantes | planta/plantas | pianta/piante | planta/plantas
lawn | rasen | gazon/pelouse | cesped | prato | relva/gramado
hedge | hecke | haie | seto | siepe | sebe
shed | gartenhaus/gartenhutte/schuppen/geratehaus | abri de jardin/cabane de jardin/cabanon | caseta de jardin/cobertizo | casetta da giardino/capanno | casa de jardim/arrumos
greenhouse | gewachshaus | serre | invernadero | serra | estufa
conservatory | wintergarten | veranda | galeria acristalada | veranda/giardino d inverno | marquise/jardim de inverno
pergola | pergola | pergola | pergola | pergola | pergola
paving | pflaster/pflastern/gehwegplatten/terrassenplatten | pave/paves/dallage/dalles | adoquin/pavimento exterior/losetas | lastricato/pavimentazione esterna | calcada/pavimento exterior
decking | terrassendielen/holzterrasse | terrasse en bois/lames de terrasse | tarima exterior | decking/pavimento in legno per esterni | deck de madeira/deck
driveway | einfahrt/auffahrt | allee de garage/allee | entrada de coches | vialetto | entrada de garagem
cellar | gewolbekeller/vorratskeller | cave a vin | bodega | cantina | adega
fuse | sicherung/sicherungen | fusible/disjoncteur | fusible/diferencial/plomos | fusibile/salvavita/interruttore differenziale | fusivel/disjuntor
trips | fliegt raus/springt raus/lost aus | saute/disjoncte | salta/se dispara | scatta/salta | dispara
wet | nass/durchnasst | mouille/trempe | mojado/mojada | bagnato/bagnata | molhado/molhada
leak | undichte stelle/leckt | fuit/fuite | pierde agua | perde acqua | vaza/verte
loose | locker/lose/wackelt/wackelig | desserre/branlant/bouge | suelto/flojo/se mueve | allentato/traballa/si muove | solto/solta/abana
broken | kaputt/defekt/gebrochen | casse/cassee/abime | roto/rota/estropeado | rotto/rotta | partido/partida/avariado
hole | loch/locher | trou/trous | agujero/agujeros | buco/foro/buchi | buraco/furo
wall tiles | wandfliesen | carrelage mural/faience | azulejos de pared | rivestimento/piastrelle da parete | azulejos de parede
over old tiles | auf fliesen/uber fliesen/auf alte fliesen | sur le carrelage/sur du carrelage/sur ancien carrelage | sobre azulejos/sobre baldosas | sulle piastrelle/sopra le piastrelle | sobre azulejos/por cima de azulejos
paint over | uberstreichen/ubermalen | repeindre/peindre par dessus | pintar encima/repintar | ridipingere/verniciare sopra | pintar por cima/repintar
lay | verlegen/legen | poser/pose | colocar/poner suelo | posare/posa | assentar/colocar
dry | trocknen/trocken | secher/sec/seche | secar/seco | asciugare/asciutto | secar/seco
how often | wie oft/wie haufig | a quelle frequence/combien de fois | cada cuanto/con que frecuencia | ogni quanto/quanto spesso | com que frequencia/de quanto em quanto tempo
how far | wie weit/welcher abstand/wie gross ist der abstand | a quelle distance/quelle distance | a que distancia/que distancia | a che distanza/quale distanza | a que distancia/qual a distancia
which colour | welche farbe | quelle couleur | que color | che colore/quale colore | que cor/qual cor
permit | genehmigung/erlaubnis | permis/autorisation | permiso/licencia | permesso/autorizzazione | licenca/autorizacao
heavy | schwer/schwere/schwerer | lourd/lourde/lourds | pesado/pesada | pesante/pesanti | pesado/pesada
light weight | leicht | leger/legere | ligero/ligera | leggero/leggera | leve
narrow | schmal/eng | etroit/etroite | estrecho/estrecha | stretto/stretta | estreito/estreita
bright | hell | lumineux/clair | luminoso/claro | luminoso/chiaro | luminoso/claro
low | niedrig/tief liegend | bas/basse | bajo/baja | basso/bassa | baixo/baixa
round | rund/runder/rundes | rond/ronde | redondo/redonda | rotondo/rotonda | redondo/redonda
wide open | offen | ouvert/ouverte | abierto/abierta | aperto/aperta | aberto/aberta
guest | gast/gaste | invite/invites | invitado/invitados | ospite/ospiti | convidado/convidados
hang on plasterboard | an rigips aufhangen | accrocher au placo | colgar en pladur | appendere al cartongesso | pendurar no pladur
ready | fertig | pret | listo/terminado | pronto | pronto
tenant | mieter/mieterin | locataire | inquilino/inquilina | inquilino/affittuario | inquilino/inquilina
rent | miete/mieten | loyer/louer | alquiler/alquilar | affitto/affittare | renda/alugar/aluguer
buy | kaufen | acheter | comprar | comprare | comprar
sell | verkaufen | vendre | vender | vendere | vender
craftsman | handwerker | artisan | obrero/albanil | artigiano/muratore | empreiteiro/pedreiro
electrician | elektriker | electricien | electricista | elettricista | eletricista
plumber | klempner/installateur | plombier | fontanero | idraulico | canalizador/encanador
`;
