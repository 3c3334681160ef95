/** Landmarks, outdoor things, parts of facades and signs of the sky: English | German | French | Spanish | Italian | Portuguese. */
export const outdoorWords = `
lighthouse | leuchtturm | phare | faro | faro | farol
windmill | windmuhle/muhle | moulin a vent/moulin | molino de viento/molino | mulino a vento/mulino | moinho de vento/moinho
watermill | wassermuhle | moulin a eau | molino de agua | mulino ad acqua | moinho de agua/azenha
silo | silo/getreidesilo | silo | silo | silo | silo
water tower | wasserturm | chateau d eau | torre de agua | torre dell acqua/torre idrica | torre de agua/caixa d agua
round tower | rundturm/marchenturm/wachturm/aussichtsturm | tour ronde/donjon | torre redonda/torre medieval | torre rotonda/torre medievale | torre redonda/torre medieval
tower | turm/turme | tour/tours | torre/torres | torre/torri | torre/torres
clock tower | uhrturm/glockenturm | tour de l horloge/beffroi | torre del reloj | torre dell orologio/campanile | torre do relogio
church | kirche/dorfkirche/kapelle | eglise/chapelle/abbaye | iglesia/capilla/ermita | chiesa/cappella/abbazia | igreja/capela
temple | tempel | temple | templo | tempio | templo
pagoda | pagode | pagode | pagoda | pagoda | pagode
mosque | moschee | mosquee | mezquita | moschea | mesquita
castle | schloss/burg | chateau/chateau fort | castillo | castello | castelo
igloo | iglu | igloo | iglu | iglu/igloo | iglu
treehouse | baumhaus | cabane dans un arbre/cabane dans les arbres/cabane perchee | casa del arbol/casa en el arbol | casa sull albero | casa na arvore/casa da arvore
container house | containerhaus/schiffscontainer/container | maison container/maison conteneur/conteneur | casa contenedor/contenedor/casa de contenedores | casa container/container | casa container/contentor/container
tiny house | minihaus/tiny house/wohnwagen/bauwagen | mini maison/tiny house/caravane/roulotte | minicasa/casa diminuta/caravana | mini casa/roulotte/casa mobile | mini casa/casa pequenina/caravana
greenhouse | gewachshaus/glashaus | serre | invernadero | serra | estufa
hay barn | scheune/stall/pferdestall | grange/etable/ecurie | granero/establo | fienile/stalla/granaio | celeiro/estabulo
shed | schuppen/gartenhaus/strandhutte/gartenhutte/gerateschuppen/bootshaus | abri de jardin/cabanon/cabine de plage/remise | cobertizo/caseta/caseta de playa | capanno/casetta da giardino/cabina da spiaggia/casotto | barracao/galpao/casinha de praia
carport | carport/uberdachter stellplatz | abri voiture/carport | cochera abierta/marquesina para coche | tettoia per auto/posto auto coperto | garagem aberta/telheiro
bridge | brucke/steinbrucke/holzbrucke | pont/passerelle | puente/pasarela | ponte/passerella | ponte/passarela
garden bridge | gartenbrucke/teichbrucke | pont de jardin | puente de jardin | ponticello da giardino | ponte de jardim
suspension bridge | hangebrucke | pont suspendu | puente colgante | ponte sospeso | ponte suspensa/ponte pensil
stadium | stadion/fussballstadion | stade | estadio | stadio | estadio
amphitheatre | amphitheater | amphitheatre | anfiteatro | anfiteatro | anfiteatro
ruin | ruine/burgruine/klosterruine | ruine/ruines | ruina/ruinas | rovina/rovine/rudere | ruina/ruinas
kiosk | kiosk | kiosque | quiosco/kiosco | chiosco | quiosque
market hall | markthalle | halle/marche couvert/halles | mercado cubierto/mercado | mercato coperto | mercado coberto/mercado
houseboat | hausboot | peniche/maison flottante | casa flotante/casa barco | casa galleggiante/houseboat | casa flutuante/casa barco
pyramid | pyramide | pyramide | piramide | piramide | piramide
dome house | kuppelhaus/kuppel/glaskuppel | dome/maison dome/coupole de verre | casa domo/cupula de vidrio/cupula | cupola di vetro/casa a cupola | cupula/domo/cupula de vidro
mushroom house | pilzhaus/fliegenpilzhaus | maison champignon | casa seta/casa de seta/casa hongo | casa fungo/casa a fungo | casa cogumelo
tent | zelt/zirkuszelt/tipi | tente/chapiteau/tipi | tienda de campana/carpa/tipi | tenda da campeggio/tendone/tipi | tenda/tenda de campismo/barraca
yurt | jurte | yourte | yurta | yurta/iurta | iurta
fire station | feuerwache/feuerwehrhaus | caserne de pompiers | estacion de bomberos/parque de bomberos | caserma dei pompieri | quartel de bombeiros
school | schule/kindergarten/rathaus/krankenhaus | ecole/mairie/hopital | escuela/colegio/ayuntamiento/hospital | scuola/municipio/ospedale | escola/prefeitura/hospital
factory | fabrik/lagerhaus/brauerei | usine/entrepot/fabrique | fabrica/almacen/nave industrial | fabbrica/magazzino/capannone | fabrica/armazem
cinema | kino | cinema | cine | cinema | cinema
petrol station | tankstelle | station service/station essence | gasolinera | distributore di benzina/stazione di servizio | posto de gasolina/bomba de gasolina
earth house | erdhaus/hobbithaus/hohlenhaus | maison de hobbit/maison enterree/maison semi enterree | casa hobbit/casa enterrada | casa hobbit/casa ipogea/casa interrata | casa hobbit/casa enterrada
town gate | stadttor/torbogen | porte de ville/porte fortifiee | puerta de la ciudad/arco de triunfo | porta della citta/porta cittadina/arco di trionfo | porta da cidade/arco do triunfo
ship | schiff/piratenschiff/segelschiff | navire/bateau pirate/voilier | barco pirata/velero/navio | nave/nave pirata/veliero/galeone | navio/navio pirata/veleiro
semi detached | doppelhaus/doppelhaushalfte | maison jumelee/maisons jumelees | casa pareada/casas pareadas | bifamiliare/casa bifamiliare | casa geminada/casas geminadas
ferris wheel | riesenrad | grande roue | noria | ruota panoramica | roda gigante
cable car | seilbahn/gondel | telepherique/telecabine | teleferico/telecabina | funivia/cabinovia | teleferico/bondinho
wheelbarrow | schubkarre/schubkarren | brouette | carretilla | carriola | carrinho de mao/carriola
swing | schaukel | balancoire | columpio | altalena | baloico/balanco
lavender field | lavendelfeld | champ de lavande/champs de lavande | campo de lavanda | campo di lavanda | campo de lavanda
solar panel | solardach/solarpaneele | panneaux solaires/panneaux photovoltaiques | paneles solares/placas solares | pannelli solari | paineis solares
sunset | sonnenuntergang/abendrot | coucher de soleil/coucher du soleil/soleil couchant | atardecer/puesta de sol | tramonto | por do sol/entardecer
cloudy | bewolkt/wolken/wolkig | nuageux/nuages | nublado/nubes | nuvoloso/nuvole | nublado/nuvens
trampoline | trampolin | trampoline | cama elastica/trampolin | trampolino/tappeto elastico | trampolim/cama elastica
slide | rutsche | toboggan | tobogan | scivolo | escorrega/escorregador
sandpit | sandkasten | bac a sable | arenero | sabbiera | caixa de areia
playground | spielplatz/klettergerust | aire de jeux/portique | parque infantil | parco giochi | parque infantil/playground
goal | fussballtor | but de foot/cage de foot | porteria | porta da calcio | baliza/trave
basketball hoop | basketballkorb | panier de basket | canasta de baloncesto/canasta | canestro | tabela de basquete/cesto de basquete
graffiti wall | graffiti/graffitiwand | graffiti/graffitis/mur de graffiti | grafiti/grafitis | graffiti/murales | grafite/graffiti
sports court | tennisplatz/fussballplatz/fussballfeld/sportplatz | terrain de tennis/terrain de foot/court de tennis | pista de tenis/campo de futbol/cancha | campo da tennis/campo da calcio | campo de tenis/campo de futebol/quadra
bus stop | bushaltestelle/haltestelle | arret de bus/abribus | parada de autobus | fermata dell autobus | paragem de autocarro/ponto de onibus
phone box | telefonzelle | cabine telephonique | cabina telefonica | cabina telefonica | cabine telefonica
traffic light | ampel | feu tricolore/feu rouge | semaforo | semaforo | semaforo
for sale sign | zu verkaufen schild/verkaufsschild | panneau a vendre | cartel de se vende | cartello vendesi | placa de vende se
signpost | wegweiser/schild | panneau | senal/cartel | cartello/insegna stradale | placa/sinal
flagpole | fahnenmast/fahne/fahnen/flagge/flaggen | drapeau/mat de drapeau/drapeaux | bandera/banderas/asta | bandiera/bandiere | bandeira/bandeiras/mastro de bandeira
market stall | marktstand/marktstande | etal/stand de marche/etals | puesto de mercado/puestos | bancarella/bancarelle | banca de mercado/bancas
gates | gartentor/schmiedeeisernes tor/eisentor/hoftor | portail/portail en fer forge | porton/verja | cancello/cancello in ferro | portao/portao de ferro
bin | mulltonne/mulltonnen | poubelle/poubelles | cubo de basura/contenedor de basura | bidone/bidoni | caixote do lixo/lixeira
raised bed | hochbeet/hochbeete/gemusebeet/gemusegarten | potager/carre potager/jardiniere | huerto/bancal | orto/aiuola rialzata | horta/canteiro
washing line | wascheleine | corde a linge/linge qui seche | tendedero/ropa tendida | filo del bucato/panni stesi/bucato steso | estendal/varal
hot tub | whirlpool/badefass | jacuzzi/bain nordique/spa exterieur | jacuzzi/banera de hidromasaje | vasca idromassaggio/jacuzzi | jacuzzi/banheira de hidromassagem
beehive | bienenstock/bienenkasten | ruche/ruches | colmena/colmenas | alveare/arnie | colmeia/colmeias
birdhouse | vogelhaus/nistkasten | nichoir/mangeoire | casa de pajaros/nido | casetta per uccelli | casa de passaros
sundial | sonnenuhr | cadran solaire | reloj de sol | meridiana | relogio de sol
boulder | fels/felsen/felsbrocken/findling | rocher/rochers | roca/rocas | roccia/rocce/masso | rocha/rochas/pedregulho
stone lantern | steinlaterne | lanterne de pierre | farol de piedra | lanterna di pietra | lanterna de pedra
scarecrow | vogelscheuche | epouvantail | espantapajaros | spaventapasseri | espantalho
gnome | gartenzwerg | nain de jardin | gnomo de jardin/gnomo | nano da giardino/gnomo | anao de jardim/gnomo
fire bowl | feuerschale | brasero | brasero | braciere | braseiro
pizza oven | pizzaofen/steinofen | four a pizza | horno de pizza/horno de lena | forno a legna/forno per pizza | forno de pizza/forno a lenha
outdoor kitchen | aussenkuche | cuisine d ete/cuisine exterieure | cocina exterior | cucina esterna | cozinha exterior
privacy screen | sichtschutz | brise vue | biombo | paravento/schermo di bambu | biombo
christmas tree | weihnachtsbaum/tannenbaum/christbaum | sapin de noel | arbol de navidad | albero di natale | arvore de natal
chicken | huhn/huhner/hahn/henne | poule/poules/coq | gallina/gallinas/gallo | gallina/galline/gallo | galinha/galinhas/galo
duck | ente/enten/schwan/schwane | canard/canards/cygne/cygnes | pato/patos/cisne/cisnes | anatra/anatre/cigno/cigni | pato/patos/cisne/cisnes
pig | schwein/schweine | cochon/cochons | cerdo/cerdos | maiale/maiali | porco/porcos
rabbit | hase/hasen/kaninchen | lapin/lapins | conejo/conejos | coniglio/conigli | coelho/coelhos
cow | kuh/kuhe | vache/vaches | vaca/vacas | mucca/mucche | vaca/vacas
sheep | schaf/schafe | mouton/moutons | oveja/ovejas | pecora/pecore | ovelha/ovelhas
horse | pferd/pferde | cheval/chevaux | caballo/caballos | cavallo/cavalli | cavalo/cavalos
dog | hund/hunde | chien/chiens | perro/perros | cane/cani | cao/caes/cachorro
cat | katze/katzen | chat/chats | gato/gatos | gatto/gatti | gato/gatos
penguin | pinguin/pinguine | pingouin/pingouins/manchot | pinguino/pinguinos | pinguino/pinguini | pinguim/pinguins
polar bear | eisbar/bar | ours polaire/ours | oso polar/oso | orso polare/orso | urso polar/urso
dragon | drache/drachen | dragon | dragon | drago | dragao
tractor | traktor/trecker | tracteur | tractor | trattore | trator
hay bale | heuballen/strohballen/heu | botte de foin/bottes de foin/meule | paca de heno/balas de heno/heno | balla di fieno/balle di fieno/fieno | fardo de feno/fardos de feno/feno
cart | karren/kutsche/leiterwagen | charrette/caleche | carreta/carruaje/carro de madera | carretto/carrozza | carroca/carruagem
bus | bus/schulbus/reisebus | bus/autocar/autobus | autobus | autobus/pullman | autocarro/onibus
van | lieferwagen/wohnmobil/transporter | camionnette/camping car/fourgon | furgoneta/autocaravana | furgone/camper | carrinha/furgao/autocaravana
fire engine | feuerwehrauto | camion de pompiers | camion de bomberos | camion dei pompieri/autopompa | carro de bombeiros/caminhao de bombeiros
motorbike | motorrad/motorroller/roller | moto/scooter | moto/motocicleta | moto/motorino/vespa | moto/mota/lambreta
train | zug/strassenbahn/eisenbahn | train/tramway | tren/tranvia | treno/tram | comboio/trem/eletrico/bonde
rocket | rakete | fusee | cohete | razzo | foguete/foguetao
rowing boat | ruderboot/kanu/kajak | barque/canoe/kayak | bote/barca de remos/canoa/kayak | barca a remi/canoa/kayak | barco a remos/canoa/caiaque
jetty | steg/bootssteg/anlegesteg | ponton/jetee/embarcadere | embarcadero/muelle | pontile/molo | pontao/cais/ancoradouro
fire escape | aussentreppe/feuertreppe | escalier exterieur/escalier de secours | escalera exterior/escalera de incendios | scala esterna/scala antincendio | escada exterior/escada de incendio
green wall | begrunte fassade/grune wand/fassadenbegrunung/bewachsene wand | mur vegetal/facade vegetalisee | muro verde/jardin vertical/pared verde | parete verde/giardino verticale/facciata verde | parede verde/jardim vertical
lettering | schriftzug/aufschrift/ladenschild | enseigne/lettrage | letrero/rotulo | insegna/scritta | letreiro
awning | markise/markisen | auvent/store banne | toldo/toldos | tenda da sole/tendone a righe | toldo/toldos
weathervane | wetterfahne/wetterhahn | girouette | veleta | banderuola/segnavento | cata vento
antenna | antenne/satellitenschussel | antenne/antenne parabolique | antena | antenna/parabola | antena
window box | blumenkasten/blumenkasten am fenster/balkonkasten | jardiniere fleurie/bac a fleurs/jardinieres fleuries | jardinera | fioriera/fioriere/davanzale fiorito | floreira/floreiras
ramp | rampe/rollstuhlrampe | rampe/rampe d acces | rampa | rampa | rampa
handrail | handlauf/gelander | rampe d escalier/main courante | pasamanos/barandilla | corrimano/ringhiera | corrimao
extension | anbau/wintergarten anbau | extension/veranda attenante | ampliacion/anexo | ampliamento/annesso | extensao/anexo
wreath | turkranz/adventskranz | couronne de noel/couronne | corona de navidad | ghirlanda | coroa de natal/guirlanda
northern lights | nordlicht/nordlichter/polarlicht/polarlichter | aurore boreale/aurores boreales | aurora boreal/auroras boreales | aurora boreale | aurora boreal
fireworks | feuerwerk | feu d artifice/feux d artifice | fuegos artificiales | fuochi d artificio | fogo de artificio/fogos de artificio
hot air balloon | heissluftballon/heissluftballons/heissluftballone | montgolfiere/montgolfieres | globo aerostatico/globos aerostaticos | mongolfiera/mongolfiere | balao de ar quente/baloes de ar quente
airplane | flugzeug | avion | avion | aereo | aviao
lightning | blitz/blitze | eclair/eclairs/foudre | rayo/relampago/relampagos | fulmine/fulmini | relampago/raio
stars | stern/sterne/sternenhimmel | etoile/etoiles/ciel etoile | estrella/estrellas/cielo estrellado | stella/stelle/cielo stellato | estrela/estrelas/ceu estrelado
full moon | vollmond/mond | pleine lune/lune | luna llena/luna | luna piena/luna | lua cheia/lua
volcano | vulkan | volcan | volcan | vulcano | vulcao
snow capped mountain | schneebedeckte berge/verschneite berge/verschneite gipfel | montagnes enneigees/sommets enneiges | montanas nevadas/cumbres nevadas | montagne innevate/cime innevate | montanhas nevadas/picos nevados
waterfall | wasserfall | cascade/chute d eau | cascada/salto de agua | cascata | cascata/cachoeira
wind turbine | windrad/windrader/windkraftanlage | eolienne/eoliennes | aerogenerador/aerogeneradores/molinos eolicos | pala eolica/pale eoliche | turbina eolica/eolica
footprints | fussspuren/spuren im schnee | traces de pas/empreintes | huellas | impronte/orme | pegadas
icicle | eiszapfen | stalactite de glace/glacons | caramban/carambanos | ghiaccioli | pingentes de gelo
smoke | rauch/rauchend/rauchender schornstein | fumee/cheminee qui fume | humo/chimenea humeante | fumo/comignolo fumante | fumaca/fumo/chamine fumegante
aerial view | luftaufnahme/luftbild/vogelperspektive/von oben/aus der luft/drohnenaufnahme | vue aerienne/vu du ciel/vue du ciel/vu d en haut/vue de drone | vista aerea/desde arriba/a vista de pajaro/desde el aire | vista aerea/dall alto/visto dall alto/vista dall alto | vista aerea/de cima/visto de cima
worm eye view | froschperspektive/von unten | contre plongee/vu d en bas | contrapicado/desde abajo | dal basso/visto dal basso | de baixo/visto de baixo/contra picado
front view | frontansicht/von vorne/vorderansicht | vue de face/de face | vista frontal/de frente | vista frontale/di fronte | vista frontal/de frente
section view | schnitt/querschnitt/schnittansicht/aufgeschnitten | coupe/vue en coupe/coupe transversale | seccion/corte/vista en seccion | sezione/spaccato | corte/seccao/vista em corte
from the garden | vom garten aus/gartenseite/gartenansicht | vu du jardin/cote jardin/depuis le jardin | desde el jardin | dal giardino/lato giardino | do jardim/vista do jardim
through an arch | durch einen torbogen/durch einen bogen | a travers une arche/a travers un porche | a traves de un arco | attraverso un arco | atraves de um arco
street view | von der strasse/strassenansicht | depuis la rue/vu de la rue | desde la calle | dalla strada | da rua
striped | gestreift/gestreifte/streifen | raye/rayee/rayures/a rayures | a rayas/rayas/rayado | a righe/righe/a strisce | as riscas/listras/listrado
dotted | gepunktet/punkte/punkten | a pois/pois | lunares/puntos/a lunares | a pois/puntini | bolinhas/pintas
louvre | lamellen/sonnenlamellen/holzlamellen | brise soleil/lames en bois/ventelles | lamas de madera/lamas/celosia | frangisole/lamelle | brises/laminas de madeira
loggia | loggia/loggien | loggia/loggias | logia/logias | loggia/logge | loggia
stone base | steinsockel/natursteinsockel | soubassement en pierre/socle en pierre | zocalo de piedra/base de piedra | basamento in pietra/zoccolo in pietra | base de pedra/soco de pedra
parapet | attika/dachbrustung | acrotere/parapet | pretil/parapeto | parapetto | platibanda/parapeito
glass railing | glasgelander/glasbrustung | garde corps en verre/balustrade en verre | barandilla de vidrio/barandilla de cristal | parapetto in vetro/ringhiera in vetro | guarda corpo de vidro
iron railing | eisengelander/metallgelander | garde corps en fer/balustrade en fer forge | barandilla de hierro/baranda de hierro | ringhiera in ferro/ringhiera di ferro | grade de ferro/gradil de ferro
sawtooth roof | sheddach/sagezahndach | toit en dents de scie/toiture en sheds | techo en diente de sierra/cubierta en diente de sierra | tetto a shed/tetto a denti di sega | telhado em dente de serra/telhado em shed
ground floor | erdgeschoss | rez de chaussee | planta baja | piano terra/pianterreno | res do chao/andar terreo
upper floor | obergeschoss | etage superieur | planta superior/piso superior | piano superiore | andar superior/piso superior
outside staircase | aussentreppe aus stein/aussentreppe aus holz | escalier exterieur en pierre | escalera exterior de piedra | scala esterna in pietra | escada exterior de pedra
`;
